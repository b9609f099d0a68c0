import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { mediaReply } from '#widgets/shared/testing/told-media.ts';
import {
  inserterOf,
  lead,
  openedVisit,
  press,
  refusal,
  type Served,
  text,
} from '#widgets/shared/testing/widget-page.ts';
import { defineStrategyCheck } from '#widgets/strategy-check/element.ts';
import { ownerStrategy } from '#widgets/strategy-check/testing/sample-strategy.ts';

defineStrategyCheck();

export const serve: Served = (request) => {
  const { path } = request;
  const media = mediaReply(request);
  if (media) return media;
  if (path === openVisit.path) return { status: 201, json: openedVisit };
  if (path === analyseStrategy.path) return { status: 200, json: { strategy: ownerStrategy } };
  if (path === sendSummary.path) return { status: 200, json: { success: true, confirmation: 'confirm' } };
  return { status: 201, json: lead };
};

/** The analysis is answered with a failure. */
export const failing =
  (...failure: Parameters<typeof refusal>): Served =>
  (request) =>
    request.path === analyseStrategy.path ? refusal(...failure) : serve(request);

export const insert = inserterOf('wattnest-strategy-check', serve);

export const choose = (name: string, nth = 0) => page.getByRole('radio', { name, exact: true }).nth(nth).click();

export const ANALYZE = 'Analyze my home';

export async function answerAll() {
  await page.getByLabelText('Where is your home?').fill('Denver');
  await choose('I own it');
  await choose('Natural gas');
}

export async function reachResults() {
  await answerAll();
  await press(ANALYZE);
  await expect.element(text('Your Energy Strategy')).toBeVisible();
}

export async function fillAddress() {
  await page.getByLabelText('Name').fill('Ada Example');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByRole('checkbox').first().click();
}
