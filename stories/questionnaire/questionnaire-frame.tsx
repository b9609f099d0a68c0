import { useEffect, useRef } from 'react';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { StepNumber } from '#domain/questionnaire/steps.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
import { type Saved, savedKey } from '#widgets/questionnaire/saved.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';

defineQuestionnaire();

export interface FrameProps {
  lang: string;
  market?: string;
  theme: 'light' | 'dark';
  layout?: string;
  width?: 'wide' | 'narrow';
  step: StepNumber;
  answers: Answers;
  inResults: boolean;
  /** What the server does with a request. */
  server: 'answers' | 'refuses' | 'is silent';
}

const visit = {
  visitId: 'v',
  token: 't',
  expiresAt: '2026-11-01T00:30:00Z',
  partner: { id: 'p', name: 'Sunny Roofs' },
};
const lead = { leadId: 'l', confirmation: 'sent', partners: [{ id: 'p', name: 'Sunny Roofs' }], result: {} };
const problem = { type: 'about:blank', status: 429, code: 'too-many-requests', title: '', detail: '', requestId: 'r' };

function environmentOf({ server, step, answers, inResults }: FrameProps) {
  const saved: Saved = { answers, step, inResults, isCompleted: false };
  const kept = new Map([[savedKey(undefined, 'story'), JSON.stringify(saved)]]);
  const fake = fakeEnvironment(({ path }) => {
    if (path === '/api/visits') return { status: 201, json: visit };
    return server === 'refuses' ? { status: 429, json: problem } : { status: 201, json: lead };
  }, kept);
  const { after } = browserEnvironment();
  const silent = { fetch: () => new Promise<Response>(() => undefined) };
  return { ...fake, after, ...(server === 'is silent' && silent) };
}

/** The real element in a given state, its tab memory filled beforehand. */
export function QuestionnaireFrame(props: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lang, market, theme, layout, width } = props;
  useEffect(() => {
    const element = document.createElement('wattnest-questionnaire');
    element.id = 'story';
    Object.assign(element, { environment: environmentOf(props) });
    for (const [name, value] of Object.entries({ lang, market, theme, layout })) {
      if (value) element.setAttribute(name, value);
    }
    place.current?.replaceChildren(element);
  }, [lang, market, theme, layout, props]);
  return <div ref={place} style={{ maxWidth: width === 'narrow' ? 328 : 960 }} />;
}
