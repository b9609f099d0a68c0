import type { Authority } from '#texts/adviser/authorities/authorities.ts';
import { groupOf, type TopicGroup, type TopicId } from '#texts/adviser/topics/ids.ts';

const ofGroups: Record<TopicGroup, Authority> = {
  money: 'energyAdvice',
  subsidies: 'grants',
  solar: 'electrician',
  power: 'electrician',
  heating: 'heating',
  charging: 'electrician',
  living: 'energyAdvice',
  service: 'energyAdvice',
};

/** Who knows more of some topics than of their group. */
const topicsOf: Partial<Record<Authority, readonly TopicId[]>> = {
  bank: ['financing'],
  tax: ['solarTax', 'renovationTax'],
  roofer: ['roofAge', 'asbestos', 'flatRoof', 'solarTiles'],
  permits: ['solarDuty', 'heritage', 'permits', 'heatPlanning'],
  utility: [
    ...(['feedIn', 'feedInLaw', 'smartMeter', 'dynamicTariff', 'controllable', 'heatPumpTariff'] as const),
    ...(['gridFees', 'gridNotice', 'solarAfterSupport', 'highBill'] as const),
  ],
  energyAdvice: ['insulation', 'heatingLaw', 'oldHouse', 'otherHeating', 'electricHeating', 'newBoiler'],
  motoring: ['publicCharging', 'carBattery'],
  tenants: ['tenants', 'takeAlong', 'rentRise', 'heatingBill', 'coldHome', 'tenantPower'],
  landlords: ['landlords'],
  owners: ['owners', 'flatCharging'],
  notary: ['coOwners'],
  consumers: ['leasing', 'guarantee', 'warranty', 'insolvency', 'prepayment', 'doorstepSale', 'compareQuotes'],
  contractor: ['timeline', 'workDays'],
  installer: ['maintenance', 'faultySystem'],
  insurer: ['insurance'],
  us: ['privacy', 'free', 'whoPaysUs', 'aboutUs', 'person', 'vetting', 'whatNext'],
};
const ofTopics = new Map(
  Object.entries(topicsOf).flatMap(([who, topics]) => topics.map((it) => [it, who as Authority] as const)),
);

/** Who knows more about a topic than is told. */
export function authorityOfTopic(topic: TopicId): Authority | undefined {
  const group = groupOf(topic);
  return ofTopics.get(topic) ?? (group && ofGroups[group]);
}
