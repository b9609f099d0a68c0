export interface Mutation {
  /** Number of the promise in docs/promises.md. */
  promise: number;
  /** What is broken. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  replace: string;
  by: string;
  /** Its tests of this name (a regular expression) are green as it is; with the change an assertion of theirs fails. */
  test: { project: string; file: string; name: string; env?: Record<string, string> };
}

/** Tests on PGlite. */
export const pglite = (file: string, name: string) => ({ project: 'api-pglite', file, name });

/** Tests on PostgreSQL: of calls at once, and those that run there alone. */
export const postgres = (file: string, name: string) => ({ project: 'api-postgres', file, name });
