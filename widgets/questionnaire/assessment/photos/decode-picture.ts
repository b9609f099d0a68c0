import { MAX_PHOTO_PIXELS, PhotoError } from '#widgets/questionnaire/assessment/photos/photo.ts';

export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
  release(): void;
}

async function decodeBitmap(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
}

/** `createImageBitmap` takes no SVG. Where the page's policy allows no `blob:` pictures this fails, as for a broken file. */
async function decodeDrawing(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const ratio = image.naturalWidth / image.naturalHeight || 4 / 3;
    const [width, height] =
      ratio > 1 ? [MAX_PHOTO_PIXELS, MAX_PHOTO_PIXELS / ratio] : [MAX_PHOTO_PIXELS * ratio, MAX_PHOTO_PIXELS];
    return { source: image, width, height, release: () => undefined };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Throws `PhotoError` for what the browser cannot draw. */
export async function decodePicture(file: Blob): Promise<Picture> {
  try {
    return await (file.type === 'image/svg+xml' ? decodeDrawing(file) : decodeBitmap(file));
  } catch {
    throw new PhotoError('unreadable');
  }
}
