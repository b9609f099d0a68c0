import { createElement, Fragment, type ReactNode } from 'react';
import { type Block, readBlocks } from '#widgets/chat/markdown/blocks.ts';
import { type Inline, readInline } from '#widgets/chat/markdown/inline.ts';

interface MarkdownProps {
  text: string;
  /** Address of the API, whose origin is ours. */
  api: string;
}

/** Children whose only name is their place. */
const inOrder = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children);

function drawLink(label: string, href: string, api: string): ReactNode {
  const target = safeLink(href, api);
  if (!target) return label === href ? href : `[${label}](${href})`;
  return (
    <a href={target} target="_blank" rel="noopener nofollow">
      {label}
    </a>
  );
}

function drawPiece(piece: Inline, api: string): ReactNode {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'break':
      return <br />;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return drawLink(piece.label, piece.href, api);
    case 'strong':
      return <strong>{drawPieces(piece.parts, api)}</strong>;
    case 'emphasis':
      return <em>{drawPieces(piece.parts, api)}</em>;
  }
}

const drawPieces = (pieces: readonly Inline[], api: string): ReactNode =>
  inOrder(pieces.map((piece) => drawPiece(piece, api)));

const drawText = (text: string, api: string) => drawPieces(readInline(text), api);

function drawBlock(block: Block, api: string): ReactNode {
  if (block.kind === 'paragraph') return <p>{drawText(block.text, api)}</p>;
  const items = inOrder(block.items.map((item) => <li key={null}>{drawText(item, api)}</li>));
  return block.kind === 'bullets' ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

/** A message as elements of ours, never as markup of its own: no HTML, no pictures, links only where `safeLink` lets them. */
export function Markdown({ text, api }: MarkdownProps) {
  return inOrder(readBlocks(text).map((block) => drawBlock(block, api)));
}

/**
 * Where a link in a message may lead: to https, or to our own origin. Undefined for all else, which stays text.
 * `base` is the address of the API; what begins with a slash belongs to it.
 */
function safeLink(href: string, base: string): string | undefined {
  const own = new URL(base, location.href);
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href) || !URL.canParse(href, own)) return undefined;
  const { protocol, origin, username, password, href: whole } = new URL(href, own);
  if (username || password) return undefined;
  return protocol === 'https:' || origin === own.origin ? whole : undefined;
}
