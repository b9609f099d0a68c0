import { atom, type ReadableAtom } from 'nanostores';
import { isConsultationComplete } from '#domain/chat/progress.ts';
import type { Consultation, GivenContact } from '#widgets/chat/consultation-door.ts';
import type { Conversation } from '#widgets/chat/conversation.ts';
import type { EmailWish } from '#widgets/chat/email-wish.ts';
import type { KnownHome } from '#widgets/chat/known-home.ts';
import { COMPLETE_ID } from '#widgets/chat/line.ts';
import { lineProblem } from '#widgets/chat/line-problem.ts';
import type { Saved } from '#widgets/chat/saved.ts';
import type { ChatToast } from '#widgets/chat/store.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';

/** Whether the consultation has all it needs: announced once; the summary that was promised with the address then goes out. */
export interface Completion {
  $isComplete: ReadableAtom<boolean>;
  summary(): Saved['summary'];
  /** After anything new. */
  check(): void;
  promise(contact: GivenContact): void;
  /** Sends what is still due after a reload. */
  resume(): void;
  reset(): void;
}

interface CompletionInput extends Pick<WidgetContext, 'environment' | 'emit'> {
  saved: Pick<Saved, 'isComplete' | 'summary'> | undefined;
  conversation: Conversation;
  home: KnownHome;
  email: EmailWish;
  consultation(): Promise<Consultation>;
  changed(): void;
  tell(toast: ChatToast): void;
}

export function createCompletion(input: CompletionInput): Completion {
  const { saved, environment, emit, conversation, home, email, consultation, changed, tell } = input;
  const { $lines } = conversation;
  const $isComplete = atom(saved?.isComplete ?? false);
  let summary = saved?.summary;

  function isComplete(hasEmail: boolean): boolean {
    const isSaid = $lines.get().filter(({ role, state }) => role === 'user' && state === 'whole');
    const potentials = home.$potentials.get();
    return isConsultationComplete({ hasEmail, facts: home.$facts.get(), userMessages: isSaid.length, potentials });
  }

  function lastReply(): string {
    const replies = $lines.get().filter(({ role, id }) => role === 'assistant' && id !== COMPLETE_ID);
    return replies.findLast(({ content }) => content !== '')?.content ?? '';
  }

  async function announce() {
    const answers = home.$facts.get();
    const result = await consultation().then(
      (it) => it.resultOf(answers),
      () => home.$potentials.get(),
    );
    emit('wattnest-complete', { kind: 'chat', answers, result });
  }

  async function post() {
    if (!summary || !$isComplete.get()) return;
    const { contact, sending = { key: environment.randomUUID(), text: lastReply() } } = summary;
    summary = { contact, sending };
    changed();
    try {
      const confirmation = await (await consultation()).sendSummary(sending.text, contact, sending.key);
      tell({ code: 'summary-posted', confirmation, email: contact.email });
    } catch (error) {
      tell({ code: 'summary-failed', detail: lineProblem(error).detail });
    }
    summary = undefined;
    changed();
  }

  return {
    $isComplete,
    summary: () => summary,
    check() {
      if ($isComplete.get() || !isComplete(true)) return;
      if (!isComplete(email.$email.get() === 'given')) return email.ask(2);
      $isComplete.set(true);
      conversation.conclude();
      changed();
      announce();
      post();
    },
    promise(contact) {
      summary = { contact };
    },
    resume: post,
    reset() {
      $isComplete.set(false);
      summary = undefined;
    },
  };
}
