/** After a move another button may stand under the pointer: the second click of a double click was not meant for it. */
export function onceAClick(buttons: HTMLElement): void {
  buttons.addEventListener('click', (click) => click.detail > 1 && click.stopPropagation(), { capture: true });
}
