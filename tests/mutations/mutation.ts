export interface Mutation {
  /** Number of the promise in docs/promises.md. */
  promise: number;
  /** What is broken. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  replace: string;
  by: string;
  /** Must be green as it is and red with the change. */
  test: { project: string; file: string; name?: string; env?: Record<string, string> };
}

/** A test on PGlite, or the tests of this name in it. */
export const pglite = (file: string, name?: string) => ({ project: 'api-pglite', file, ...(name && { name }) });
