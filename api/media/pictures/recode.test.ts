import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { recode } from '#api/media/pictures/recode.ts';
import { MAX_MEDIA_PIXELS } from '#domain/media/media.ts';
import { CAMERA_SECRETS, drawRoof, pngBomb, roofJpeg, taggedJpeg } from '#tests/harness/pictures.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const problemOf = (bytes: Uint8Array) =>
  recode(bytes).then(
    () => 'taken',
    (error) => error.details.fields[0].problem,
  );

describe('what is kept of a picture', () => {
  test('holds no word of the camera', async () => {
    const original = await taggedJpeg();
    for (const it of CAMERA_SECRETS) expect(latin(original)).toContain(it);
    const { bytes } = await recode(original);
    for (const it of [...CAMERA_SECRETS, 'Exif', 'GPS', 'http']) expect(latin(bytes)).not.toContain(it);
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  test('stands upright', async () => {
    const lying = await drawRoof({ width: 900, height: 600 }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await recode(lying)).toMatchObject({ width: 600, height: 900 });
  });

  test('has at most so many pixels, and no more than it had', async () => {
    const large = await recode(await roofJpeg({ width: 2_400, height: 1_800 }));
    expect([large.width, large.height]).toEqual([MAX_MEDIA_PIXELS, 1_536]);
    expect(await recode(await roofJpeg({ width: 700, height: 500 }))).toMatchObject({ width: 700, height: 500 });
  });

  test.each(['png', 'webp', 'gif', 'jpeg'] as const)('is a JPEG, of a %s too', async (format) => {
    const { bytes } = await recode(await drawRoof().toFormat(format).toBuffer());
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe('image/jpeg');
  });

  test('has a white ground where it was transparent', async () => {
    const clear = sharp({ create: { width: 600, height: 600, channels: 4, background: '#00000000' } });
    const { bytes } = await recode(await clear.png().toBuffer());
    expect((await sharp(bytes).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });
});

describe('what is refused', () => {
  test('a bomb: a small file of 900 million pixels', async () => {
    const start = performance.now();
    expect(await problemOf(pngBomb(30_000))).toBe('too-many-pixels');
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('what is cut', async () => {
    const whole = await roofJpeg();
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('not-a-picture');
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with a script', Buffer.from(svg)],
    ['an SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['words', Buffer.from('GIF, says the name')],
    ['nothing', Buffer.alloc(0)],
    ['a sound', Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(40)])],
    ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
  ])('%s', async (_, bytes) => expect(await problemOf(bytes)).toBe('not-a-picture'));

  test('formats that nobody needs, though the library could read them', async () => {
    const small = drawRoof({ width: 64, height: 64 });
    for (const bytes of [await small.clone().tiff().toBuffer(), await small.avif({ effort: 0 }).toBuffer()])
      expect(await problemOf(bytes)).toBe('not-a-picture');
  });
});

describe('what measuring finds', () => {
  test.each([
    ['nothing wrong with a good one', {}, []],
    ['a small one', { width: 500, height: 300 }, ['small']],
    ['a dark one, of which no sharpness is told', { light: 25, blur: 8 }, ['dark']],
    ['a blurred one', { blur: 8 }, ['blurred']],
    ['one that is both small and dark', { width: 400, height: 300, light: 20 }, ['small', 'dark']],
  ])('%s', async (_, drawn, flaws) => expect((await recode(await roofJpeg(drawn))).flaws).toEqual(flaws));

  test('the same of a picture whatever its camera had', async () => {
    for (const width of [800, 1_600])
      expect((await recode(await roofJpeg({ width, height: width * 0.75, blur: width / 100 }))).flaws).toEqual([
        'blurred',
      ]);
  });
});
