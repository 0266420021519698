/** A run of words, strong or plain. */
export interface Run {
  text: string;
  strong: boolean;
}

/** What a paragraph is made of: lines that flow, or points of a list. */
export interface Block {
  list: boolean;
  lines: Run[][];
}

export interface Told {
  title: string;
  blocks: Block[];
}

/** The words of a book in one language, by the names of its chapters and paragraphs. */
export type Words = ReadonlyMap<string, Told>;

const HEADING = /^##? ([\w.-]+)(?:: (.*))?$/;

/** Reads `# chapter: Title` and `## chapter.paragraph: Title` with the words below; a paragraph needs no title. */
export function readWords(markdown: string): Words {
  const words = new Map<string, Told>();
  let open: { told: Told; text: string[] } | null = null;
  const close = () => open?.told.blocks.push(...blocks(open.text));
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    if (!heading) {
      open?.text.push(line);
      continue;
    }
    close();
    const [, name = '', title = ''] = heading;
    if (words.has(name)) throw new Error(`${name} stands twice`);
    open = { told: { title, blocks: [] }, text: [] };
    words.set(name, open.told);
  }
  close();
  return words;
}

function blocks(lines: readonly string[]): Block[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      block.startsWith('- ')
        ? {
            list: true,
            lines: block
              .split(/\n?^- /m)
              .filter(Boolean)
              .map(runs),
          }
        : { list: false, lines: [runs(block.replaceAll('\n', ' '))] },
    );
}

/** Strong words stand between two asterisks. */
function runs(line: string): Run[] {
  return line
    .trim()
    .split('**')
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export const plainText = (told: Told) =>
  [told.title, ...told.blocks.flatMap((block) => block.lines.map((line) => line.map(({ text }) => text).join('')))].join(' ');
