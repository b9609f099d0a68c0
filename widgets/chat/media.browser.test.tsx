import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { analyzeMedia } from '#domain/contract/media.ts';
import { savedKey } from '#widgets/chat/saved.ts';
import { insert, linesOf, watchPage } from '#widgets/chat/testing/chat-page.ts';
import { problemOf } from '#widgets/chat/testing/scripted-server.ts';
import type { Reply, SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { toldMedia } from '#widgets/shared/testing/told-media.ts';
import { button } from '#widgets/shared/testing/widget-page.ts';

watchPage();

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(3_000, 2_000);
  canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const answered: Reply = { status: 200, json: { analysis: toldMedia.analysis, media: toldMedia } };

function open(replies: Reply[] = [answered]) {
  const sent: SeenRequest[] = [];
  const chat = insert({
    kept: { lines: linesOf(['Hello', 'Hi']) },
    refuse(request) {
      if (request.path !== analyzeMedia.path) return undefined;
      sent.push(request);
      return replies[sent.length - 1] ?? 'lost';
    },
  });
  const kept = () => JSON.parse(chat.environment.kept.get(savedKey('site-1', 'chat')) ?? '{}');
  return { ...chat, sent, kept };
}

it('sends a photo with the subject the visitor chose, and counts it', async () => {
  const { sent, kept, root } = open();
  await userEvent.upload(page.getByLabelText('Add a photo'), await picture('my roof.png'));
  const subject = page.getByLabelText('What does it show?');
  await expect.element(subject).toHaveValue('roof');
  await subject.selectOptions('House exterior');
  await button('Send picture').click();
  await expect.element(page.getByText('I see tiles.').first()).toBeVisible();
  const body = sent[0]?.body as { mediaUrl: string; subject: string; mediaType: string };
  expect([body.subject, body.mediaType, body.mediaUrl.slice(0, 23)]).toEqual([
    'exterior',
    'image',
    'data:image/jpeg;base64,',
  ]);
  const { width, height } = await createImageBitmap(await (await fetch(body.mediaUrl)).blob());
  expect([width, height]).toEqual([2_048, 1_365]);
  await expect.element(page.getByText('Photo: House exterior')).toBeVisible();
  await expect.poll(() => root.querySelector('.line .picture canvas')).not.toBeNull();
  root.querySelector<HTMLElement>('.progress-toggle')?.click();
  await expect.element(page.getByText('1/3 media uploaded')).toBeInTheDocument();
  expect(kept().facts.roofMaterial).toBe('tile');
  expect(JSON.stringify(kept())).not.toContain('data:image');
});

it('says what did not get through, and sends it again under the same key', async () => {
  const refused: Reply = { status: 503, json: problemOf(503, 'unavailable') };
  const { sent } = open([refused, answered]);
  await userEvent.upload(page.getByLabelText('Add a photo'), await picture('panel.png'));
  await button('Send picture').click();
  await expect.element(page.getByText('Failed to analyze uploaded media.', { exact: false }).first()).toBeVisible();
  await button('Retry').click();
  await expect.element(page.getByText('I see tiles.').first()).toBeVisible();
  const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('refuses what is no picture, and lets it be taken away', async () => {
  const { sent } = open();
  await userEvent.upload(page.getByLabelText('Add a photo'), new File(['words'], 'roof.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('This is not a picture.', { exact: false })).toBeVisible();
  await button('Remove').click();
  await expect.element(page.getByText('roof.txt')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('stops a picture on its way', async () => {
  const { sent, root } = open([{ stream: () => new ReadableStream() }]);
  await userEvent.upload(page.getByLabelText('Add a photo'), await picture('roof.png'));
  await button('Send picture').click();
  await expect.poll(() => sent.length).toBe(1);
  await button('Cancel').click();
  await expect.element(page.getByText('Photo: Roof')).not.toBeInTheDocument();
  expect(root.querySelector('.upload-card')).toBeNull();
});

it('takes a dropped and a pasted file', async () => {
  const { root } = open();
  const form = root.querySelector('form.composer');
  await expect.poll(() => root.querySelector('.line')).not.toBeNull();
  const carried = new DataTransfer();
  carried.items.add(await picture('attic.png'));
  form?.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  await expect.element(page.getByLabelText('What does it show?')).toHaveValue('attic');
  form?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }));
  await expect.poll(() => root.querySelectorAll('.upload-card').length).toBe(2);
});
