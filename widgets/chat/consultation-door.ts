import type { ReadableAtom } from 'nanostores';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { Draft } from '#widgets/chat/compose/draft.ts';
import type { GivenContact, Tell } from '#widgets/chat/events.ts';
import type { Speaker } from '#widgets/chat/speech.ts';
import type { Turn } from '#widgets/chat/turn.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import type { KeptInTab } from '#widgets/shared/estimate/estimate-door.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** What the chat hands to the part that comes later: what it may read, and how it tells what the visitor does there. */
export interface ConsultationContext extends WidgetContext {
  $facts: ReadableAtom<KnownFacts>;
  /** What the conversation has shown beside the home. */
  $tags: ReadableAtom<ChatTags | undefined>;
  $potentials: ReadableAtom<KnownPotentials>;
  $isComplete: ReadableAtom<boolean>;
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  $emailPlace: ReadableAtom<'dialog' | 'panel'>;
  /** The visitor has asked for the mail: it goes out with the address, however little is known. */
  $isEmailWanted: ReadableAtom<boolean>;
  draft: Draft;
  visitMemory: VisitMemory;
  /** Of the detailed estimate. */
  estimateMemory: KeptInTab;
  tell: Tell;
}

/** What comes of a turn while it is under way. */
interface TurnListener {
  delta(text: string): void;
  /** What was said gives way to what follows. */
  anew(): void;
  /** Who speaks from here on. */
  speaks(speaker: Speaker): void;
  /** Once for each reply, at the latest with it. */
  learnt(facts: ChatFacts): void;
}

/** The later part, loaded when the visitor starts. Each mount draws into an element of its own, with a runtime of its own. */
export interface Consultation {
  openVisit(): void;
  /** One turn; throws `ApiError`. Aborted, it throws too. */
  say(turn: Turn, idempotencyKey: string, listener: TurnListener, signal: AbortSignal): Promise<ChatReply>;
  /** Keeps what the visitor sets; sent again until the server answers. Throws `ApiError`. */
  state(facts: ChatFacts): Promise<void>;
  recommend(facts: KnownFacts): Promise<KnownPotentials>;
  /** Of what is known now: what the page learns on completion, and what the results show. */
  result(): QuickResult;
  /** Sends what the adviser said last to the address that was given. */
  sendSummary(text: string, contact: GivenContact, idempotencyKey: string): Promise<Confirmation>;
  /** What became of the summary, in words. */
  outcomeOf(confirmation: Confirmation, email: string, language: Language): { title: string; text: string };
  /** Makes pictures of files, for the visitor to send. */
  takeFiles(files: readonly File[]): void;
  /** Sends a picture again; false where its file is gone. */
  retryMedia(id: string): boolean;
  /** Opens the visit to a phone, whose photos are then shown here. */
  openHandoff(): void;
  /** That a picture did not get through, in words. */
  mediaFailure(language: Language): { title: string; text: string };
  /** Begins to listen, or stops. */
  toggleVoice(): void;
  endVoice(): void;
  /** Why the browser cannot listen, in words. */
  voiceProblem(problem: string, language: Language): { title: string; text: string };
  openSummary(): void;
  /** "Connect with Installation Partners". */
  openContact(): void;
  /** "Get your personalized consultation": form of the e-mail panel; in a dialog when `$emailPlace` says so. */
  mountEmail: Mount;
  /** Potentials, packages, cost factors, next steps, Connect. */
  mountResults: Mount;
  /** Below the composer: the recording, and what is about to be sent. */
  mountVoice: Mount;
  /** Editable list of what is known, for `layout="standalone"`. */
  mountFacts: Mount;
  /** Files on their way, above the composer. */
  mountMedia: Mount;
  /** One small picture. */
  mountThumbnail(thumbnail: string): Mount;
  /** Summary and contact dialogs, drawn once beside everything else. */
  mountDialogs: Mount;
  reset(): void;
}

export type LoadConsultation = () => Promise<{ openConsultation(context: ConsultationContext): Consultation }>;
