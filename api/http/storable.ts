/** More than any body of the contract has; what recurses over a body afterwards cannot run out of stack. */
const MAX_LEVELS = 16;

/** PostgreSQL stores no NUL and no half of a surrogate pair: each becomes U+FFFD. */
function storableText(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '\ufffd').toWellFormed();
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((it) => isTooDeep(it, levels - 1));
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(storableValue);
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [storableText(key), storableValue(it)]));
}

/** Parsed input with texts and keys that the database takes; undefined when it is nested too deep. */
export function storable(value: unknown): { value: unknown } | undefined {
  return isTooDeep(value, MAX_LEVELS) ? undefined : { value: storableValue(value) };
}
