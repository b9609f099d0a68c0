import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newVisit } from '#tests/harness/calls.ts';
import { hostileFiles } from '#tests/harness/hostile-pictures.ts';
import { mediaFolder, postMedia, withMedia } from '#tests/harness/media.ts';
import { CAMERA_SECRETS, pictureUrl } from '#tests/harness/pictures.ts';
import { waysOf } from '#tests/harness/ways.ts';

const TIMEOUT_MS = process.env.DEEP ? 600_000 : 90_000;
/** Of the processor, for one file; the worst of these takes less than one. */
const MOST_CPU_SECONDS = 3;
const many = { points: 2_000_000_000, seconds: 3_600 };
const limits = { mediaPerVisit: many, mediaPerAddress: many, bytesOfMediaPerVisit: many, bytesOfMediaPerAddress: many };
/** Every day twenty kinds, once each. */
const always = Array.from({ length: 25 }, (_, at) => at).filter((at) => at % 5 !== 0);

async function cpuSecondsOf<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000_000];
}

async function left(bytes: Buffer): Promise<unknown[]> {
  const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
  const words = [...CAMERA_SECRETS, 'Exif', 'GPS', '<script', 'PK\x03\x04'];
  const found = words.filter((it) => bytes.toString('latin1').includes(it));
  return [(await fileTypeFromBuffer(bytes))?.mime, exif, xmp, icc, iptc, comments, found];
}

test(
  '200 hostile files, 20 every day: none breaks the server, costs it long, or leaves a word of itself',
  { timeout: TIMEOUT_MS },
  () =>
    withMedia({ limits }, async (app) => {
      const { token } = await newVisit(app);
      for (const { name, make } of waysOf(hostileFiles, always)) {
        const mediaUrl = pictureUrl(await make());
        const [reply, seconds] = await cpuSecondsOf(() => postMedia(app, { mediaUrl }, { token }));
        expect([name, [200, 400].includes(reply.status), seconds < MOST_CPU_SECONDS]).toEqual([name, true, true]);
        const { media, code } = await reply.json();
        if (!media) expect([name, code]).toEqual([name, 'validation']);
        else
          expect([name, ...(await left(await readFile(join(mediaFolder(app), media.id))))]).toEqual([
            ...[name, 'image/jpeg', undefined, undefined, undefined, undefined, undefined, []],
          ]);
      }
      expect((await postMedia(app, {}, { token })).status).toBe(200);
    }),
);
