import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  /** Three bytes a pixel, row by row. */
  rgb: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const DEPTH = 8;
const RGB = 2;
const RGBA = 6;
const PALETTE = 3;

export function* chunksOf(png: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function unfilter(raw: Buffer, stride: number, bytes: number): Buffer {
  const rows = raw.length / (stride + 1);
  const out = Buffer.alloc(rows * stride);
  for (let row = 0; row < rows; row++) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column < bytes ? 0 : (out[at - bytes] ?? 0);
      const up = row === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = row === 0 || column < bytes ? 0 : (out[at - stride - bytes] ?? 0);
      out[at] = (raw[row * (stride + 1) + 1 + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

/** Reads what Chromium writes: eight bits, RGB or RGBA, not interlaced; opacity is left out. */
export function readPixels(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, kind] = [header.readUInt32BE(0), header[9]];
  if (header[8] !== DEPTH || (kind !== RGB && kind !== RGBA)) throw new Error('not a screenshot of Chromium');
  const bytes = kind === RGBA ? 4 : 3;
  const data = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data));
  const pixels = unfilter(inflateSync(data), width * bytes, bytes);
  return { width, rgb: bytes === 3 ? pixels : Buffer.from(pixels.filter((_, index) => index % 4 < 3)) };
}

export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture of one byte (an index of the palette among `more`) or three (red, green, blue) a pixel. */
export function writePng(width: number, pixels: Buffer, kind: 'palette' | 'rgb', more: Buffer[] = []): Buffer {
  const stride = kind === 'rgb' ? width * 3 : width;
  const height = pixels.length / stride;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, kind === 'rgb' ? RGB : PALETTE], 8);
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...more, data, chunk('IEND', Buffer.alloc(0))]);
}
