/** Of the bar's width, what buttons may take; of a button's, what its picture and each of its letters take, on two lines. */
const FOR_BUTTONS = 0.66;
const PICTURE = 58;
const LETTER = 7;

/** Whether moves with these names have room in a bar as buttons, or in the part of it that they have for themselves. */
export function roomFor(names: readonly string[], width: number, part = FOR_BUTTONS): boolean {
  return names.reduce((sum, name) => sum + PICTURE + (LETTER * name.length) / 2, 0) <= width * part;
}
