import { useEffect, useRef } from 'react';
import { offerHandoff } from '#domain/contract/handoffs.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import { matchPartners } from '#domain/contract/partners.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { StepNumber } from '#domain/questionnaire/steps.ts';
import { still } from '#stories/still.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
import { type Saved, savedKey } from '#widgets/questionnaire/saved.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { knownContact } from '#widgets/shared/testing/known-contact.ts';
import { mediaReply } from '#widgets/shared/testing/told-media.ts';

defineQuestionnaire();

export interface FrameProps {
  lang: string;
  market?: string;
  theme: 'light' | 'dark';
  layout?: string;
  width?: 'wide' | 'narrow' | 'smallest';
  step: StepNumber;
  answers: Answers;
  inResults: boolean;
  /** What the server does with a request. */
  server:
    | 'answers'
    | 'lets it wait'
    | 'asks to confirm'
    | 'cannot mail'
    | 'refuses'
    | 'is silent'
    | 'is away'
    | 'finds nobody';
  /** Whether the page belongs to a partner. */
  isPartnerPage?: boolean;
  isCompleted?: boolean;
  /** Whether this tab knows name and address. */
  isKnown?: boolean;
  /** Whether what takes seconds is over. Else it never is, so that a slow machine takes the same picture. */
  isLater?: boolean;
}

const partner = { id: 'p', name: 'Sunny Roofs' };
const matches = [partner, { id: 'q', name: 'Bay Colony Energy' }, { id: 'r', name: 'Coastline Electrify' }];
const opened = { visitId: 'v', token: 't', expiresAt: '2026-11-01T00:30:00Z' };
const handedOver = { url: 'https://wattnest.example/phone#7k3m-9qwd-x2c8-45vb', endsAt: '2026-11-01T00:10:00Z' };
const lead = { leadId: 'l', confirmation: 'confirm', partners: matches, result: {} };
const problem = { type: 'about:blank', status: 429, code: 'too-many-requests', title: '', detail: '', requestId: 'r' };

const confirmations: Partial<Record<FrameProps['server'], Confirmation>> = {
  'asks to confirm': 'confirm',
  'cannot mail': 'unsent',
};

function replyTo(request: SeenRequest, { server, isPartnerPage }: FrameProps): Reply {
  const { path } = request;
  const media = mediaReply(request);
  if (path === openVisit.path) return { status: 201, json: { ...opened, partner: isPartnerPage ? partner : null } };
  if (server === 'is away') return 'lost';
  if (media) return media;
  if (path === offerHandoff.path && request.method === offerHandoff.method) return { status: 201, json: handedOver };
  if (path === matchPartners.path) return { status: 200, json: server === 'finds nobody' ? [] : matches };
  if (server === 'refuses') return { status: 429, json: problem, headers: { 'Retry-After': '90' } };
  if (path !== sendSummary.path)
    return { status: 201, json: { ...lead, ...(server === 'lets it wait' && { waits: true }) } };
  return { status: 200, json: { success: true, confirmation: confirmations[server] ?? 'sent' } };
}

function environmentOf(props: FrameProps) {
  const { server, step, answers, inResults, isCompleted = false, isKnown, isLater } = props;
  const saved: Saved = { answers, step, inResults, isCompleted };
  const kept = new Map([
    [savedKey(undefined, 'story'), JSON.stringify(saved)],
    ...(isKnown ? Object.entries(knownContact) : []),
  ]);
  const fake = fakeEnvironment((request) => replyTo(request, props), kept);
  const { after } = browserEnvironment();
  const silent = { fetch: () => new Promise<Response>(() => undefined) };
  const short = (ms: number, task: () => void) => after(Math.min(ms, 400), task);
  return { ...fake, after: isLater ? short : still(after), ...(server === 'is silent' && silent) };
}

const widths = { wide: 1136, narrow: 328, smallest: 320 };

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
  return (
    <div className="page" style={{ colorScheme: theme }}>
      <div ref={place} style={{ maxWidth: widths[width ?? 'wide'] }} />
    </div>
  );
}
