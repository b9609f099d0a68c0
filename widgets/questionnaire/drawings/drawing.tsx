import { drawings } from '#widgets/questionnaire/drawings/drawings.ts';

/** The small picture on an answer's card; undefined for questions whose answers have none. */
export function drawingOf(field: string, value: string) {
  const [fill, line, hue] = (drawings as Record<string, Record<string, readonly string[]>>)[field]?.[value] ?? [];
  if (line === undefined) return undefined;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={fill} className={hue} />
      <path d={line} />
    </svg>
  );
}
