import {
  MAX_ORIGINAL_BYTES,
  MAX_PHOTO_PIXELS,
  type Photo,
  PhotoError,
  THUMBNAIL_PIXELS,
} from '#widgets/shared/photos/photo.ts';

const PHOTO_QUALITY = 0.85;
const THUMBNAIL_QUALITY = 0.6;

interface Picture {
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
async function decodePicture(file: Blob): Promise<Picture> {
  try {
    return await (file.type === 'image/svg+xml' ? decodeDrawing(file) : decodeBitmap(file));
  } catch {
    throw new PhotoError('unreadable');
  }
}

function drawn({ source, width, height }: Picture, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PhotoError('unreadable'))), 'image/jpeg', quality);
  });
}

/** A new JPEG holds pixels only: place, time and camera of the original do not come along. Throws `PhotoError`. */
export async function shrinkPhoto(original: File): Promise<Photo> {
  if (original.type !== '' && !original.type.startsWith('image/')) throw new PhotoError('not-an-image');
  if (original.size > MAX_ORIGINAL_BYTES) throw new PhotoError('too-large');
  const picture = await decodePicture(original);
  try {
    const canvas = drawn(picture, MAX_PHOTO_PIXELS);
    const small = drawn({ ...picture, source: canvas, width: canvas.width, height: canvas.height }, THUMBNAIL_PIXELS);
    const [photo, thumbnail] = await Promise.all([jpegOf(canvas, PHOTO_QUALITY), jpegOf(small, THUMBNAIL_QUALITY)]);
    const name = `${original.name.replace(/\.[^.]*$/, '')}.jpg`;
    return { file: new File([photo], name, { type: 'image/jpeg' }), thumbnail };
  } catch {
    throw new PhotoError('unreadable');
  } finally {
    picture.release();
  }
}
