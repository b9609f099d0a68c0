import { MAX_PHOTO_PIXELS, type Photo, PhotoError } from '#widgets/shared/photos/photo.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';

/** Bytes of a film of some minutes: it is read in place, and never leaves the browser. */
const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
const FRAMES = 4;
const COLUMNS = 2;
/** A film whose next frame does not come. */
const FRAME_MS = 8_000;

function happened(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PhotoError('unreadable')), FRAME_MS);
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new PhotoError('unreadable'))),
      { once: true },
    );
  });
}

async function openVideo(url: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = happened(video, 'loadeddata');
  video.src = url;
  await loaded;
  return video;
}

/** Moments of a film, spread evenly; one that tells no length has its first. */
function momentsOf({ duration }: HTMLVideoElement): number[] {
  if (!Number.isFinite(duration)) return [0];
  return Array.from({ length: FRAMES }, (_, at) => (duration * (at + 0.5)) / FRAMES);
}

async function drawFrames(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  const moments = momentsOf(video);
  const columns = Math.min(COLUMNS, moments.length);
  const rows = Math.ceil(moments.length / columns);
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_PHOTO_PIXELS / (Math.max(videoWidth, videoHeight) * columns));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const sheet = Object.assign(document.createElement('canvas'), { width: width * columns, height: height * rows });
  for (const [at, moment] of moments.entries()) {
    const seeked = happened(video, 'seeked');
    video.currentTime = moment;
    await seeked;
    sheet.getContext('2d')?.drawImage(video, (at % columns) * width, Math.floor(at / columns) * height, width, height);
  }
  return sheet;
}

/** Up to four frames of a film on one sheet. Throws `PhotoError`. */
export async function contactSheet(film: File): Promise<Photo> {
  if (!film.type.startsWith('video/')) throw new PhotoError('not-a-video');
  if (film.size > MAX_VIDEO_BYTES) throw new PhotoError('too-large');
  const url = URL.createObjectURL(film);
  try {
    const sheet = await drawFrames(await openVideo(url));
    const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
    if (!blob) throw new PhotoError('unreadable');
    return await shrinkPhoto(new File([blob], film.name, { type: 'image/png' }));
  } finally {
    URL.revokeObjectURL(url);
  }
}
