/** A sentence without a language, as docs/protocol.md says it. */
export interface Phrase {
  key: string;
  gaps?: Record<string, Gap>;
}

export type Gap = { seat: number } | { count: number } | { name: string } | { text: string } | { phrase: Phrase } | { many: Gap[] };
