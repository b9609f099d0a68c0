import type { Consent } from '#domain/contact/consent.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { ChatStore } from '#widgets/chat/store.ts';
import type { Turn } from '#widgets/chat/turn.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** Who wants the summary. */
export interface GivenContact {
  email: string;
  name: string;
  consent: Consent;
}

/** What the chat hands to the part that comes later. */
export interface ConsultationContext extends WidgetContext {
  store: ChatStore;
  visitMemory: VisitMemory;
  giveEmail(contact: GivenContact): void;
}

/** What comes of a turn while it is under way. */
export interface TurnListener {
  delta(text: string): void;
  facts(learnt: ChatFacts): void;
}

/** The later part, loaded when the visitor starts. Each mount draws into an element of its own, with a runtime of its own. */
export interface Consultation {
  openVisit(): void;
  /** One turn; throws `ApiError`. Aborted, it throws too. */
  say(turn: Turn, idempotencyKey: string, listener: TurnListener, signal: AbortSignal): Promise<ChatReply>;
  recommend(facts: KnownFacts): Promise<KnownPotentials>;
  /** What the page learns on completion. */
  resultOf(facts: KnownFacts): unknown;
  /** Sends what the adviser said last to the address that was given. */
  sendSummary(text: string, contact: GivenContact, idempotencyKey: string): Promise<Confirmation>;
  /** What became of the summary, in words. */
  outcomeOf(confirmation: Confirmation, email: string, language: Language): { title: string; text: string };
  openSummary(): void;
  openContact(): void;
  /** "Get your personalized consultation": form of the e-mail panel; in a dialog when `$emailPlace` says so. */
  mountEmail: Mount;
  /** Potentials, packages, cost factors, next steps, Connect. */
  mountResults: Mount;
  /** Editable list of what is known, for `layout="standalone"`. */
  mountFacts: Mount;
  /** Summary and contact dialogs, drawn once beside everything else. */
  mountDialogs: Mount;
  reset(): void;
}

export type LoadConsultation = () => Promise<{ openConsultation(context: ConsultationContext): Consultation }>;
