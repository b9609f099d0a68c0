import { useCallback, useEffect, useState } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { listProjectMessages, markConversation, type ProjectMessage } from '#domain/contract/project-messages.ts';
import { callApi } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface Read {
  /** The newest first. */
  messages: readonly ProjectMessage[];
  next?: string | undefined;
}

interface Conversation {
  state: RemoteState<Read, ApiErrorCode>;
  /** Reads the newest again; older ones stay. */
  refresh: () => Promise<void>;
  older: () => Promise<void>;
}

function joined(newest: readonly ProjectMessage[], before: readonly ProjectMessage[]): ProjectMessage[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...before.filter(({ id }) => !known.has(id))];
}

/** What was written in a conversation; reading it marks it as read. */
export function useConversation(projectId: string, conversation: string): Conversation {
  const [state, setState] = useState<Conversation['state']>({ status: 'loading' });
  const ask = useCallback(
    (cursor?: string, leaving?: AbortSignal) => {
      const input = { parameters: { projectId, conversation }, ...(cursor && { query: { cursor } }) };
      return callApi(listProjectMessages, input, leaving);
    },
    [projectId, conversation],
  );
  const refresh = useCallback(
    async (leaving?: AbortSignal) => {
      const result = await ask(undefined, leaving);
      if (leaving?.aborted) return;
      setState((before) => {
        if (result.status === 'failed') return before.status === 'done' ? before : result;
        const isOpen = before.status === 'done';
        const messages = joined(result.value, isOpen ? before.value.messages : []);
        return { status: 'done', value: { messages, next: isOpen ? before.value.next : result.next } };
      });
      if (result.status === 'done' && result.value.some((it) => !it.isOwn))
        await callApi(markConversation, { parameters: { projectId, conversation }, body: {} });
    },
    [ask, projectId, conversation],
  );
  useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    void refresh(leaving.signal);
    return () => leaving.abort();
  }, [refresh]);
  const older = async () => {
    if (state.status !== 'done' || !state.value.next) return;
    const result = await ask(state.value.next);
    if (result.status !== 'done') return;
    const { value, next } = result;
    setState((before) =>
      before.status === 'done'
        ? { status: 'done', value: { messages: joined(before.value.messages, value), next } }
        : before,
    );
  };
  return { state, refresh: () => refresh(), older };
}
