import type { ServiceContext } from '#api/context/service-context.ts';
import { incentivesOf } from '#api/services/estimate/estimate-data.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { type DatedRow, FRESH_MONTHS, WARN_DAYS } from '#domain/contract/dated-rows.ts';
import { CLAIMS_AS_OF, LEGAL_AS_OF } from '#domain/dated-texts.ts';
import { kfw458Since2026, newestFeedIn } from '#domain/estimate/subsidies/dated.ts';
import { programmes } from '#domain/estimate/subsidies/programmes.ts';
import { type Language, markets } from '#domain/place.ts';
import type { Figure } from '#texts/adviser/figures/figure.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import { datedTexts } from '#texts/dated/all.ts';
import type { DatedTexts } from '#texts/dated/texts.ts';
import { subsidyName } from '#texts/estimate/subsidy-names/all.ts';

type Row = Omit<DatedRow, 'daysLeft'>;

const DAY_MS = 86_400_000;
/** What has ended stays in the list so long; what ends later than in a year comes in time. */
const SHOWN_AFTER_DAYS = 60;
const SHOWN_BEFORE_DAYS = 365;

/** The day by which what was so in a year, a month or on a day is to be looked up again. */
function dueDay(asOf: string): string {
  const [year = 0, month = 12, day] = asOf.split('-').map(Number);
  const due = day ? Date.UTC(year, month - 1 + FRESH_MONTHS, day) : Date.UTC(year, month + FRESH_MONTHS, 0);
  return new Date(due).toISOString().slice(0, 10);
}

const programmeRows = (language: Language): Row[] =>
  markets.flatMap((market) =>
    programmes[market].flatMap(({ id, to, asOf }) =>
      to ? [{ id, kind: 'subsidy' as const, name: subsidyName(id, language) ?? id, market, date: to, asOf }] : [],
    ),
  );

const stepRows = (language: Language): Row[] => [
  ...kfw458Since2026.speed.map(({ to, rate }) => ({
    ...{ id: `de-kfw-458-${to}`, kind: 'subsidy' as const, market: 'de' as const, date: to, asOf: null },
    name: `${subsidyName('de-kfw-458', language)}, ${Math.round(rate * 100)} %`,
  })),
  {
    ...{ id: 'de-feed-in', kind: 'subsidy', market: 'de', date: newestFeedIn.to, asOf: newestFeedIn.asOf },
    name: sourceTexts[language].feedInDe,
  },
];

/** One row for all local programmes of a state that end on the same day. */
async function localRows(language: Language): Promise<Row[]> {
  const ending = (await incentivesOf('us')).flatMap(({ state, program, to }) => (to ? [{ state, program, to }] : []));
  const groups = Map.groupBy(ending, ({ state, to }) => `us-${state}-${to}`);
  return [...groups].flatMap(([id, rows]) => {
    const [first] = rows;
    const count = new Set(rows.map(({ program }) => program)).size;
    if (!first) return [];
    const name = datedTexts[language].localProgrammes(first.state, count);
    return [{ id, kind: 'subsidy', name, market: 'us', date: first.to, asOf: null }];
  });
}

/** One row for all figures that one source told at one time. */
function figureRows(language: Language): Row[] {
  const told = Map.groupBy(Object.values<Figure>(figures), ({ source, asOf }) => `${source} ${asOf}`);
  return [...told].map(([id, [first]]) => {
    const { source, asOf } = first as Figure;
    return { id, kind: 'figure', name: sourceTexts[language][source], market: null, date: dueDay(asOf), asOf };
  });
}

const own = (
  id: Exclude<keyof DatedTexts, 'localProgrammes'>,
  kind: 'legal' | 'claim',
  asOf: string,
  language: Language,
): Row => ({
  ...{ id, kind, name: datedTexts[language][id], market: null, date: dueDay(asOf), asOf },
});
const ownRows = (language: Language): Row[] => [
  own('consent', 'legal', CONSENT_VERSION, language),
  own('legalPages', 'legal', LEGAL_AS_OF, language),
  own('claims', 'claim', CLAIMS_AS_OF, language),
];

/** What was looked up is only shown once it grows old; what ends, a year ahead. */
function isShown({ kind, daysLeft }: DatedRow): boolean {
  if (kind === 'figure') return daysLeft <= WARN_DAYS;
  return kind !== 'subsidy' || (daysLeft >= -SHOWN_AFTER_DAYS && daysLeft <= SHOWN_BEFORE_DAYS);
}

/** What ends or grows old, as it stands on a day. */
export async function datedRows(now: Date, language: Language): Promise<DatedRow[]> {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const rows = [
    ...programmeRows(language),
    ...stepRows(language),
    ...(await localRows(language)),
    ...figureRows(language),
    ...ownRows(language),
  ];
  return rows
    .map((row) => ({ ...row, daysLeft: Math.round((Date.parse(row.date) - today) / DAY_MS) }))
    .filter(isShown)
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

export const listDatedRows = ({ now, locale }: ServiceContext): Promise<DatedRow[]> => datedRows(now, locale.language);
