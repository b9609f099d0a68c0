import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { type Spoken, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Authority } from '#texts/adviser/authorities/authorities.ts';
import { groupOf, type TopicGroup, type TopicId } from '#texts/adviser/topics/ids.ts';

/** Who knows about what, the nearest first. */
const knows: readonly (readonly [Authority, readonly Concept[]])[] = [
  ['tenants', ['tenant', 'landlord', 'legalUmlage', 'rentUp', 'tenantPower']],
  ['owners', ['association', 'coOwner']],
  ['tax', ['tax']],
  ['grants', ['subsidy', 'apply', 'payOut', 'poor', 'government']],
  ['insurer', ['insure', 'hail']],
  ['permits', ['permit', 'heritage']],
  [
    'consumers',
    ['salesman', 'withdraw', 'signed', 'bankrupt', 'guarantee', 'warranty', 'spam', 'advance', 'lease', 'loan'],
  ],
  ['utility', ['meter', 'secondMeter', 'tariff', 'gridOperator', 'gridFee', 'feedIn', 'control', 'bigBill']],
  [
    'heating',
    [
      ...(['heatPump', 'radiator', 'oilGas', 'otherHeat', 'hotWater', 'flowTemp', 'heatLoad', 'refrigerant'] as const),
      ...(['cool', 'ground', 'hybrid', 'splitUnit', 'electricHeat', 'emergency'] as const),
    ],
  ],
  ['electrician', ['solar', 'battery', 'charger', 'charge', 'socket', 'panelBox', 'balcony', 'car', 'bidirectional']],
];
const numbered = knows.map(([who, of]) => [who, new Set(of.map((it) => concepts.indexOf(it)))] as const);
/** What those who rent ask of the law. */
const rights = new Set((['allowed', 'must', 'law'] as const).map((it) => concepts.indexOf(it)));

const isAny = (spoken: Spoken, of: ReadonlySet<number>) => [...spoken].some((it) => of.has(it));
const knowing = (spoken: Spoken) => numbered.find(([, of]) => isAny(spoken, of))?.[0];

const ofGroups: Record<TopicGroup, Authority> = {
  money: 'energyAdvice',
  subsidies: 'grants',
  solar: 'electrician',
  power: 'electrician',
  heating: 'heating',
  charging: 'electrician',
  living: 'energyAdvice',
  service: 'consumers',
};

function authorityFor(own: Spoken, topic: TopicId | undefined, facts: KnownFacts): Authority {
  if (isTenant(facts) && isAny(own, rights)) return 'tenants';
  const known = knowing(own);
  const group = topic && groupOf(topic);
  if (group === 'subsidies' && known !== 'tax') return 'grants';
  const found = known ?? (group && ofGroups[group]) ?? 'energyAdvice';
  if (found === 'owners' && isTenant(facts)) return 'tenants';
  return found === 'tenants' && facts.ownsHome ? 'owners' : found;
}

/** Who can answer what was asked, which is about a topic or near it, or goes on with what was said before; as named after "ask"; undefined where it speaks of no home's energy. */
export function whomToAsk(
  asked: string,
  market: Market,
  { history, locale: { language }, facts }: AdvisorTurn,
  topic?: TopicId,
): string | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const named = spokenIn(asked, language);
  const isLeaning = named.size === 0 && vocabularies[language].leaning.test(fold(asked));
  const own = isLeaning ? spokenIn(before, language) : named;
  if (own.size === 0 && topic === undefined) return undefined;
  return adviserTexts[language].authorities[market][authorityFor(own, topic, facts)];
}
