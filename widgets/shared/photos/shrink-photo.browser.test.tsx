import { describe, expect, it } from 'vitest';
import { MAX_ORIGINAL_BYTES } from '#widgets/shared/photos/photo.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';

async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], 'my roof.2.png', { type });
}

/** An EXIF segment that says Berlin, put behind the start of a JPEG. */
async function withPlace(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = new TextEncoder().encode('Exif\0\0GPSLatitude 52.52');
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'place.jpg', { type: 'image/jpeg' });
}

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
};

describe('shrinking', () => {
  it('makes a JPEG of at most 2048 pixels and a small thumbnail', async () => {
    const { file, thumbnail } = await shrinkPhoto(await picture(4000, 1000));
    expect([file?.name, file?.type]).toEqual(['my roof.2.jpg', 'image/jpeg']);
    expect(await sizeOf(file as File)).toEqual([2048, 512]);
    expect(await sizeOf(thumbnail)).toEqual([160, 40]);
  });

  it('leaves small pictures at their size', async () => {
    const { file } = await shrinkPhoto(await picture(30, 20, 'image/webp'));
    expect(await sizeOf(file as File)).toEqual([30, 20]);
  });

  it('draws an SVG, also one without a size', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h9v9Z"/></svg>';
    const { file } = await shrinkPhoto(new File([svg], 'plan.svg', { type: 'image/svg+xml' }));
    expect(await sizeOf(file as File)).toEqual([2048, 1024]);
  });

  it('leaves the place behind', async () => {
    const original = await withPlace(await picture(40, 40, 'image/jpeg'));
    expect(await original.text()).toContain('GPSLatitude');
    const { file, thumbnail } = await shrinkPhoto(original);
    expect(`${await file?.text()}${await thumbnail.text()}`).not.toMatch(/GPS|Exif/);
  });
});

describe('refusing', () => {
  it.each([
    ['not-an-image', 'a.pdf', 'application/pdf', 10],
    ['not-an-image', 'a.mp4', 'video/mp4', 10],
    ['too-large', 'a.png', 'image/png', MAX_ORIGINAL_BYTES + 1],
    ['unreadable', 'a.png', 'image/png', 10],
    ['unreadable', 'a.png', 'image/png', 0],
    ['unreadable', 'a.heic', '', 10],
    ['unreadable', 'a.svg', 'image/svg+xml', 10],
  ])('says %s of %s', async (reason, name, type, bytes) => {
    await expect(shrinkPhoto(new File([new Uint8Array(bytes)], name, { type }))).rejects.toMatchObject({ reason });
  });
});
