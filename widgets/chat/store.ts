import { atom, computed, type ReadableAtom } from 'nanostores';
import { type ChatProgress, mayViewResults } from '#domain/chat/progress.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { ChatFacts, FactName, KnownFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { createCompletion } from '#widgets/chat/completion.ts';
import type { Consultation, GivenContact, LoadConsultation } from '#widgets/chat/consultation-door.ts';
import { createConversation } from '#widgets/chat/conversation.ts';
import { createEmailWish } from '#widgets/chat/email-wish.ts';
import { createKnownHome } from '#widgets/chat/known-home.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { readFacts } from '#widgets/chat/read-facts.ts';
import { MOST_LINES, readSaved, type Saved, savedKey } from '#widgets/chat/saved.ts';
import type { WidgetContext, WidgetStore } from '#widgets/shared/define-widget/define-widget.ts';
import { createLater } from '#widgets/shared/later/create-later.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** Codes; what they say stands in the view's texts. */
export type ChatToast =
  | {
      code: 'email-kept' | 'send-failed' | 'summary-failed';
      /** What the server said of it, in the visitor's language. */
      detail?: string | undefined;
    }
  | { code: 'summary-posted'; confirmation: Confirmation; email: string };

export interface ChatStore extends WidgetStore {
  /** What was said, in order; a line that is whole keeps its identity. The view draws the welcome while there is none. */
  $lines: ReadableAtom<readonly ChatLine[]>;
  /** The reply on its way: '' while nothing has come, then the text so far; undefined while nobody speaks. */
  $speech: ReadableAtom<string | undefined>;
  /** True once a reply has let the visitor wait: "still working". */
  $isSlow: ReadableAtom<boolean>;
  /** Who answers, once a reply has told. */
  $advisor: ReadableAtom<'automatic' | 'ai' | undefined>;
  $facts: ReadableAtom<KnownFacts>;
  $progress: ReadableAtom<ChatProgress>;
  $potentials: ReadableAtom<KnownPotentials>;
  $canViewResults: ReadableAtom<boolean>;
  $isComplete: ReadableAtom<boolean>;
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  /** Where the address is asked for: a dialog on the portal, a panel within the chat on a partner's page. */
  $emailPlace: ReadableAtom<'dialog' | 'panel'>;
  $view: ReadableAtom<'chat' | 'results'>;
  /** One at a time; a new one takes the place of the last. */
  $toast: ReadableAtom<ChatToast | undefined>;
  /** Calls, e-mail form, dialogs, results, panel of facts: the part that comes later. */
  $later: ReadableAtom<RemoteState<Consultation>>;
  /** Says something. False when it is blank, too long, or while somebody speaks: the draft then stays. */
  send(text: string): boolean;
  /** Cuts the reply on its way; what has come stays. */
  stop(): void;
  /** Sends a failed message again, or asks again for the cut reply that stands last. */
  retry(id: string): void;
  /** Takes a failed message out, for the composer to change. Undefined when it is none. */
  takeBack(id: string): string | undefined;
  /** The visitor's own word on a fact, which nothing said in the chat changes; null takes it out, until it is said again. */
  setFact<Name extends FactName>(name: Name, value: NonNullable<KnownFacts[Name]> | null): void;
  openEmail(): void;
  cancelEmail(): void;
  viewResults(): void;
  backToChat(): void;
  /** Closes the results after completion; the page may put something of its own in their place. */
  closeResults(): void;
  /** Opens the summary dialog. */
  emailSummary(): void;
  /** Opens the dialog that asks for installation partners. */
  connect(): void;
  dismissToast(): void;
  /** Fetches what comes later, unless it is there. */
  loadLater(): void;
}

const kind = 'chat';
const nothing = () => undefined;

export function createChatStore(context: WidgetContext, load: LoadConsultation): ChatStore {
  const { environment, $options, emit, instance } = context;
  const key = savedKey($options.get().siteKey, instance);
  const saved = readSaved(environment.memory.read(key));
  const $view = atom<'chat' | 'results'>(saved?.inResults ? 'results' : 'chat');
  const $toast = atom<ChatToast | undefined>();
  const $advisor = atom(saved?.lines.findLast(({ advisor }) => advisor)?.advisor);
  const tell = (toast: ChatToast) => $toast.set(toast);
  let hasActed = saved !== undefined;
  let visit = saved?.visit;

  const later = createLater(open);
  const consultation = later.get;
  const email = createEmailWish(context, saved?.timesAsked ?? 0);
  const home = createKnownHome({
    facts: { ...prefill(), ...saved?.facts },
    stated: saved?.stated ?? {},
    potentials: saved?.potentials ?? {},
    consultation,
  });
  const conversation = createConversation({
    environment,
    said: saved?.lines ?? [],
    consultation,
    frame,
    learn,
    changed: save,
    answered({ advisor }) {
      $advisor.set(advisor);
      if (email.$place.get() === 'panel') email.ask(1);
      update();
    },
    failed({ code, detail }) {
      tell({ code: 'send-failed', detail });
      emit('wattnest-error', { code });
    },
  });
  const completion = createCompletion({
    ...{ environment, emit, saved, conversation, home, email, consultation, tell },
    changed: save,
  });
  const $canViewResults = computed(
    [home.$progress, completion.$isComplete],
    (progress, isComplete) => isComplete || mayViewResults(progress),
  );

  function prefill(): KnownFacts {
    const { prefill: given } = $options.get();
    const known = given === undefined ? {} : readFacts(given);
    if (!known) queueMicrotask(() => emit('wattnest-error', { code: 'validation' }));
    return known ?? {};
  }

  function frame() {
    const { language, market } = $options.get();
    const stated = { ...prefill(), ...home.$stated.get() };
    return { language, market, ...(Object.keys(stated).length > 0 && { stated }) };
  }

  function save() {
    if (!hasActed) return;
    const record: Saved = {
      lines: conversation.$lines.get().slice(-MOST_LINES),
      facts: home.$facts.get(),
      stated: home.$stated.get(),
      potentials: home.$potentials.get(),
      isComplete: completion.$isComplete.get(),
      inResults: $view.get() === 'results',
      timesAsked: email.timesAsked(),
      summary: completion.summary(),
      visit,
    };
    environment.memory.write(key, JSON.stringify(record));
  }

  async function open(): Promise<Consultation> {
    const { openConsultation } = await load();
    const visitMemory = {
      read: () => visit,
      write(it: typeof visit) {
        visit = it;
        save();
      },
    };
    return openConsultation({ ...context, store, visitMemory, giveEmail });
  }

  /** The visitor's first action: from here on we keep the conversation, and fetch what comes later. */
  function act() {
    if (!hasActed) {
      hasActed = true;
      emit('wattnest-start', { kind });
    }
    consultation().then((it) => it.openVisit(), nothing);
  }

  function learn(facts: ChatFacts) {
    const before = home.$progress.get().completedQuestions;
    home.learn(facts);
    const { completedQuestions, homeInfo } = home.$progress.get();
    if (completedQuestions !== before) emit('wattnest-progress', { kind, step: completedQuestions, percent: homeInfo });
  }

  /** After anything new. A potential that cannot be had stays as it was. */
  async function update() {
    await home.recommend().catch(nothing);
    completion.check();
    save();
  }

  function giveEmail(contact: GivenContact) {
    act();
    completion.promise(contact);
    email.give(contact);
    tell({ code: 'email-kept' });
    completion.check();
    save();
  }

  function show(view: 'chat' | 'results') {
    $view.set(view);
    save();
  }

  const store: ChatStore = {
    $lines: conversation.$lines,
    $speech: conversation.$speech,
    $isSlow: conversation.$isSlow,
    $advisor,
    $facts: home.$facts,
    $progress: home.$progress,
    $potentials: home.$potentials,
    $canViewResults,
    $isComplete: completion.$isComplete,
    $email: email.$email,
    $emailPlace: email.$place,
    $view,
    $toast,
    $later: later.$later,
    send(text) {
      const isSent = conversation.send(text);
      if (isSent) act();
      save();
      return isSent;
    },
    stop: conversation.stop,
    retry: conversation.retry,
    takeBack: conversation.takeBack,
    setFact(name, value) {
      act();
      home.state({ [name]: value });
      update();
    },
    openEmail() {
      email.open();
      later.get().catch(nothing);
    },
    cancelEmail() {
      email.cancel();
      save();
    },
    viewResults() {
      if ($canViewResults.get()) show('results');
    },
    backToChat: () => show('chat'),
    closeResults() {
      if (emit('wattnest-close', { kind })) show('chat');
    },
    emailSummary: () => void consultation().then((it) => it.openSummary(), nothing),
    connect: () => void consultation().then((it) => it.openContact(), nothing),
    dismissToast: () => $toast.set(undefined),
    loadLater: () => void consultation().catch(nothing),
    start: act,
    reset() {
      environment.memory.remove(key);
      hasActed = false;
      visit = undefined;
      conversation.reset();
      home.reset(prefill());
      completion.reset();
      email.reset();
      show('chat');
      $toast.set(undefined);
      if (later.$later.get().status === 'done') consultation().then((it) => it.reset(), nothing);
    },
  };

  $options.listen(({ prefill: given }, before) => {
    if (given !== before?.prefill) home.learn({ ...prefill(), ...home.$facts.get() });
  });
  if (saved) consultation().then(completion.resume, nothing);
  if (email.$place.get() === 'dialog') store.openEmail();
  return store;
}
