import { fold } from '#api/advisor/builtin/fold.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { sayFinding } from '#api/advisor/builtin/say/say-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Locale } from '#domain/format.ts';

interface Asked {
  message: string;
  locale: Locale;
  now: Date;
  /** How often a subject of no concern was turned down before. */
  declined: number;
}

/** The answer to what a message asks, its sources as a line of their own; null when it asks nothing. */
export function saySubject(
  { finding, isQuestion }: ReadTurn,
  { message, locale, now, declined }: Asked,
): string | null {
  const { language } = locale;
  if (finding.kind === 'none' && vocabularies[language].aside.test(fold(message)))
    return sayRemark('offTopic', language, declined);
  if (finding.kind !== 'found' && !isQuestion) return null;
  const { text, sources } = sayFinding(finding, locale, now);
  return sources === null ? text : `${text}\n${sources}`;
}
