/** What a view knows of something that comes from elsewhere. */
export type RemoteState<Value, Problem = unknown> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; value: Value }
  | { status: 'failed'; problem: Problem };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;

export function done<Value>(value: Value): { status: 'done'; value: Value } {
  return { status: 'done', value };
}

export function failed<Problem>(problem: Problem): { status: 'failed'; problem: Problem } {
  return { status: 'failed', problem };
}
