import { atom, type ReadableAtom } from 'nanostores';
import { isConsultationComplete } from '#domain/chat/progress.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';
import type { Conversation } from '#widgets/chat/conversation.ts';
import type { EmailWish } from '#widgets/chat/email-wish.ts';
import type { GivenContact, Tell } from '#widgets/chat/events.ts';
import type { KnownHome } from '#widgets/chat/known-home.ts';
import { COMPLETE_ID, lineProblem } from '#widgets/chat/line.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';

/** A summary that is still to be sent, under its key. */
export interface DueSummary {
  contact: GivenContact;
  /** At once, however little is known; else once the consultation is complete. */
  isWanted: boolean;
  sending?: { key: string; text: string };
}

/** Whether the consultation has all it needs: announced once; the summary that was promised with the address then goes out. */
interface Completion {
  $isComplete: ReadableAtom<boolean>;
  $due: ReadableAtom<DueSummary | undefined>;
  /** After anything new. */
  check(): void;
  promise(contact: GivenContact, isWanted: boolean): void;
  /** Sends what is still due after a reload. */
  resume(): void;
  reset(): void;
}

interface CompletionInput
  extends Pick<WidgetContext, 'environment' | 'emit'>,
    Pick<Conversation, '$lines'>,
    Pick<KnownHome, '$facts' | '$potentials'>,
    Pick<EmailWish, '$email'> {
  saved: { isComplete: boolean; summary?: DueSummary | undefined } | undefined;
  consultation(): Promise<Consultation>;
  /** Once the server knows what the visitor has set. */
  stored(): Promise<void>;
  tell: Tell;
}

export function createCompletion(input: CompletionInput): Completion {
  const { saved, environment, emit, $lines, $facts, $potentials, $email, consultation, stored, tell } = input;
  const $isComplete = atom(saved?.isComplete ?? false);
  const $due = atom(saved?.summary);
  let posting: DueSummary | undefined;

  function isComplete(hasEmail: boolean): boolean {
    const isSaid = $lines.get().filter(({ role, state }) => role === 'user' && state === 'whole');
    const [facts, potentials] = [$facts.get(), $potentials.get()];
    return isConsultationComplete({ hasEmail, facts, userMessages: isSaid.length, potentials });
  }

  function lastReply(): string {
    const replies = $lines.get().filter(({ role, id }) => role === 'assistant' && id !== COMPLETE_ID);
    return replies.findLast(({ content }) => content !== '')?.content ?? '';
  }

  async function announce() {
    const answers = $facts.get();
    const result = await consultation().then(
      (it) => it.result(),
      () => $potentials.get(),
    );
    emit('wattnest-complete', { kind: 'chat', answers, result });
  }

  async function post() {
    const due = $due.get();
    if (!due || posting === due || !(due.isWanted || $isComplete.get())) return;
    const { contact, isWanted, sending = { key: environment.randomUUID(), text: lastReply() } } = due;
    posting = { contact, isWanted, sending };
    $due.set(posting);
    await stored();
    try {
      const confirmation = await (await consultation()).sendSummary(sending.text, contact, sending.key);
      tell('summaryPosted', { confirmation, email: contact.email });
    } catch (error) {
      tell('summaryFailed', lineProblem(error));
    }
    $due.set(undefined);
  }

  function conclude() {
    if (!isComplete($email.get() === 'given')) return tell('emailMissing');
    $isComplete.set(true);
    tell('completed');
    announce();
  }

  return {
    $isComplete,
    $due,
    check() {
      if (!$isComplete.get() && isComplete(true)) conclude();
      post();
    },
    promise: (contact, isWanted) => $due.set({ contact, isWanted }),
    resume: post,
    reset() {
      $isComplete.set(false);
      $due.set(undefined);
    },
  };
}
