const VOWEL = '[aeiouyàâéèêëîïôùûąęóаеёиоуыэюя]';
const CONSONANT = `(?!${VOWEL}|[ьъй])\\p{L}`;
const BETWEEN = new RegExp(`(?<=\\p{L}${VOWEL}${CONSONANT}[ьъ]?)(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu');
/** Shorter words fit anywhere. */
const LONG = /\p{L}{8,}/gu;

/** A name whose long words may be broken between two consonants, with a hyphen: browsers break no word that begins with a capital. */
export const softly = (name: string) => name.replace(LONG, (word) => word.replace(BETWEEN, '\u00AD'));
