interface Draft {
  text: string;
  /** Under which it was sent without an answer: sent again, it stands there once. */
  key: string;
}

const place = (projectId: string, conversation: string) => `wattnest.draft.${projectId}.${conversation}`;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was typed into a conversation and not sent; it outlives an error and a reload, until the tab closes. */
export function readDraft(projectId: string, conversation: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(projectId, conversation)) ?? 'null') as Partial<Draft> | null;
    if (typeof kept?.text === 'string' && typeof kept.key === 'string') return { text: kept.text, key: kept.key };
  } catch {
    // A browser that keeps nothing forgets a draft with its page.
  }
  return { text: '', key: newKey() };
}

/** Another text is another message. */
export function keepDraft(projectId: string, conversation: string, text: string): Draft {
  const draft = { text, key: newKey() };
  try {
    if (text === '') sessionStorage.removeItem(place(projectId, conversation));
    else sessionStorage.setItem(place(projectId, conversation), JSON.stringify(draft));
  } catch {
    // As above.
  }
  return draft;
}
