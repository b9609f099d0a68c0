import fc from 'fast-check';

/** The part of JSON Schema that our OpenAPI document speaks. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const MOST_ITEMS = 3;
const emails = ['ada@example.org', 'eve+tag@example.org', 'ünïcode@example.org', 'newcomer@example.org'];

function text({ minLength = 0, maxLength = 200, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom(...emails);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const word = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
  return fc.oneof({ arbitrary: word, weight: 5 }, fc.constant('w'.repeat(Math.min(maxLength, 20_000))));
}

function number(whole: boolean, { minimum, maximum = 2 ** 53 - 1, exclusiveMinimum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -(2 ** 53) + 1 : exclusiveMinimum + 1);
  if (whole)
    return fc.oneof(
      fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }),
      fc.constantFrom(min, maximum),
    );
  return fc.double({ min, max: maximum, noNaN: true });
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<object> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, valueOfSchema(schema)] as const);
  const named: fc.Arbitrary<Record<string, unknown>> = fc.record(
    Object.fromEntries(entries.filter(([name]) => required.includes(name))),
  );
  const others: fc.Arbitrary<Record<string, unknown>> = fc.record(
    Object.fromEntries(entries.filter(([name]) => !required.includes(name))),
    { requiredKeys: [] },
  );
  const unnamed =
    typeof additionalProperties === 'object'
      ? fc.dictionary(fc.string({ maxLength: 8 }), valueOfSchema(additionalProperties), { maxKeys: 3 })
      : fc.constant({});
  return fc.tuple(unnamed, others, named).map((parts) => Object.assign({}, ...parts));
}

/** A value that the schema takes, refinements that JSON Schema cannot tell apart. */
export function valueOfSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map(valueOfSchema));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema.type === 'integer', schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOfSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
