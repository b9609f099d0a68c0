import { textOfPdf } from '#api/services/quote-check/text-of-pdf.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { readQuote as endpoint } from '#domain/contract/quote-check.ts';
import { Failure } from '#domain/failure.ts';
import { readOffer } from '#domain/quote-check/read/read-offer.ts';

/** Finds the fields; keeps neither text nor file. */
export async function readQuote({ text, pdf }: BodyOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const told = pdf === undefined ? text : await textOfPdf(Buffer.from(pdf, 'base64'));
  if (told === undefined) throw new Failure('validation', { fields: [{ path: 'text', problem: 'required' }] });
  return { quote: readOffer(told), hasText: told.trim() !== '' };
}
