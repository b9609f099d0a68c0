import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { media } from '#api/database/schema/media.ts';
import { DEMO_SITE_KEY, TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import { listMedia, removeMedia } from '#domain/contract/media.ts';
import { erasePerson, exportPerson } from '#domain/contract/person.ts';
import { MAX_MEDIA_BODY_BYTES } from '#domain/media/media.ts';
import { ask, call, countRows, leadBody, newVisit } from '#tests/harness/calls.ts';
import { handIn, mediaFolder, postMedia, withMedia } from '#tests/harness/media.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { CAMERA_SECRETS, pictureUrl, roofJpeg, taggedJpeg } from '#tests/harness/pictures.ts';
import { EXAMPLES_URL, newKey, type TestApp } from '#tests/harness/with-app.ts';
import { mediaTexts } from '#texts/media/all.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';

const DAY_MS = 24 * 3_600_000;
const codeOf = async (reply: Response) => (reply.status === 200 ? 'ok' : (await reply.json()).code);
const filesOf = (app: TestApp) => readdir(mediaFolder(app)).catch(() => []);

describe('a picture that is handed in', () => {
  test('is kept for the expert, with its quality told and nothing invented', () =>
    withMedia({}, async (app) => {
      const { token, media: told } = await handIn(app);
      const { arrived, good, unseen, keptFor } = mediaTexts.en;
      expect(told.analysis).toBe([arrived(subjectNames.en.roof), good, unseen.automatic, keptFor].join(' '));
      expect(told).toMatchObject({ mediaType: 'image', subject: 'roof', width: 1_200, height: 900, flaws: [] });
      expect(told).toMatchObject({ advisor: 'automatic' });
      expect(await ask(app, listMedia, {}, { token })).toEqual([told]);
      expect(await filesOf(app)).toEqual([told.id]);
    }));

  test('is told to be dark, and small, in the language of the call', () =>
    withMedia({}, async (app) => {
      const mediaUrl = pictureUrl(await roofJpeg({ width: 400, height: 300, light: 20 }));
      const { media: told } = await handIn(app, { mediaUrl, language: 'de' });
      expect(told.flaws).toEqual(['small', 'dark']);
      expect(told.analysis).toContain(mediaTexts.de.flaws.dark);
      expect(told.analysis).not.toContain(mediaTexts.de.good);
    }));

  test('has lost place, device and script before it is stored', () =>
    withMedia({}, async (app) => {
      const { media: told } = await handIn(app, { mediaUrl: pictureUrl(await taggedJpeg()) });
      const stored = await readFile(join(mediaFolder(app), told.id), 'latin1');
      for (const it of [...CAMERA_SECRETS, 'Exif']) expect(stored).not.toContain(it);
    }));

  test('is kept once, however often the call is repeated under its key', () =>
    withMedia({}, async (app) => {
      const [{ token }, key] = [await newVisit(app), newKey()];
      const replies = [await postMedia(app, {}, { token, key }), await postMedia(app, {}, { token, key })];
      expect(await replies[1]?.json()).toEqual(await replies[0]?.json());
      expect([await countRows(app, 'media'), (await filesOf(app)).length]).toEqual([1, 1]);
      expect(await codeOf(await postMedia(app, { subject: 'attic' }, { token, key }))).toBe('idempotency-key-reused');
    }));

  test('needs no visit before, and opens one', () =>
    withMedia({}, async (app) => {
      const reply = await postMedia(app, {});
      const token = reply.headers.get('Wattnest-Visit') ?? '';
      expect(await ask(app, listMedia, {}, { token })).toHaveLength(1);
    }));

  test('of the test key leaves nothing', () =>
    withMedia({}, async (app) => {
      const origin = 'http://localhost:5173';
      const { token } = await newVisit(app, { siteKey: TEST_SITE_KEY }, { origin });
      expect((await postMedia(app, {}, { token, origin })).status).toBe(200);
      expect([await countRows(app, 'media'), await filesOf(app)]).toEqual([0, []]);
    }));
});

describe('what is refused', () => {
  test('a body of more than 12 MB, of which this call alone takes as much', () =>
    withMedia({}, async (app) => {
      const { token } = await newVisit(app);
      const mediaUrl = `data:image/jpeg;base64,${'A'.repeat(MAX_MEDIA_BODY_BYTES)}`;
      expect(await codeOf(await postMedia(app, { mediaUrl }, { token }))).toBe('body-too-large');
      const mid = { mediaUrl: `data:image/jpeg;base64,${'A'.repeat(1_000_000)}` };
      expect(await codeOf(await postMedia(app, mid, { token }))).toBe('validation');
    }));

  test.each([
    ['a sound', { mediaType: 'audio' }],
    ['a sound by its address', { mediaUrl: 'data:audio/mpeg;base64,QUJD' }],
    ['an address elsewhere', { mediaUrl: 'https://example.org/roof.jpg' }],
    ['an SVG', { mediaUrl: pictureUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml') }],
    ['no base64', { mediaUrl: 'data:image/png,hello' }],
    ['nothing', { mediaUrl: 'data:image/png;base64,' }],
  ])('%s', (_, changes) =>
    withMedia({}, async (app) => {
      expect(await codeOf(await postMedia(app, changes, { token: (await newVisit(app)).token }))).toBe('validation');
      expect([await countRows(app, 'media'), await filesOf(app)]).toEqual([0, []]);
    }),
  );

  test('more bytes than a visit has room for, and more pictures than it may hand in', () =>
    withMedia({ limits: { bytesOfMediaPerVisit: { points: 300, seconds: 86_400 } } }, async (app) => {
      const { token } = await newVisit(app);
      const codes = [];
      for (let at = 0; at < 4; at += 1) codes.push(await codeOf(await postMedia(app, {}, { token })));
      expect(codes[0]).toBe('ok');
      expect(codes.at(-1)).toBe('too-much-stored');
      expect((await newVisit(app)).token).not.toBe('');
      expect(await codeOf(await postMedia(app, {}, { token: (await newVisit(app)).token }))).toBe('ok');
    }));

  test('another page than the site’s', () =>
    withMedia({}, async (app) => {
      const { token } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
      const reply = await postMedia(app, {}, { token, origin: 'https://elsewhere.example' });
      expect(await codeOf(reply)).toBe('origin-not-allowed');
    }));
});

describe('the picture behind its link', () => {
  test('is a JPEG that runs nothing, until the link ends', () =>
    withMedia({}, async (app) => {
      const { media: told } = await handIn(app);
      const reply = await app.fetch(told.path);
      expect(reply.headers.get('content-type')).toBe('image/jpeg');
      expect(reply.headers.get('content-security-policy')).toContain('sandbox');
      expect((await reply.arrayBuffer()).byteLength).toBe(told.bytes);
      app.clock.advance(13 * 3_600_000);
      expect((await app.fetch(told.path)).status).toBe(404);
    }));

  test('opens by no other link', () =>
    withMedia({}, async (app) => {
      const [{ media: one }, { media: other }] = [await handIn(app), await handIn(app)];
      const forged = one.path.replace(one.id, other.id);
      for (const path of [forged, `${one.path}x`, '/media/%2e%2e%2fsecret', '/media/x'])
        expect((await app.fetch(path)).status).toBe(404);
    }));
});

describe('a picture goes', () => {
  test('when its visit takes it back, and no other', () =>
    withMedia({}, async (app) => {
      const { token, media: told } = await handIn(app);
      const stranger = await newVisit(app);
      const parameters = { mediaId: told.id };
      expect((await call(app, removeMedia, { parameters }, { token: stranger.token })).status).toBe(404);
      expect(await ask(app, listMedia, {}, { token: stranger.token })).toEqual([]);
      expect((await call(app, removeMedia, { parameters }, { token })).status).toBe(200);
      expect([await ask(app, listMedia, {}, { token }), (await app.fetch(told.path)).status]).toEqual([[], 404]);
      await app.runJobs();
      expect([await filesOf(app), await countRows(app, 'media'), await countRows(app, 'message')]).toEqual([[], 0, 0]);
    }));

  test('30 days after the last sign of life, its file first', () =>
    withMedia({}, async (app) => {
      const { media: told } = await handIn(app);
      app.clock.advance(30 * DAY_MS - 1_000);
      await sweep(app.deps, app.clock.now());
      expect(await filesOf(app)).toEqual([told.id]);
      app.clock.advance(2_000);
      await sweep(app.deps, app.clock.now());
      expect([await filesOf(app), await countRows(app, 'media')]).toEqual([[], 0]);
    }));

  test('with the erasure of who handed it in, who has it in their export before', () =>
    withMedia({}, async (app) => {
      const { token } = await newVisit(app);
      await handIn(app, {}, token);
      const person = await newPerson(app, leadBody(), { token });
      await confirm(app, person);
      const parameters = { token: person.token };
      const exported = await ask(app, exportPerson, { parameters });
      expect(exported.media).toMatchObject([{ subject: 'roof', width: 1_200 }]);
      const [picture] = exported.media;
      expect((await app.fetch(picture?.path ?? '')).status).toBe(200);
      await ask(app, erasePerson, { parameters, body: {} });
      await app.runJobs();
      expect([await filesOf(app), await countRows(app, 'media')]).toEqual([[], 0]);
    }));

  test('when its call came to no end, within the hour', () =>
    withMedia({}, async (app) => {
      const { media: told } = await handIn(app);
      await app.database.db.update(media).set({ visitId: null, isKept: false }).where(eq(media.id, told.id));
      await sweep(app.deps, app.clock.now());
      expect(await filesOf(app)).toEqual([told.id]);
      app.clock.advance(3_600_001);
      await sweep(app.deps, app.clock.now());
      expect(await filesOf(app)).toEqual([]);
    }));
});

test('where the storage is away, the visitor is told so, and nothing is kept', () => {
  const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  return withMedia({ media: { put: away, get: away, remove: away, free: away } }, async (app) => {
    const { token } = await newVisit(app);
    const reply = await postMedia(app, {}, { token });
    expect([reply.status, await codeOf(reply), reply.headers.get('Retry-After')]).toEqual([503, 'unavailable', '5']);
    expect(await ask(app, listMedia, {}, { token })).toEqual([]);
  });
});
