import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { blackRows, drawRoof, pngBomb, pngChunk, pngOf, roofJpeg, taggedJpeg } from '#tests/harness/pictures.ts';

const MEGABYTE = 1_000_000;
const text = (words: string) => Buffer.from(words, 'latin1');
const script = text('<script>alert(document.domain)</script>');

function uint(value: number, bytes: 2 | 4 | 8 = 4): Buffer {
  const out = Buffer.alloc(bytes);
  if (bytes === 8) out.writeBigUInt64BE(BigInt(value));
  else out.writeUIntBE(value, 0, bytes);
  return out;
}

/** The same bytes for the same seed. */
function noise(seed: number, length: number): Buffer {
  let state = seed * 2_654_435_761 + 1;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

/** Some of its bytes, after the head, are others. */
function bitten(whole: Buffer, seed: number, bites: number): Buffer {
  const bytes = Buffer.from(whole);
  const values = noise(seed, bites * 4);
  for (let at = 0; at < bites; at += 1) {
    const place = 64 + (values.readUInt32BE(at * 4) % Math.max(1, bytes.length - 64));
    bytes[place] = values[at * 4] ?? 0;
  }
  return bytes;
}

/** A segment of a JPEG, put directly behind its beginning. */
function withSegments(jpeg: Buffer, marker: number, contents: readonly Buffer[]): Buffer {
  const segments = contents.flatMap((it) => [Buffer.from([0xff, marker]), uint(it.length + 2, 2), it]);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A JPEG whose frame says that it is so large. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = Math.max(bytes.indexOf(Buffer.from([0xff, 0xc0])), bytes.indexOf(Buffer.from([0xff, 0xc2])));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Its last scan again and again: a decoder that goes on works for hours. */
async function scanBomb(times: number): Promise<Buffer> {
  const jpeg = await drawRoof({ width: 1_600, height: 1_200 }).jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const repeated = Array.from({ length: Math.min(times, Math.floor((6 * MEGABYTE) / scan.length)) }, () => scan);
  return Buffer.concat([jpeg.subarray(0, -2), ...repeated, jpeg.subarray(-2)]);
}

const box = (type: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  return Buffer.concat([uint(content.length + 8), text(type), content]);
};
const ftyp = (brand: string) => box('ftyp', text(brand), uint(0), text(`${brand}mif1`));

function zip(name: string, content: Buffer): Buffer {
  const packed = deflateSync(content).subarray(2, -4);
  const head = [text('PK\x03\x04'), Buffer.from([20, 0, 0, 0, 8, 0]), Buffer.alloc(8)];
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt16LE(name.length, 8);
  return Buffer.concat([...head, sizes, text(name), packed]);
}

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const animated = (frames: number) => ({
  raw: { width: 64, height: 64 * frames, channels: 3 as const, pageHeight: 64 },
});
const frames = (count: number, seed: number) => sharp(noise(seed, 64 * 64 * 3 * count), animated(count));

/** Ways to make a file that hurts; each makes another one for each number. */
const kinds: Record<string, (at: number) => Buffer | Promise<Buffer>> = {
  'a page behind a photo': async () => Buffer.concat([await roofJpeg(), script]),
  'an archive behind a photo': async (at) => Buffer.concat([await roofJpeg(), zip('a.html', noise(at, 9_000))]),
  'a script that begins as a GIF': (at) => text(`GIF89a/*${'x'.repeat(at * 50)}*/=1;alert(1)//`),
  'a page in the comment of a photo': async (at) =>
    withSegments(
      await roofJpeg(),
      0xfe,
      Array.from({ length: at + 1 }, () => script),
    ),
  'a PNG of sides without end': (at) => pngOf(0x7f_ff_ff_ff - at, Buffer.alloc(64)),
  'a bomb of pixels': (at) => pngBomb(7_000 + at * 500),
  'an archive bomb': (at) => (at % 2 ? gzipSync : (it: Buffer) => zip('roof.jpg', it))(Buffer.alloc(20 * MEGABYTE)),
  'a drawing that asks for files': () =>
    text('<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  'a drawing of a billion laughs': () => text(`<!DOCTYPE s [<!ENTITY l0 "ha">${laughs}]><svg>&l9;</svg>`),
  'noise with the sign of a JPEG': (at) =>
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), noise(at, 9_000)]),
  'a JPEG that is cut': async (at) => {
    const whole = await roofJpeg();
    return whole.subarray(0, Math.floor((whole.length * (at + 1)) / 10));
  },
  'a photo with place, device and script': () => taggedJpeg(),
  'a GIF that moves': (at) =>
    frames(20 + at * 20, at)
      .gif({ effort: 1 })
      .toBuffer(),
  'a WebP that moves': (at) =>
    frames(10 + at * 5, at)
      .webp({ effort: 0 })
      .toBuffer(),
  'a colour profile of megabytes': async (at) =>
    withSegments(
      await roofJpeg(),
      0xe2,
      Array.from({ length: 20 + at * 10 }, (_, part) =>
        Buffer.concat([text('ICC_PROFILE\0'), Buffer.from([part + 1, 20 + at * 10]), noise(part, 60_000)]),
      ),
    ),
  'a colour profile that unpacks to megabytes': (at) =>
    pngOf(64, blackRows(64), [
      pngChunk('iCCP', Buffer.concat([text('x\0\0'), deflateSync(Buffer.alloc((20 + at * 20) * MEGABYTE))])),
    ]),
  'words that unpack to megabytes': (at) =>
    pngOf(64, blackRows(64), [
      pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc((20 + at * 20) * MEGABYTE, 65))])),
    ]),
  'two photos in one (MPO)': async (at) => {
    const index = Buffer.concat([text('MPF\0MM\0*'), uint(8), noise(at, 60)]);
    return Buffer.concat([withSegments(await taggedJpeg(), 0xe2, [index]), await taggedJpeg()]);
  },
  'a HEIC': (at) => Buffer.concat([ftyp('heic'), box('meta', noise(at, 400)), box('mdat', noise(at + 1, 9_000))]),
  'an AVIF': (at) =>
    drawRoof({ width: 64 + at, height: 64 })
      .avif({ effort: 0 })
      .toBuffer(),
  'a film of many streams': (at) =>
    Buffer.concat([
      ftyp('isom'),
      box('moov', ...Array.from({ length: 500 * (at + 1) }, () => box('trak', box('tkhd', Buffer.alloc(84))))),
    ]),
  'a JPEG that says it is huge': async (at) => resized(await roofJpeg(), 65_000 - at, 65_000),
  'a JPEG of scans without end': (at) => scanBomb(200 * (at + 1)),
  'a photo with bytes that are others': async (at) => bitten(await roofJpeg(), at, 1 + at * 20),
  'a PNG and a WebP with bytes that are others': async (at) =>
    bitten(
      await drawRoof()
        .toFormat(at % 2 ? 'png' : 'webp')
        .toBuffer(),
      at,
      1 + at * 20,
    ),
};

/** How many of each. */
const OF_EACH = 8;

interface HostileFile {
  name: string;
  make: () => Promise<Buffer>;
}

/** Two hundred files, one of each kind after the other. */
export const hostileFiles: readonly HostileFile[] = Array.from({ length: OF_EACH }, (_, at) =>
  Object.entries(kinds).map(([name, make]) => ({ name: `${name} (${at})`, make: async () => make(at) })),
).flat();
