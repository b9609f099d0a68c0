import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { analyzeMedia, listMedia } from '#domain/contract/media.ts';
import { choose, insert, serve } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { events, press, refusal, text, watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const prefill = JSON.stringify({
  ...{ homeType: 'condo', homeSize: '1000_1500', roofType: 'flat' },
  ...{ currentHeatingSystem: 'gas', energyGoals: 'save_money' },
});

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 48);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function reachPhotos(kept?: Map<string, string>, answer = serve) {
  const inserted = insert(answer, { lang: 'en', prefill, id: 'q' }, kept);
  await press('Next');
  await press('Next');
  await expect.element(page.getByLabelText('Choose photo').first()).toBeInTheDocument();
  return inserted;
}

function drop(target: Element | null, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const send = (type: string) =>
    target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
  send('dragover');
  return send('drop');
}

describe('photos', () => {
  it('are chosen, shown, replaced, removed and brought back', async () => {
    const { root } = await reachPhotos();
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('Added: roof.jpg')).toBeVisible();
    await vi.waitFor(() => expect(root.querySelector('canvas')?.width).toBe(64));
    expect(await violations()).toEqual([]);
    await page
      .getByLabelText('Replace photo')
      .first()
      .upload(await picture('better.png'));
    await expect.element(text('Added: better.jpg')).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Roof' }).click();
    await expect.element(text('Photo removed: Roof')).toBeVisible();
    await vi.waitFor(() => expect(root.activeElement?.getAttribute('type')).toBe('file'));
    await press('Undo');
    await expect.element(text('Added: better.jpg')).toBeVisible();
  });

  it('leave their tile as large as it was, and are removed on the picture', async () => {
    const { root } = await reachPhotos();
    const sizes = () => [...root.querySelectorAll('.target')].map((it) => it.getBoundingClientRect().height);
    const before = sizes();
    const below = root.querySelector('.photos > .small')?.getBoundingClientRect().top;
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('Added: roof.jpg')).toBeVisible();
    expect(sizes()).toEqual(before);
    expect(root.querySelector('.photos > .small')?.getBoundingClientRect().top).toBe(below);
    const button = page.getByRole('button', { name: 'Remove: Roof' });
    expect(root.querySelector('.target')?.contains(button.element())).toBe(true);
    await button.click();
    await expect.element(text('Photo removed: Roof')).toBeVisible();
  });

  it('are taken by drag and drop, and a drop beside the target does not leave the page', async () => {
    const { root } = await reachPhotos();
    drop(root.querySelectorAll('input[type=file]')[1] ?? null, await picture('front.png'));
    await expect.element(text('Added: front.jpg')).toBeVisible();
    expect(drop(root.querySelector('.photos'), await picture('lost.png'))).toBe(false);
  });

  it('can be reached and removed by keyboard', async () => {
    const { root } = await reachPhotos();
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('Added: roof.jpg')).toBeVisible();
    root.querySelector<HTMLElement>('h2')?.focus();
    await userEvent.tab();
    expect(root.activeElement?.getAttribute('type')).toBe('file');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Photo removed: Roof')).toBeVisible();
  });

  it('are refused with a reason, and never stand in the way', async () => {
    await reachPhotos();
    const note = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
    await page.getByLabelText('Choose photo').first().upload(note);
    await expect.element(text('This is not a picture.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Next');
    await expect.element(text('Step 4 of 4')).toBeVisible();
  });

  it('go to the page with the answers, and leave only a thumbnail in the tab', async () => {
    const { environment, element } = await reachPhotos();
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('Added: roof.jpg')).toBeVisible();
    await press('Next');
    await press('Generate Recommendations');
    await press('Connect with Installation Partners');
    const detail = events.find(({ type }) => type === 'wattnest-complete')?.detail;
    expect(detail.answers.mediaUploads).toMatchObject({ roofPhoto: { name: 'roof.jpg' }, exteriorPhoto: null });
    expect([...environment.kept.values()].join()).not.toContain('data:');
    element.remove();
    insert(serve, { lang: 'en', id: 'q' }, environment.kept);
    await press('Change my answers');
    await press('Previous');
    await expect.element(text('Added before the page was reloaded.')).toBeVisible();
  });

  it('are sent as they are chosen, with what they show, and taken back when they are removed', async () => {
    const { environment } = await reachPhotos();
    const asked = (method: string) =>
      environment.requests.filter((it) => it.method === method && it.path.includes('media'));
    await page
      .getByLabelText('Choose photo')
      .nth(2)
      .upload(await picture('box.png'));
    await expect.element(text('Added: box.jpg')).toBeVisible();
    expect(asked('POST')).toMatchObject([{ body: { subject: 'electricalPanel', mediaType: 'image', language: 'en' } }]);
    await page.getByRole('button', { name: 'Remove: Electrical panel' }).click();
    await expect.poll(() => asked('DELETE').map(({ path }) => path)).toEqual([`${listMedia.path}/m1`]);
    await press('Undo');
    await expect.element(text('Added: box.jpg')).toBeVisible();
    expect(asked('POST')).toHaveLength(2);
  });

  it('that do not get through say so, and are sent again under the same key', async () => {
    let isDown = true;
    const refused = refusal(429, 'too-many-requests');
    const { environment } = await reachPhotos(undefined, (request) =>
      isDown && request.path === analyzeMedia.path ? refused : serve(request),
    );
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('The photo did not get through.')).toBeVisible();
    expect(await violations()).toEqual([]);
    isDown = false;
    await press('Try again: Roof');
    await expect.element(text('Added: roof.jpg')).toBeVisible();
    const keys = environment.requests
      .filter(({ path }) => path === analyzeMedia.path)
      .map(({ headers }) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('chosen without a connection wait for it, and are sent by themselves', async () => {
    const { environment } = await reachPhotos();
    environment.setOnline(false);
    await page
      .getByLabelText('Choose photo')
      .first()
      .upload(await picture('roof.png'));
    await expect.element(text('No connection: the photo is sent once it is back.')).toBeVisible();
    environment.setOnline(true);
    await expect.element(text('Added: roof.jpg')).toBeVisible();
  });
});

describe('what comes later', () => {
  it('is not asked for before the visitor acts', async () => {
    const { environment } = insert();
    await choose('Condo');
    await vi.waitFor(() => expect(environment.requests).toHaveLength(1));
  });
});
