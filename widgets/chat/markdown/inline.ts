/** A piece of a line of text. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'break' };

/** Every repetition is bounded and cannot run into the next piece, so that time grows with the length alone. */
const PIECE =
  /\\([\\`*_[\]()#+.!>-])|`([^`\n]{1,1000})`|\[([^[\]\n]{1,300})\]\(([^\s()<>]{1,2000})\)|(https?:\/\/[^\s<>()[\]"'`*]{1,2000})|(\*\*|__|\*|_)|(\n)/g;
const END_OF_SENTENCE = /[.,;:!?…]+$/;
const WORD = /[\p{L}\p{N}]/u;

type Sign = '**' | '__' | '*' | '_';
interface Open {
  sign: Sign;
  /** What stands before it, to which it goes back when it is never closed. */
  before: Inline[];
}

/** Writes down pieces as they come, and knows which signs are open. */
class Composition {
  #parts: Inline[] = [];
  readonly #open: Open[] = [];

  add(piece: Inline): void {
    const last = this.#parts.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') this.#parts[this.#parts.length - 1] = last + piece;
    else if (piece !== '') this.#parts.push(piece);
  }

  isOpen(sign: Sign): boolean {
    return this.#open.some((it) => it.sign === sign);
  }

  open(sign: Sign): void {
    this.#open.push({ sign, before: this.#parts });
    this.#parts = [];
  }

  /** Closes the nearest such sign; those opened since were only characters. */
  close(sign: Sign): void {
    while (this.#open.at(-1)?.sign !== sign) this.#dropLast();
    const kind = sign.length === 2 ? 'strong' : 'emphasis';
    const { before } = this.#open.pop() as Open;
    const parts = this.#parts;
    this.#parts = before;
    if (parts.length > 0) this.#parts.push({ kind, parts });
    else this.add(sign + sign);
  }

  end(): Inline[] {
    while (this.#open.length > 0) this.#dropLast();
    return this.#parts;
  }

  #dropLast(): void {
    const { sign, before } = this.#open.pop() as Open;
    const since = this.#parts;
    this.#parts = before;
    this.add(sign);
    for (const piece of since) this.add(piece);
  }
}

function takeSign(composition: Composition, sign: Sign, before: string, after: string): void {
  const isWordSign = sign.startsWith('_');
  const canClose = before.trim() !== '' && !(isWordSign && WORD.test(after));
  const canOpen = after.trim() !== '' && !(isWordSign && WORD.test(before));
  if (canClose && composition.isOpen(sign)) composition.close(sign);
  else if (canOpen && !composition.isOpen(sign)) composition.open(sign);
  else composition.add(sign);
}

function addAddress(composition: Composition, address: string): void {
  const end = END_OF_SENTENCE.exec(address.slice(-20))?.[0] ?? '';
  const href = address.slice(0, address.length - end.length);
  composition.add({ kind: 'link', label: href, href });
  composition.add(end);
}

/** What a piece begins with. */
const SIGNS = ['\\', '`', '[', '*', '_', '\n', 'http'];

/** Bold, emphasis, code, links and line breaks of a paragraph; anything else stays the text it is. */
export function readInline(text: string): Inline[] {
  if (!SIGNS.some((it) => text.includes(it))) return [text];
  const composition = new Composition();
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, escaped, code, label, href, address, sign, lineBreak] = match;
    const start = match.index;
    composition.add(text.slice(end, start));
    end = start + whole.length;
    if (sign) takeSign(composition, sign as Sign, text[start - 1] ?? '', text[end] ?? '');
    else if (code !== undefined) composition.add({ kind: 'code', text: code });
    else if (label && href) composition.add({ kind: 'link', label, href });
    else if (address) addAddress(composition, address);
    else if (lineBreak) composition.add({ kind: 'break' });
    else composition.add(escaped ?? whole);
  }
  composition.add(text.slice(end));
  return composition.end();
}
