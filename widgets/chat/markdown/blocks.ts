/** What stands below each other in a message. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: string[]; start: number };

const BULLET = /^ {0,8}[-*•] +(?=\S)/;
const NUMBER = /^ {0,8}(\d{1,4})[.)] +(?=\S)/;
const HEADING = /^#{1,6} +(?=\S)/;

/** Most lines are none of these, and no pattern is compiled for them. */
const BEGINNINGS = '-*•#0123456789';

function readLine(blocks: Block[], line: string, isAfterGap: boolean): void {
  const last = blocks.at(-1);
  const isPlain = !BEGINNINGS.includes(line.trimStart().charAt(0));
  const number = isPlain ? null : NUMBER.exec(line);
  const sign = isPlain ? null : (number ?? BULLET.exec(line));
  if (sign) {
    const kind = number ? 'numbers' : 'bullets';
    const item = line.slice(sign[0].length);
    if (last?.kind === kind) last.items.push(item);
    else
      blocks.push(
        number ? { kind: 'numbers', items: [item], start: Number(number[1]) } : { kind: 'bullets', items: [item] },
      );
    return;
  }
  const heading = isPlain ? null : HEADING.exec(line);
  const text = heading ? `**${line.slice(heading[0].length)}**` : line;
  const isContinued = !isAfterGap && !heading;
  if (isContinued && last?.kind === 'paragraph') last.text += `\n${text}`;
  else if (isContinued && last && last.kind !== 'paragraph') last.items.push(`${last.items.pop()}\n${text.trim()}`);
  else blocks.push({ kind: 'paragraph', text });
}

/** Paragraphs and lists; a list inside a list becomes part of it. Time grows with the length alone. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isAfterGap = true;
  for (const line of text.split(/\r?\n/)) {
    const isEmpty = line.trim() === '';
    if (!isEmpty) readLine(blocks, line, isAfterGap);
    isAfterGap = isEmpty;
  }
  return blocks;
}
