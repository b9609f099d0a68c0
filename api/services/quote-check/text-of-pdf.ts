import { Worker } from 'node:worker_threads';
import type { PdfOutcome } from '#api/services/quote-check/pdf-worker.ts';
import { MOST_PDF_PAGES } from '#domain/contract/quote-check.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { MOST_OFFER_TEXT } from '#domain/quote-check/read/read-offer.ts';

const MOST_MS = 6_000;
const MOST_MEMORY_MB = 256;
/** Files that are read at the same time; each is a thread of its own. */
const MOST_AT_ONCE = 2;
const PDF = Buffer.from('%PDF-');
/** A file may begin with something else. */
const HEAD = 1_024;

let reading = 0;

const refused = (problem: FieldProblem) => new Failure('validation', { fields: [{ path: 'pdf', problem }] });

/** In a thread of its own, bounded in memory and time: what a file does there harms nobody. */
function readBeside(file: Uint8Array): Promise<PdfOutcome> {
  const bounds = { pages: MOST_PDF_PAGES, characters: MOST_OFFER_TEXT };
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { file, ...bounds },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  return new Promise<PdfOutcome>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'too-long' }), MOST_MS);
    const end = (outcome: PdfOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    worker.once('message', end);
    worker.once('error', () => end({ problem: 'unknown-value' }));
    worker.once('exit', () => end({ problem: 'unknown-value' }));
  }).finally(() => worker.terminate());
}

/** The text of a PDF's pages, one line for each of theirs; empty where it has pictures alone. */
export async function textOfPdf(file: Buffer): Promise<string> {
  if (!file.subarray(0, HEAD).includes(PDF)) throw refused('unknown-value');
  if (reading >= MOST_AT_ONCE) throw new Failure('unavailable', { retryAfterSeconds: 5 });
  reading += 1;
  try {
    const outcome = await readBeside(new Uint8Array(file));
    if ('problem' in outcome) throw refused(outcome.problem);
    return outcome.text;
  } finally {
    reading -= 1;
  }
}
