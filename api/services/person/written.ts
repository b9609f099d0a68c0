type WrittenValue<Value> = Value extends Date ? string : Value;
type Written<Row> = { [Key in keyof Row]: WrittenValue<Row[Key]> };

/** A row as JSON carries it: moments as ISO 8601 in UTC. */
export function written<Row extends object>(row: Row): Written<Row> {
  const entries = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(entries) as Written<Row>;
}
