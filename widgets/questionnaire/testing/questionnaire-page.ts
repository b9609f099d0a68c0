import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openVisit } from '#domain/contract/visits.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
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

defineQuestionnaire();

export const serve: Served = (request) =>
  mediaReply(request) ?? { status: 201, json: request.path === openVisit.path ? openedVisit : lead };
export const refuse: Served = (request) =>
  request.path === openVisit.path
    ? serve(request)
    : refusal(422, 'validation', [{ path: 'contact.email', problem: 'invalid-email' }]);

export const insert = inserterOf('wattnest-questionnaire', serve);

export const choose = (name: string, nth = 0) => page.getByRole('radio', { name }).nth(nth).click();

export async function reachResults() {
  await choose('Townhouse');
  await choose('1,000 to 1,500 sq ft');
  await press('Next');
  await choose('Flat roof');
  await choose('Oil');
  await choose('Over 15 years', 1);
  await press('Next');
  await press('Next');
  await choose('Save money');
  await press('Generate Recommendations');
  await expect.element(text('Your Energy Solutions Assessment')).toBeVisible();
}

export async function fillContact() {
  await page.getByLabelText('Name').fill('Ada Example');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('ZIP code or city').fill('10115');
  await page.getByRole('checkbox').first().click();
}
