import * as z from 'zod/mini';
import { changeable } from '#domain/estimate/assumption-names.ts';
import {
  chargings,
  type EstimateInput,
  estimateHeatings,
  estimateInputSchema,
} from '#domain/estimate/estimate-input.ts';
import type { Variable } from '#domain/estimate/variables.ts';
import type { FieldError } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';
import { roofShadings } from '#domain/home/enumerations.ts';

/** What of the input is no quantity of the model, and how each is told. */
const choiceFields = {
  applicationDate: { kind: 'day' },
  ownsHome: { kind: 'flag' },
  'roof.shading': { kind: 'choice', of: roofShadings },
  'heating.system': { kind: 'choice', of: estimateHeatings },
  'heating.works': { kind: 'flag' },
  'heating.ageYears': { kind: 'number' },
  'heating.builtIn': { kind: 'number' },
  'heatPump.kind': { kind: 'choice', of: ['air', 'ground'] },
  'heatPump.naturalRefrigerant': { kind: 'flag' },
  householdIncome: { kind: 'number' },
  minorChildren: { kind: 'number' },
  homes: { kind: 'number' },
  'ev.charging': { kind: 'choice', of: chargings },
  'ev.chargerKw': { kind: 'number' },
  'ev.ownParking': { kind: 'flag' },
} as const satisfies Record<string, { kind: 'number' | 'flag' | 'day' } | { kind: 'choice'; of: readonly string[] }>;
export type ChoiceField = keyof typeof choiceFields;

/** Every name under which the estimate tells what it stands on. */
export type AssumptionName = Variable | ChoiceField;

export function fieldOf(name: AssumptionName): { kind: 'number' | 'flag' | 'day' | 'choice'; of?: readonly string[] } {
  return name in choiceFields ? choiceFields[name as ChoiceField] : { kind: 'number' };
}

/** What somebody has put in place of assumptions, by their names. */
export type Changes = { [Name in AssumptionName]?: string | number | boolean };

/** Where the schema finds it. */
const pathOf = (name: string) => (name in changeable ? ['assumptions', name] : name.split('.'));

type Tree = Record<string, unknown>;

/** What a group cannot do without, where only part of it is told. */
const needed: Record<string, Tree> = { heating: { system: 'unsure' }, heatPump: { kind: 'air' } };

function placed(tree: Tree, [first = '', second]: readonly string[], value: unknown): Tree {
  if (second === undefined) return { ...tree, [first]: value };
  const group = (tree[first] as Tree | undefined) ?? needed[first];
  return { ...tree, [first]: { ...group, [second]: value } };
}

/** The input with changes in place of what it says or leaves open. The name of a refused one is in its `path`. */
export function withChanges(
  input: EstimateInput,
  changes: Changes,
): { input: EstimateInput; refused?: undefined } | { refused: FieldError[]; input?: undefined } {
  const tree = Object.entries(changes).reduce<Tree>(
    (before, [name, value]) => placed(before, pathOf(name), value),
    input,
  );
  const read = z.safeParse(estimateInputSchema, tree, { reportInput: true });
  if (read.success) return { input: read.data };
  const refused = fieldErrors(read.error.issues);
  return { refused: refused.map(({ path, problem }) => ({ path: path.replace(/^assumptions\./, ''), problem })) };
}
