import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

interface Drawn {
  width?: number;
  height?: number;
  /** 0 to 255. */
  light?: number;
  blur?: number;
}

/** Rows of tiles on a roof: edges everywhere, as in a photo that is sharp. */
function tiles(width: number, height: number, light: number): Buffer {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = Math.floor(y / 24);
      const isJoint = y % 24 < 4 || (x + (row % 2) * 16) % 32 < 4;
      const shade = isJoint ? light * 0.35 : light * (0.85 + (0.15 * ((row * 7 + Math.floor(x / 32)) % 3)) / 2);
      data.set([Math.min(255, shade * 1.2), shade * 0.8, shade * 0.7], (y * width + x) * 3);
    }
  return data;
}

/** A picture of a roof, to be written in any format. */
export function drawRoof({ width = 1_200, height = 900, light = 150, blur }: Drawn = {}): Sharp {
  const picture = sharp(tiles(width, height, light), { raw: { width, height, channels: 3 } });
  return blur === undefined ? picture : picture.blur(blur);
}

export const roofJpeg = (drawn?: Drawn): Promise<Buffer> => drawRoof(drawn).jpeg({ quality: 90 }).toBuffer();

export const pictureUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const CAMERA_SECRETS = ['SERIAL-4711', 'Wattnest Spy Cam', '<script>alert(1)</script>'];

/** A photo as a phone writes it: place, device, serial number and a script in its comment. */
export function taggedJpeg(): Promise<Buffer> {
  return drawRoof()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Wattnest Spy Cam', Model: 'SERIAL-4711', ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .toBuffer();
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black PNG that says it has so many pixels a side, with further chunks before its rows. */
export function pngOf(side: number, rows: Buffer, chunks: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const last = [pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, pngChunk('IHDR', head), ...chunks, ...last]);
}

export const blackRows = (side: number): Buffer => Buffer.alloc(side * (1 + Math.ceil(side / 8)));

/** A valid black PNG of so many pixels a side, in about a thousandth of the bytes that it becomes. */
export const pngBomb = (side: number): Buffer => pngOf(side, blackRows(side));
