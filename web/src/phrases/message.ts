/**
 * Messages of the catalogues: `{gap}`, `{n, plural, one {# stone} other {# stones}}`, and where a verb must agree with the reader,
 * `{seat, select, you {prenez} other {prend}}`.
 */

export type Piece = string | { gap: string } | { number: string } | Plural | Select;

export interface Plural {
  plural: string;
  forms: Record<string, Piece[]>;
}

/** What is said to the seat itself, and what of it to the others. */
export interface Select {
  select: string;
  forms: Record<string, Piece[]>;
}

const parsed = new Map<string, Piece[]>();

export function parse(message: string): Piece[] {
  let pieces = parsed.get(message);
  if (!pieces) {
    const reader = new Reader(message);
    pieces = reader.pieces(null);
    reader.mustBeAtEnd();
    parsed.set(message, pieces);
  }
  return pieces;
}

/** Exact forms (`=0`) come before the language's plural categories. */
export function formOf(plural: Plural, count: number, language: string): Piece[] {
  const category = new Intl.PluralRules(language).select(count);
  return plural.forms[`=${count}`] ?? plural.forms[category] ?? plural.forms['other'] ?? [];
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  pieces(counted: string | null): Piece[] {
    const found: Piece[] = [];
    let plain = '';
    const flush = () => {
      if (plain) found.push(plain);
      plain = '';
    };
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const letter = this.text[this.at++] ?? '';
      if (letter === '{') {
        flush();
        found.push(this.gap());
      } else if (letter === '#' && counted) {
        flush();
        found.push({ number: counted });
      } else {
        plain += letter;
      }
    }
    flush();
    return found;
  }

  mustBeAtEnd(): void {
    if (this.at < this.text.length) this.fail('a brace closes nothing');
  }

  private gap(): Piece {
    const name = this.upTo(/[,}]/);
    if (this.text[this.at] === '}') {
      this.at++;
      return { gap: name };
    }
    this.at++;
    const kind = this.upTo(/[,}]/);
    if (kind !== 'plural' && kind !== 'select') this.fail(`unknown kind ${kind}`);
    this.expect(',');
    const forms = this.forms(kind === 'plural' ? name : null);
    if (!forms['other']) this.fail(`a ${kind} wants the form other`);
    return kind === 'plural' ? { plural: name, forms } : { select: name, forms };
  }

  private forms(counted: string | null): Record<string, Piece[]> {
    const forms: Record<string, Piece[]> = {};
    while (this.skipSpace() !== '}') {
      const form = this.upTo(/[{}]/);
      this.expect('{');
      forms[form] = this.pieces(counted);
      this.expect('}');
    }
    this.at++;
    return forms;
  }

  private skipSpace(): string | undefined {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    if (this.at >= this.text.length) this.fail('a brace stays open');
    return this.text[this.at];
  }

  private upTo(end: RegExp): string {
    const from = this.at;
    while (this.at < this.text.length && !end.test(this.text[this.at] ?? '')) this.at++;
    if (this.at >= this.text.length) this.fail('a brace stays open');
    return this.text.slice(from, this.at).trim();
  }

  private expect(letter: string): void {
    if (this.text[this.at++] !== letter) this.fail(`${letter} expected`);
  }

  private fail(why: string): never {
    throw new Error(`${why}: ${this.text}`);
  }
}
