import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

export type PdfOutcome = { text: string } | { problem: 'unknown-value' | 'too-many' | 'too-long' };

interface Asked {
  file: Uint8Array;
  pages: number;
  characters: number;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function textOfPage(document: Document, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((it) => ('str' in it ? `${it.str}${it.hasEOL ? '\n' : ''}` : '')).join('');
}

async function read({ file, pages, characters }: Asked): Promise<PdfOutcome> {
  const document = await getDocumentProxy(file, { disableFontFace: true, verbosity: 0 });
  if (document.numPages > pages) return { problem: 'too-many' };
  let text = '';
  for (let number = 1; number <= document.numPages && text.length < characters; number += 1)
    text += `${await textOfPage(document, number)}\n`;
  return { text: text.slice(0, characters) };
}

read(workerData).then(
  (outcome) => parentPort?.postMessage(outcome),
  () => parentPort?.postMessage({ problem: 'unknown-value' }),
);
