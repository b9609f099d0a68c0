import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzeMedia, type Media } from '#domain/contract/media.ts';
import { call, newVisit } from '#tests/harness/calls.ts';
import { pictureUrl, roofJpeg } from '#tests/harness/pictures.ts';
import { type AppOptions, type TestApp, withApp } from '#tests/harness/with-app.ts';

type Sent = Parameters<typeof call>[3];

/** A photo of a roof as the chat sends it. */
export async function mediaBody(changes: object = {}) {
  const told = { mediaType: 'image', subject: 'roof', language: 'en' } as const;
  return { mediaUrl: pictureUrl(await roofJpeg()), ...told, ...changes };
}

export async function postMedia(app: TestApp, changes: object, sent: Sent = {}): Promise<Response> {
  return call(app, analyzeMedia, { body: await mediaBody(changes) }, sent);
}

/** Hands a picture in, in a visit of its own unless one is named. */
export async function handIn(
  app: TestApp,
  changes: object = {},
  token?: string,
): Promise<{ token: string; media: Media }> {
  const visit = token ?? (await newVisit(app)).token;
  const reply = await postMedia(app, changes, { token: visit });
  if (reply.status !== 200) throw new Error(`the picture was answered ${reply.status}`);
  return { token: visit, media: (await reply.json()).media };
}

const folders = new WeakMap<TestApp, string>();

export const mediaFolder = (app: TestApp): string => folders.get(app) ?? '';

/** An application that keeps its pictures in a folder of its own. */
export async function withMedia(
  { config, ...options }: AppOptions,
  test: (app: TestApp) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wattnest-media-'));
  const media = { store: { folder }, kilobytesPerDay: 20_000_000 };
  try {
    await withApp({ ...options, config: { ...config, media } }, async (app) => {
      folders.set(app, folder);
      await test(app);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
