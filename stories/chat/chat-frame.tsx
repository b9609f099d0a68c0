import { useEffect, useRef } from 'react';
import { sendChat } from '#domain/contract/chat.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import type { ScriptedReply } from '#stories/chat/consultations.ts';
import { dialogues } from '#stories/chat/conversations.ts';
import { still } from '#stories/still.ts';
import { defineChat } from '#widgets/chat/element.ts';
import { type Saved, savedKey } from '#widgets/chat/saved.ts';
import { type OpenTurn, refused, scriptedServer } from '#widgets/chat/testing/scripted-server.ts';
import { sheetOf } from '#widgets/shared/define-widget/adopt-styles.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { knownContact } from '#widgets/shared/testing/known-contact.ts';

defineChat();

export interface FrameProps {
  lang: string;
  market?: string;
  theme: 'light' | 'dark';
  layout?: string;
  width?: 'wide' | 'narrow' | 'smallest';
  /** What the tab has kept; nothing for a first visit. */
  kept?: Partial<Saved>;
  /** Takes the conversation that is kept in the story's language. */
  isInLanguage?: boolean;
  /** On the portal the address is asked for in a dialog, on a partner's page within the chat. */
  isPortal?: boolean;
  /** Whether this tab knows name and address. */
  isKnown?: boolean;
  /** Whether nothing runs out, or nothing that takes so many milliseconds: a picture is of what was before. */
  isStill?: boolean | number;
  /** What the server does with a message. */
  server: 'answers' | 'is silent' | 'is halfway' | 'refuses' | 'is away';
  script?: readonly ScriptedReply[];
}

const nothingSaid: Saved = {
  ...{ lines: [], facts: {}, stated: {}, potentials: {} },
  ...{ isComplete: false, inResults: false, timesAsked: 2 },
};
const HALF = 'Usually between €22,000 and €32,000 before incentives. For your house I would first look at the flow';

function speak(turn: OpenTurn, { server }: FrameProps, scripted: ScriptedReply | undefined) {
  if (server === 'is silent') return;
  if (server === 'is halfway') return turn.say(HALF);
  const { content, asked, facts = {} } = scripted ?? { content: 'Thank you, noted.' };
  for (const word of content.split(/(?<= )/)) turn.say(word);
  turn.done({ timestamp: new Date(2026, 10, 2, 14, 9).getTime(), facts, ...(asked && { asked }) });
}

function adviser(props: FrameProps) {
  const { turns, answer } = scriptedServer(({ path }) => {
    if (path !== sendChat.path) return undefined;
    if (props.server === 'is away') return 'lost';
    return props.server === 'refuses' ? refused(429, 'too-many-requests', 'Please wait a moment.') : undefined;
  });
  return (request: SeenRequest): Reply => {
    const reply = answer(request);
    const scripted = props.script?.[turns.length - 1];
    if (request.path === calculateRecommendations.path && scripted?.potentials)
      return { status: 200, json: scripted.potentials };
    const turn = turns.at(-1);
    if (request.path === sendChat.path && turn && typeof reply === 'object' && 'stream' in reply)
      setTimeout(() => speak(turn, props, scripted));
    return reply;
  };
}

function environmentOf(props: FrameProps, language: keyof typeof dialogues) {
  const { kept, isInLanguage, isKnown, isPortal, isStill } = props;
  const saved = { ...nothingSaid, ...(isInLanguage && { lines: dialogues[language] }), ...kept };
  const fake = fakeEnvironment(
    adviser(props),
    new Map([
      ...(kept || isInLanguage
        ? [[savedKey(isPortal ? undefined : 'site-1', 'story'), JSON.stringify(saved)] as const]
        : []),
      ...(isKnown ? Object.entries(knownContact) : []),
    ]),
  );
  const { after } = browserEnvironment();
  return {
    ...fake,
    now: () => new Date(2026, 10, 2, 14, 9).getTime(),
    after: isStill ? still(after, isStill === true ? undefined : isStill) : after,
  };
}

const widths = { wide: 1136, narrow: 360, smallest: 320 };

/** A caret blinks in pictures too; what hides it elsewhere does not reach into a shadow root. */
const CALM = 'textarea, input { caret-color: transparent; }';

/** The real element in a given state, its tab memory filled beforehand. */
export function ChatFrame(props: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lang, market, theme, layout, width = 'wide', isPortal } = props;
  useEffect(() => {
    const element = document.createElement('wattnest-chat');
    element.id = 'story';
    const language = lang.slice(0, 2) as keyof typeof dialogues;
    Object.assign(element, { environment: environmentOf(props, language) });
    const siteKey = isPortal ? undefined : 'site-1';
    for (const [name, value] of Object.entries({ lang, market, theme, layout, 'site-key': siteKey })) {
      if (value) element.setAttribute(name, value);
    }
    place.current?.replaceChildren(element);
    element.shadowRoot?.adoptedStyleSheets.push(sheetOf(CALM));
  }, [lang, market, theme, layout, isPortal, props]);
  const padding = width === 'wide' && layout !== 'standalone' ? '1rem' : '0';
  return (
    <div className="page" style={{ colorScheme: theme, padding }}>
      <div ref={place} style={{ maxWidth: layout === 'standalone' ? 'none' : widths[width] }} />
    </div>
  );
}
