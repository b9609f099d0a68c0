import * as z from 'zod/mini';
import type { Desk } from '#api/advisor/openai/desk.ts';
import { numbersIn } from '#api/advisor/openai/guard/figures.ts';
import { defineTool, saying } from '#api/advisor/openai/tools/tool.ts';
import { type FactName, factNames, factRow, isFactValue } from '#domain/home/facts.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';

const MOST_AT_ONCE = 12;
const MONTHS = 12;

const told = z.strictObject({
  name: z.enum(factNames),
  value: z.union([z.string().check(z.maxLength(120)), z.number(), z.boolean(), z.null()]),
  unit: z.optional(z.enum(['m2', 'sqft', 'perMonth', 'perYear'])),
  quote: z.string().check(z.minLength(1), z.maxLength(300)),
});
type Told = z.infer<typeof told>;

const bare = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether the visitor said so in this message: nobody else teaches a fact, whatever a text beside it asks for. */
function isSaid({ value, quote }: Told, message: string): boolean {
  if (bare(quote) === '' || !bare(message).includes(bare(quote))) return false;
  return typeof value !== 'number' || numbersIn(quote).includes(value);
}

function inOwnUnit({ name, value, unit }: Told): Told['value'] {
  const { unit: own } = factRow(name);
  if (typeof value !== 'number') return value;
  if (own === 'sqft' && unit === 'm2') return Math.round(squareFeet(value));
  if (own === 'm2' && unit === 'sqft') return squareMetres(value);
  return own === 'perYear' && unit === 'perMonth' ? value * MONTHS : value;
}

const isOwnWord = (name: FactName, value: unknown, quote: string) =>
  factRow(name).kind !== 'words' || bare(quote).includes(bare(String(value)));

function learn(desk: Desk, it: Told): string {
  const { name, quote } = it;
  const value = inOwnUnit(it);
  if (!isSaid(it, desk.turn.message)) return `${name}: refused, the visitor's last message does not say so`;
  const isKnown = value === null || (isFactValue(name, value) && isOwnWord(name, value, quote));
  if (!isKnown) return `${name}: refused, not a value of this fact`;
  Object.assign(desk.learnt, { [name]: value });
  return `${name}: noted`;
}

function describe(name: FactName): string {
  const { kind, of = [], unit } = factRow(name);
  return `${name} (${kind === 'choice' ? of.join('|') : [kind, unit].filter(Boolean).join(', ')})`;
}

export const recordFacts = defineTool({
  name: 'record_facts',
  description: `Notes what the visitor's last message says of their own home, or takes back with null. Never what is asked, wished for, imagined, or of somebody else's home. quote: the visitor's exact words. unit: of areas and bills as they were said. Facts: ${factNames.map(describe).join('; ')}`,
  input: z.strictObject({ facts: z.array(told).check(z.maxLength(MOST_AT_ONCE)) }),
  answer: ({ facts }, desk) => saying(facts.map((it) => learn(desk, it)).join('\n')),
});
