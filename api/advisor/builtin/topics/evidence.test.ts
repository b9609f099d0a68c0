import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Before,
  evidenceNames,
  evidenceOf,
  type Line,
  lineClasses,
  lineKinds,
} from '#api/advisor/builtin/topics/evidence.ts';
import { findTopic, likelihoods, type Weighing } from '#api/advisor/builtin/topics/find-topic.ts';
import { thingsOfTopic } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { Language } from '#domain/place.ts';

const weighing: Weighing = JSON.parse(readFileSync(new URL('weights/evidence.json', import.meta.url), 'utf8'));
const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, whole: text, message: text, kind: 'question', leans: false, goesOn: false },
  ...more,
});

test('each kind of evidence has a weight in each class of lines, and nothing we know in each kind of line', () => {
  expect(Object.keys(weighing.evidence)).toEqual([...lineClasses]);
  for (const name of lineClasses) {
    expect(weighing.evidence[name].length).toBe(evidenceNames.length);
    expect(Object.keys(weighing.none[name])).toEqual([...lineKinds]);
  }
});

test.each<[Language, string]>([
  ['de', 'Was kostet eine Wärmepumpe?'],
  ['en', 'What does a heat pump cost?'],
  ['fr', 'Combien coûte une pompe à chaleur ?'],
])('%s: what is asked clearly is likely, and all likelihoods together are one', (language, text) => {
  const evidence = evidenceOf(line(text), language);
  const likely = likelihoods(evidence, 'question', weighing);
  expect(likely.reduce((sum, it) => sum + it)).toBeCloseTo(1);
  expect(likely[evidence.labels.indexOf('heatPumpCost')]).toBeGreaterThan(0.9);
});

test('a general topic is out of the question where the thing before it has one of its own', () => {
  const things = thingsOfTopic('balcony');
  const before: Before = { spoken: things, things, scores: [], topic: 'balcony', isOpen: false };
  const asked = line('und was spart man da im Jahr?', { leans: true });
  const { finding } = findTopic(asked, 'de', before);
  expect(finding.kind === 'found' ? finding.topic : finding.kind === 'unsure' && finding.near[0]).toBe('balconyYield');
  const { labels, isOut } = evidenceOf(asked, 'de', before);
  expect(isOut[labels.indexOf('savings')]).toBe(true);
  const { isOut: alone } = evidenceOf(asked, 'de');
  expect(alone[labels.indexOf('savings')]).toBe(false);
});

test('what a visitor has not is out of the question, unless its thing is named', () => {
  const out = (text: string) => {
    const { labels, isOut } = evidenceOf(line(text, { facts: { hasEV: 'no' } }), 'en');
    return isOut[labels.indexOf('chargingTime')];
  };
  expect(out('How long does that take?')).toBe(true);
  expect(out('How long does a car take to charge?')).toBe(false);
});
