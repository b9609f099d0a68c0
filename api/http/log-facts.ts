import { rootError } from '#api/http/failure-of-error.ts';

/** What of an error may be logged. Messages of databases and schemas quote values, so those give their code alone. */
export function logFacts(error: unknown): Record<string, unknown> {
  const root = rootError(error) as {
    name?: string;
    code?: string;
    constraint?: string;
    stack?: string;
    issues?: unknown;
  };
  const frames = root.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const quotesValues = root.code !== undefined || root.issues !== undefined;
  return {
    kind: root.name,
    code: root.code,
    constraint: root.constraint,
    ...(!quotesValues && { message: root.stack?.split('\n', 1)[0] }),
    stack: frames.join('\n'),
  };
}
