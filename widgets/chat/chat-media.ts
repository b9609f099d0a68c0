import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';
import type { Conversation } from '#widgets/chat/conversation.ts';
import type { Listeners } from '#widgets/chat/events.ts';
import type { LineProblem } from '#widgets/chat/line.ts';
import type { Environment } from '#widgets/shared/environment.ts';

interface ChatMediaInput {
  environment: Environment;
  conversation: Conversation;
  consultation(): Promise<Pick<Consultation, 'takeFiles' | 'retryMedia' | 'openHandoff'>>;
  act(): void;
  learnt(facts: ChatFacts): void;
  /** After anything new. */
  update(): void;
  failed(problem: LineProblem): void;
}

type MediaListeners = Pick<
  Listeners,
  'mediaSent' | 'mediaAnswered' | 'mediaFailed' | 'mediaLeft' | 'mediaArrived' | 'mediaListed'
>;

/** The pictures of a conversation. */
export interface ChatMedia {
  /** Whether files have been taken. */
  $hasFiles: ReadableAtom<boolean>;
  /** How many have arrived. */
  $uploaded: ReadableAtom<number>;
  listeners: MediaListeners;
  takeFiles(files: Iterable<File>): void;
  onPhone(): void;
  /** Says a line again, a picture from where its file is. */
  retry(id: string): void;
}

const nothing = () => undefined;

export function createChatMedia(input: ChatMediaInput): ChatMedia {
  const { environment, conversation, consultation, act, learnt, update, failed } = input;
  const { $lines } = conversation;
  const $hasFiles = atom(false);
  const find = (id: string) => $lines.get().find((line) => line.id === id);

  const mediaAnswered: MediaListeners['mediaAnswered'] = (id, media) => {
    conversation.answerMedia(id, media);
    if (media.facts) learnt(media.facts);
    update();
  };

  return {
    $hasFiles,
    $uploaded: computed(
      $lines,
      (lines) => lines.filter(({ thumbnail, state }) => thumbnail !== undefined && state === 'whole').length,
    ),
    listeners: {
      mediaSent({ id, ...sent }) {
        act();
        conversation.showMedia(id, sent);
      },
      mediaAnswered,
      mediaFailed(id, problem) {
        conversation.failMedia(id, problem);
        failed(problem);
      },
      mediaLeft: conversation.leaveMedia,
      mediaArrived(sent, media) {
        if (find(media.id)) return;
        const id = environment.randomUUID();
        conversation.showMedia(id, sent);
        mediaAnswered(id, media);
      },
      mediaListed(ids, at) {
        if (conversation.keepMedia(ids, at)) update();
      },
    },
    takeFiles(files) {
      const given = [...files];
      if (given.length === 0) return;
      act();
      $hasFiles.set(true);
      consultation().then((it) => it.takeFiles(given), nothing);
    },
    onPhone() {
      act();
      consultation().then((it) => it.openHandoff(), nothing);
    },
    retry(id) {
      if (find(id)?.thumbnail === undefined) return conversation.retry(id);
      consultation().then((it) => it.retryMedia(id) && conversation.resendMedia(id), nothing);
    },
  };
}
