import type { ReadableAtom } from 'nanostores';
import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { ChatProgress } from '#domain/chat/progress.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { Draft } from '#widgets/chat/compose/draft.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';
import type { ChatToast } from '#widgets/chat/events.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import type { Speaker } from '#widgets/chat/speech.ts';
import type { WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** What a chat's views draw, and what they can ask for. */
export interface ChatStore extends WidgetStore {
  /** What was said, in order; a line that is whole keeps its identity. The view draws the welcome while there is none. */
  $lines: ReadableAtom<readonly ChatLine[]>;
  /** The reply on its way: '' while nothing has come, then the text so far; undefined while nobody speaks. */
  $speech: ReadableAtom<string | undefined>;
  /** True once a reply has let the visitor wait: "still working". */
  $isSlow: ReadableAtom<boolean>;
  /** Who speaks the reply on its way, once the server has told. */
  $speaker: ReadableAtom<Speaker | undefined>;
  /** Who answers, once the server has told. */
  $advisor: ReadableAtom<AdvisorKind | undefined>;
  $facts: ReadableAtom<KnownFacts>;
  $progress: ReadableAtom<ChatProgress>;
  $potentials: ReadableAtom<KnownPotentials>;
  $canViewResults: ReadableAtom<boolean>;
  $isComplete: ReadableAtom<boolean>;
  /** Whether files have been taken. */
  $hasFiles: ReadableAtom<boolean>;
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  /** Where the address is asked for: a dialog on the portal, a panel within the chat on a partner's page. */
  $emailPlace: ReadableAtom<'dialog' | 'panel'>;
  /** The line below which the panel stands. */
  $emailSpot: ReadableAtom<string>;
  $view: ReadableAtom<'chat' | 'results'>;
  /** One at a time; a new one takes the place of the last. */
  $toast: ReadableAtom<ChatToast | undefined>;
  /** Calls, e-mail form, dialogs, results, panel of facts: the part that comes later. */
  $later: ReadableAtom<RemoteState<Consultation>>;
  /** What stands in the composer. */
  draft: Draft;
  /** The browser's recogniser listens. */
  $isListening: ReadableAtom<boolean>;
  /** Says something. False when it is blank, too long, or while somebody speaks: the draft then stays. */
  send(text: string): boolean;
  /** Takes files as pictures, for the visitor to send. */
  takeFiles(files: Iterable<File>): void;
  /** Opens the visit to a phone, which takes its photos itself. */
  onPhone(): void;
  /** Says what stands in the composer, as `send` does. */
  sendDraft(): void;
  /** Has the browser listen, or stops it. */
  speak(): void;
  /** Cuts the reply on its way; what has come stays. */
  stop(): void;
  /** Sends a failed message again, or asks again for the cut reply that stands last. */
  retry(id: string): void;
  /** Takes a failed message out, for the composer to change. Undefined when it is none. */
  takeBack(id: string): string | undefined;
  viewResults(): void;
  /** Opens the summary dialog. */
  emailSummary(): void;
  dismissToast(): void;
  /** Asks who answers, unless that is known. */
  meet(): Promise<void>;
  /** Fetches what comes later, unless it is there. */
  loadLater(): void;
}
