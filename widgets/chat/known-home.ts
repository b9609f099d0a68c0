import { atom, computed, type ReadableAtom } from 'nanostores';
import { type ChatProgress, chatProgress, mayRecommend } from '#domain/chat/progress.ts';
import { type ChatFacts, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';

/** What a conversation has shown of a home. */
export interface KnownHome {
  $facts: ReadableAtom<KnownFacts>;
  /** The facts that the visitor has stated beside the conversation. */
  $stated: ReadableAtom<KnownFacts>;
  $potentials: ReadableAtom<KnownPotentials>;
  $progress: ReadableAtom<ChatProgress>;
  /** What a message has taught; never against the visitor's own statement. */
  learn(facts: ChatFacts): void;
  state(facts: ChatFacts): void;
  /** Asks for the potentials of what is known now; a reply to earlier facts is dropped. */
  recommend(): Promise<void>;
  reset(facts: KnownFacts): void;
}

interface KnownHomeInput {
  facts: KnownFacts;
  stated: KnownFacts;
  potentials: KnownPotentials;
  consultation(): Promise<Pick<Consultation, 'recommend'>>;
}

export function createKnownHome({ facts, stated, potentials, consultation }: KnownHomeInput): KnownHome {
  const $facts = atom(facts);
  const $stated = atom(stated);
  const $potentials = atom(potentials);
  let asked = 0;

  async function recommend() {
    asked += 1;
    const mine = asked;
    const known = $facts.get();
    if (!mayRecommend(known)) return $potentials.set({});
    const found = await consultation().then((it) => it.recommend(known));
    if (mine === asked) $potentials.set(found);
  }

  return {
    $facts,
    $stated,
    $potentials,
    $progress: computed($facts, (known) => chatProgress(known, 0)),
    learn(learnt) {
      const isOpen = ([name]: [string, unknown]) => !Object.hasOwn($stated.get(), name);
      $facts.set(withFacts($facts.get(), Object.fromEntries(Object.entries(learnt).filter(isOpen))));
    },
    state(changes) {
      $stated.set(withFacts($stated.get(), changes));
      $facts.set(withFacts($facts.get(), changes));
    },
    recommend,
    reset(known) {
      asked += 1;
      $facts.set(known);
      $stated.set({});
      $potentials.set({});
    },
  };
}
