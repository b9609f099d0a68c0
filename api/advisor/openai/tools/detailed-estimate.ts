import { type Desk, factsOn, localeOn } from '#api/advisor/openai/desk.ts';
import { sourceLine } from '#api/advisor/openai/tools/own-source.ts';
import { defineTool, noInput, saying, type ToolAnswer } from '#api/advisor/openai/tools/tool.ts';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { Failure } from '#domain/failure.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import { type ToldReport, tellReport } from '#texts/estimate/tell-report.ts';

const NO_PLACE = 'Not possible yet: it needs the postcode or town of the home, which is not known.';

/** The report on the home as it is known; null where its place is not. */
async function reportOn(desk: Desk): Promise<EstimateReport | null> {
  const facts = factsOn(desk);
  if (!facts.place) return null;
  const profile = profileFromFacts(facts, marketCurrency(desk.market));
  try {
    return await desk.estimate(estimateInputOf(profile, facts.place, desk.market), desk.turn.now);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

async function tell(desk: Desk, linesOf: (told: ToldReport) => readonly string[]): Promise<ToolAnswer> {
  const report = await reportOn(desk);
  if (!report) return saying(NO_PLACE);
  const lines = linesOf(tellReport(report, localeOn(desk)));
  return { text: lines.join('\n'), sources: [sourceLine(desk, 'ownModel', report.asOf)] };
}

export const estimateTool = defineTool({
  name: 'get_estimate',
  description:
    'The engineering estimate of this home: sizes, yield, investment, subsidy, savings, payback, each as a range, and what is not worth it. Needs the place.',
  input: noInput,
  answer: (_, desk) =>
    tell(desk, ({ calculated, lines, notWorthIt }) => [
      calculated,
      ...lines.map(({ label, range }) => `${label}: ${range}`),
      ...notWorthIt.map(({ label, value }) => `${label}: ${value}`),
    ]),
});

export const subsidiesTool = defineTool({
  name: 'get_subsidies',
  description:
    'The subsidies for this home by the rules of its country, with amount, status, source and date. Needs the place; what a country gives in general stands in answer_topic.',
  input: noInput,
  answer: (_, desk) => tell(desk, ({ subsidies }) => subsidies),
});
