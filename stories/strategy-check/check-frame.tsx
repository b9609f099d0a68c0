import { useEffect, useRef } from 'react';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import type { CheckStep } from '#domain/strategy-check/steps.ts';
import { still } from '#stories/still.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { mediaReply } from '#widgets/shared/testing/told-media.ts';
import type { KeptReply } from '#widgets/strategy-check/analysis/analysis-store.ts';
import { defineStrategyCheck } from '#widgets/strategy-check/element.ts';
import { type Saved, savedKey } from '#widgets/strategy-check/saved.ts';

defineStrategyCheck();

export interface CheckFrameProps {
  lang: string;
  market?: string;
  theme: 'light' | 'dark';
  layout?: string;
  width?: 'wide' | 'narrow' | 'smallest';
  step?: CheckStep;
  answers: CheckDraft;
  /** The result that the tab has kept; null for one that cannot be read. */
  reply?: KeptReply | null;
  /** What the server does with the answers. */
  server?: 'is silent' | 'fails' | 'does not know the place';
}

const opened = { visitId: 'v', token: 't', expiresAt: '2026-11-01T00:30:00Z', partner: null };
const problem = { type: 'about:blank', title: '', detail: '', requestId: 'r' };

function replyTo(request: SeenRequest, { server }: CheckFrameProps): Reply {
  const { path } = request;
  const media = mediaReply(request);
  if (media) return media;
  if (path === openVisit.path) return { status: 201, json: opened };
  if (path !== analyseStrategy.path) return { status: 200, json: [] };
  if (server === 'fails') return { status: 500, json: { ...problem, status: 500, code: 'internal' } };
  const fields = [{ path: 'location', problem: 'unknown-place', message: '' }];
  return { status: 400, json: { ...problem, status: 400, code: 'validation', fields } };
}

function environmentOf(props: CheckFrameProps) {
  const { server, step = 'location', answers, reply } = props;
  const saved: Saved = { answers, step, inResults: reply !== undefined, isCompleted: false, reply };
  const kept = new Map([[savedKey(undefined, 'story'), JSON.stringify(saved)]]);
  const fake = fakeEnvironment((request) => replyTo(request, props), kept);
  const { after } = browserEnvironment();
  const silent = { fetch: () => new Promise<Response>(() => undefined) };
  return { ...fake, after: still(after), ...(server === 'is silent' && silent) };
}

const widths = { wide: 1136, narrow: 328, smallest: 320 };

/** The real element in a given state, its tab memory filled beforehand. */
export function CheckFrame(props: CheckFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lang, market, theme, layout, width } = props;
  useEffect(() => {
    const element = document.createElement('wattnest-strategy-check');
    element.id = 'story';
    Object.assign(element, { environment: environmentOf(props) });
    for (const [name, value] of Object.entries({ lang, market, theme, layout })) {
      if (value) element.setAttribute(name, value);
    }
    place.current?.replaceChildren(element);
  }, [lang, market, theme, layout, props]);
  return (
    <div className="page" style={{ colorScheme: theme }}>
      <div ref={place} style={{ maxWidth: widths[width ?? 'wide'] }} />
    </div>
  );
}
