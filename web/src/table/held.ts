/** A finger that stays so long on a button wants to know what it will do. */
const HELD = 480;

/** Buttons that a finger holds are told about, and do nothing when it lets go. */
export function heldToBeTold(buttons: HTMLElement): void {
  let since = Infinity;
  buttons.addEventListener('pointerdown', ({ pointerType, timeStamp }) => (since = pointerType === 'mouse' ? Infinity : timeStamp));
  buttons.addEventListener(
    'click',
    (click) => {
      if (click.timeStamp - since > HELD) click.stopPropagation();
      since = Infinity;
    },
    { capture: true },
  );
  // Else a phone asks what to do with the words.
  buttons.addEventListener('contextmenu', (menu) => since < Infinity && menu.preventDefault());
}
