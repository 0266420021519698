export const LANGUAGES = ['en', 'ru', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
