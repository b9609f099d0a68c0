import { atom, computed } from 'nanostores';
import type { ChatIntent } from '#domain/chat/message.ts';
import { WELCOME_ID } from '#domain/chat/message.ts';
import { mayViewResults } from '#domain/chat/progress.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { createChatMedia } from '#widgets/chat/chat-media.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { createCompletion } from '#widgets/chat/completion.ts';
import { createDraft } from '#widgets/chat/compose/draft.ts';
import type { Consultation, LoadConsultation } from '#widgets/chat/consultation-door.ts';
import { createConversation } from '#widgets/chat/conversation.ts';
import { createEmailWish } from '#widgets/chat/email-wish.ts';
import type { ChatToast, Listeners, Tell } from '#widgets/chat/events.ts';
import { createKnownHome } from '#widgets/chat/known-home.ts';
import { lineProblem } from '#widgets/chat/line.ts';
import { meetAdvisor } from '#widgets/chat/meet-advisor.ts';
import { readFacts } from '#widgets/chat/read-facts.ts';
import { MOST_LINES, readSaved, type Saved, savedKey } from '#widgets/chat/saved.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { createLater } from '#widgets/shared/later/create-later.ts';

const kind = 'chat';
const nothing = () => undefined;

export function createChatStore(context: WidgetContext, load: LoadConsultation): ChatStore {
  const { environment, $options, emit, instance } = context;
  const key = savedKey($options.get().siteKey, instance);
  const saved = readSaved(environment.memory.read(key));
  const $view = atom<'chat' | 'results'>(saved?.inResults ? 'results' : 'chat');
  const $toast = atom<ChatToast | undefined>();
  const $advisor = atom(saved?.lines.findLast(({ advisor }) => advisor)?.advisor);
  const $visit = atom(saved?.visit);
  const $estimate = atom(saved?.estimate);
  const $isListening = atom(false);
  const draft = createDraft();
  let hasActed = saved !== undefined;

  const later = createLater(open);
  const consultation = later.get;
  const tell: Tell = (name, ...detail) => listeners[name](...detail);
  const conversation = createConversation({ environment, said: saved?.lines ?? [], consultation, frame, tell });
  const { $lines } = conversation;
  const media = createChatMedia({
    ...{ environment, conversation, consultation, act, update },
    learnt: (facts) => listeners.learnt(facts),
    failed({ code }) {
      $toast.set({ code: 'media-failed' });
      emit('wattnest-error', { code });
    },
  });
  const home = createKnownHome({
    $uploaded: media.$uploaded,
    facts: { ...prefill(), ...saved?.facts },
    stated: saved?.stated ?? {},
    unstored: saved?.unstored ?? {},
    potentials: saved?.potentials ?? {},
    consultation,
  });
  const $tags = computed($lines, (lines) => lines.findLast(({ tags }) => tags)?.tags);
  const lastLine = () => $lines.get().at(-1)?.id ?? WELCOME_ID;
  const email = createEmailWish({ environment, $options, timesAsked: saved?.timesAsked ?? 0, lastLine });
  const { $facts, $potentials, $progress, $stated, $unstored } = home;
  const { $email } = email;
  const completion = createCompletion({
    ...{ environment, emit, saved, consultation, tell, stored },
    ...{ $lines, $facts, $potentials, $email },
  });
  const { $isComplete } = completion;
  const $canViewResults = computed([$progress, $isComplete], (it, isComplete) => isComplete || mayViewResults(it));

  const $record = computed(
    [
      $lines,
      $facts,
      $stated,
      $unstored,
      $potentials,
      $isComplete,
      $view,
      email.$timesAsked,
      completion.$due,
      $visit,
      $estimate,
    ],
    (lines, facts, stated, unstored, potentials, isComplete, view, timesAsked, summary, visit, estimate): Saved => ({
      lines: lines.slice(-MOST_LINES),
      ...{ facts, stated, unstored, potentials, isComplete, timesAsked, summary, visit, estimate },
      inResults: view === 'results',
    }),
  );

  /** What opens where the visitor has asked for it. */
  const wanted: Record<ChatIntent, () => void> = {
    email: () => ($email.get() === 'given' ? emailSummary() : email.want()),
    person: () => void consultation().then((it) => it.openContact(), nothing),
  };

  /** What follows from what happens, in this order. */
  const listeners: Listeners = {
    speaks: (advisor) => $advisor.set(advisor),
    learnt(facts) {
      const before = $progress.get().completedQuestions;
      home.learn(facts);
      const { completedQuestions, homeInfo } = $progress.get();
      if (completedQuestions !== before)
        emit('wattnest-progress', { kind, step: completedQuestions, percent: homeInfo });
    },
    said({ advisor, intent }) {
      $advisor.set(advisor);
      if (intent) wanted[intent]();
      else if ($options.get().siteKey) email.ask(1);
      update();
    },
    failed({ code, detail }) {
      $toast.set({ code: 'send-failed', detail });
      emit('wattnest-error', { code });
    },
    stated(facts) {
      act();
      home.state(facts);
      stored();
      update();
    },
    ...media.listeners,
    emailGiven(contact) {
      act();
      const isWanted = email.give(contact);
      completion.promise(contact, isWanted);
      if (!isWanted) $toast.set({ code: 'email-kept' });
      completion.check();
    },
    emailRefused: email.refuse,
    emailMissing: () => email.ask(2),
    listens: $isListening.set,
    spoken: sendDraft,
    voiceFailed: (problem) => $toast.set({ code: 'voice-failed', problem }),
    completed: conversation.conclude,
    summaryPosted: (outcome) => $toast.set({ code: 'summary-posted', ...outcome }),
    summaryFailed: ({ detail }) => $toast.set({ code: 'summary-failed', detail }),
    resultsLeft: () => $view.set('chat'),
    resultsClosed: () => emit('wattnest-close', { kind }) && $view.set('chat'),
  };

  function send(text: string) {
    const isSent = conversation.send(text);
    if (isSent) act();
    return isSent;
  }

  function sendDraft() {
    if (!draft.$isTooLong.get() && send(draft.$text.get())) draft.$text.set('');
  }

  function emailSummary() {
    consultation().then((it) => it.openSummary(), nothing);
  }

  function prefill(): KnownFacts {
    return readFacts($options.get().prefill) ?? {};
  }

  function frame() {
    const { language, market } = $options.get();
    const stated = { ...prefill(), ...$stated.get() };
    return { language, market, ...(Object.keys(stated).length > 0 && { stated }) };
  }

  /** With each change of what is kept. */
  function save() {
    if (!hasActed) return;
    environment.memory.write(key, JSON.stringify($record.get()));
  }

  async function open(): Promise<Consultation> {
    const { openConsultation } = await load();
    const visitMemory = { read: $visit.get, write: $visit.set };
    const estimateMemory = { read: $estimate.get, write: $estimate.set };
    const asked = { $email, $emailPlace: email.$place, $isEmailWanted: email.$isWanted };
    return openConsultation({
      ...context,
      $facts,
      $tags,
      $potentials,
      $isComplete,
      ...asked,
      visitMemory,
      estimateMemory,
      draft,
      tell,
    });
  }

  /** The visitor's first action: from here on we keep the conversation, and fetch what comes later. */
  function act() {
    if (!hasActed) {
      hasActed = true;
      save();
      emit('wattnest-start', { kind });
    }
    consultation().then((it) => it.openVisit(), nothing);
  }

  /** Once the server knows what the visitor has set; what it refuses goes along with the next message. */
  function stored(): Promise<void> {
    return home.store().catch((error) => void emit('wattnest-error', { code: lineProblem(error).code }));
  }

  /** After anything new. A potential that cannot be had stays as it was. */
  async function update() {
    await home.recommend().catch(nothing);
    completion.check();
  }

  $record.listen(save);
  $options.listen(({ prefill: given }, before) => {
    if (given !== before?.prefill) home.learn({ ...prefill(), ...$facts.get() });
  });
  if (saved) consultation().then(stored).then(completion.resume, nothing);
  if (email.$place.get() === 'dialog') {
    email.open();
    consultation().catch(nothing);
  }

  return {
    $lines,
    $speech: conversation.$speech,
    $isSlow: conversation.$isSlow,
    $speaker: conversation.$speaker,
    $advisor,
    $facts,
    $progress,
    $potentials,
    $canViewResults,
    $isComplete,
    $email,
    $hasFiles: media.$hasFiles,
    $emailPlace: email.$place,
    $emailSpot: email.$spot,
    $view,
    $toast,
    $later: later.$later,
    draft,
    $isListening,
    send,
    sendDraft,
    speak: () => void consultation().then((it) => it.toggleVoice(), nothing),
    takeFiles: media.takeFiles,
    onPhone: media.onPhone,
    stop: conversation.stop,
    retry: media.retry,
    takeBack: conversation.takeBack,
    viewResults() {
      if ($canViewResults.get()) $view.set('results');
    },
    emailSummary,
    dismissToast: () => $toast.set(undefined),
    async meet() {
      if ($advisor.get()) return;
      const met = await meetAdvisor(environment, $options.get().api).catch(nothing);
      $advisor.set($advisor.get() ?? met);
    },
    loadLater: () => void consultation().catch(nothing),
    attend: () => () => void (later.$later.get().status === 'done' && consultation().then((it) => it.endVoice())),
    start: act,
    reset() {
      environment.memory.remove(key);
      hasActed = false;
      $visit.set(undefined);
      $estimate.set(undefined);
      conversation.reset();
      home.reset(prefill());
      completion.reset();
      email.reset();
      $view.set('chat');
      $toast.set(undefined);
      if (later.$later.get().status === 'done') consultation().then((it) => it.reset(), nothing);
    },
  };
}
