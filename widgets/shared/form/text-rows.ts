/** One line of text in a form, and how its input behaves. */
export interface TextRow {
  type: 'text' | 'email' | 'tel';
  /** The browser's word for it. */
  autoComplete: string;
  isOptional?: true;
}
export type TextRows<Field extends string = string> = Record<Field, TextRow>;

/** Nothing typed yet. */
export function emptyTexts<Field extends string>(rows: TextRows<Field>): Record<Field, string> {
  return Object.fromEntries(Object.keys(rows).map((field) => [field, ''])) as Record<Field, string>;
}

/** What was typed, without the spaces around it; an optional line that is empty is left out. */
export function typedTexts<Field extends string>(
  rows: TextRows<Field>,
  values: Record<NoInfer<Field>, string>,
): Partial<Record<Field, string>> {
  const typed = (Object.keys(rows) as Field[]).map((field) => [field, values[field].trim()] as const);
  return Object.fromEntries(typed.filter(([field, text]) => text || !rows[field].isOptional)) as Partial<
    Record<Field, string>
  >;
}
