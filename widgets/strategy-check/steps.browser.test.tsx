import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { knownContact } from '#widgets/shared/testing/known-contact.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { button, events, press, text, watchPage } from '#widgets/shared/testing/widget-page.ts';
import { ANALYZE, fillAddress, insert, serve } from '#widgets/strategy-check/testing/check-page.ts';

watchPage();

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 48);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const focused = () => {
  const active = document.querySelector('wattnest-strategy-check')?.shadowRoot?.activeElement;
  return active instanceof HTMLInputElement ? active.value || active.type : active?.localName;
};

/** By keyboard alone through the questions, to the photos. */
async function reachPhotos() {
  await page.getByLabelText('Where is your home?').fill('Denver');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('own');
  await userEvent.keyboard(' {Enter}');
  await expect.poll(focused).toBe('textarea');
  await press('Next');
  await expect.poll(focused).toBe('gas');
  await userEvent.keyboard(' {Enter}');
  await expect.element(text('Step 5 of 6')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Choose photo').first()).toBeInTheDocument();
}

const steps = { lang: 'en', layout: 'steps', id: 's' };

it('asks one question after the other, by keyboard, and for the address before it calls the server', async () => {
  const { environment } = insert(serve, steps);
  await expect.element(button('Next')).toBeDisabled();
  await reachPhotos();
  await press(ANALYZE);
  await expect.element(text('Where may your strategy go?')).toBeVisible();
  expect(await violations()).toEqual([]);
  const asked = () => environment.requests.filter(({ path }) => path === analyseStrategy.path);
  expect(asked()).toEqual([]);
  await fillAddress();
  await press('Continue');
  await expect.element(text('Your Energy Strategy')).toBeVisible();
  expect(asked()[0]?.body).toMatchObject({ userName: 'Ada Example', userEmail: 'ada@example.org' });
  const progress = events.filter(({ type }) => type === 'wattnest-progress').map(({ detail }) => detail.step);
  expect(progress).toEqual([2, 3, 4, 5, 6]);
});

it('a refused dialog calls nobody and keeps the step', async () => {
  const { environment } = insert(serve, steps);
  await reachPhotos();
  await press(ANALYZE);
  await press('Cancel');
  await expect.element(button(ANALYZE)).toBeEnabled();
  expect(environment.requests.some(({ path }) => path === analyseStrategy.path)).toBe(false);
  await press('Previous');
  await expect.element(text('Step 5 of 6')).toBeVisible();
});

it('asks nobody whose address the tab knows', async () => {
  insert(serve, steps, new Map(Object.entries(knownContact)));
  await reachPhotos();
  await press(ANALYZE);
  await expect.element(text('Your Energy Strategy')).toBeVisible();
});

it('sends what was agreed to in the dialog with the first report', async () => {
  const { environment } = insert(serve, steps);
  await reachPhotos();
  await press(ANALYZE);
  await fillAddress();
  await press('Continue');
  await press('Get Detailed Report by Email');
  await press('Send to My Email');
  await expect.element(text('One more step:').first()).toBeVisible();
  const sent = environment.requests.find(({ path }) => path === sendSummary.path);
  expect(sent?.body).toMatchObject({ email: 'ada@example.org', consent: { agreeToTerms: true } });
});

it('guesses what a photo shows, lets the visitor correct it, and tells how it went', async () => {
  const { environment, root } = insert(serve, steps, new Map(Object.entries(knownContact)));
  await reachPhotos();
  await page
    .getByLabelText('Choose photo')
    .first()
    .upload(await picture('fuse box.png'));
  await expect.element(text('Photo uploaded')).toBeVisible();
  await expect.element(text('Your fuse box photo has been uploaded successfully.')).toBeVisible();
  await expect.element(page.getByLabelText('It shows')).toHaveValue('fuse-box');
  expect(await violations()).toEqual([]);
  await page.getByLabelText('It shows').selectOptions('driveway');
  await page
    .getByLabelText('Choose photo')
    .first()
    .upload(new File(['x'], 'roof.pdf', { type: 'application/pdf' }));
  await expect.element(text('Upload failed')).toBeVisible();
  await press(ANALYZE);
  await expect.element(text('Your Energy Strategy')).toBeVisible();
  const sent = environment.requests.find(({ path }) => path === analyseStrategy.path);
  expect(sent?.body).toMatchObject({
    ...{ photoUploaded: true, photoType: 'driveway', photos: [{ photoType: 'driveway' }] },
  });
  expect(JSON.stringify(sent?.body)).not.toContain('data:');
  const complete = events.find(({ type }) => type === 'wattnest-complete');
  expect(complete?.detail.answers.photos[0].file).toBeInstanceOf(File);
  expect(root.querySelector('.toast')).toBeNull();
});
