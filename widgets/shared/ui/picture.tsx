import { useLayoutEffect, useRef } from 'react';

interface PictureProps {
  picture: Blob;
  /** The longer side of what is drawn, in pixels. */
  maxPixels: number;
}

/** Draws a picture on a canvas: an `img` would need the page's policy to allow `blob:` or `data:` pictures. */
export function Picture({ picture, maxPixels }: PictureProps) {
  const place = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    createImageBitmap(picture).then(
      (bitmap) => {
        const canvas = place.current;
        if (isCurrent && canvas) {
          const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
          canvas.width = Math.round(bitmap.width * scale);
          canvas.height = Math.round(bitmap.height * scale);
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
        }
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, maxPixels]);
  return (
    <span className="picture" aria-hidden="true">
      <canvas ref={place} />
    </span>
  );
}
