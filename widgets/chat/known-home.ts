import { atom, computed, type ReadableAtom } from 'nanostores';
import { type ChatProgress, chatProgress, mayRecommend } from '#domain/chat/progress.ts';
import { type ChatFacts, type FactName, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';

/** What a conversation has shown of a home. */
export interface KnownHome {
  $facts: ReadableAtom<KnownFacts>;
  /** The facts that the visitor has stated beside the conversation. */
  $stated: ReadableAtom<KnownFacts>;
  $potentials: ReadableAtom<KnownPotentials>;
  $progress: ReadableAtom<ChatProgress>;
  /** What the visitor has set and the server has not taken yet; null takes a fact out. */
  $unstored: ReadableAtom<ChatFacts>;
  /** What a message has taught; never against the visitor's own statement. */
  learn(facts: ChatFacts): void;
  state(facts: ChatFacts): void;
  /** Hands what is set to the server, one after the other; throws when the last could not be. */
  store(): Promise<void>;
  /** Asks for the potentials of what is known now; a reply to earlier facts is dropped. */
  recommend(): Promise<void>;
  reset(facts: KnownFacts): void;
}

interface KnownHomeInput {
  $uploaded: ReadableAtom<number>;
  facts: KnownFacts;
  stated: KnownFacts;
  unstored: ChatFacts;
  potentials: KnownPotentials;
  consultation(): Promise<Pick<Consultation, 'recommend' | 'state'>>;
}

export function createKnownHome(input: KnownHomeInput): KnownHome {
  const { $uploaded, facts, stated, unstored, potentials, consultation } = input;
  const $facts = atom(facts);
  const $stated = atom(stated);
  const $unstored = atom(unstored);
  const $potentials = atom(potentials);
  let asked = 0;
  let storing: Promise<void> | undefined;

  const isOpen = () => Object.keys($unstored.get()).length > 0;

  async function handOver() {
    while (isOpen()) {
      const sent = $unstored.get();
      await (await consultation()).state(sent);
      const isNew = ([name, value]: [string, unknown]) => sent[name as FactName] !== value;
      const saidAgain = ([name]: [string, unknown]) => sent[name as FactName] === null;
      const left = Object.entries($unstored.get()).filter(isNew);
      // Said again meanwhile, it reached the server before it was taken out there.
      $unstored.set(Object.fromEntries([...Object.entries($facts.get()).filter(saidAgain), ...left]));
    }
  }

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
    $unstored,
    $potentials,
    $progress: computed([$facts, $uploaded], chatProgress),
    learn(learnt) {
      const isFree = ([name]: [string, unknown]) => !Object.hasOwn($stated.get(), name);
      $facts.set(withFacts($facts.get(), Object.fromEntries(Object.entries(learnt).filter(isFree))));
    },
    state(changes) {
      $stated.set(withFacts($stated.get(), changes));
      $facts.set(withFacts($facts.get(), changes));
      $unstored.set({ ...$unstored.get(), ...changes });
    },
    store() {
      storing ??= handOver().finally(() => {
        storing = undefined;
      });
      return storing;
    },
    recommend,
    reset(known) {
      asked += 1;
      $facts.set(known);
      $stated.set({});
      $unstored.set({});
      $potentials.set({});
    },
  };
}
