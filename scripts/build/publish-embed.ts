import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface PublishInput {
  /** Where the build has written. */
  folder: string;
  /** The same files for ever, under the version. */
  immutable: string;
  version: string;
}

interface PublishedFile {
  bytes: number;
  brotliBytes: number;
  integrity: string;
}

function publishFile(path: string): PublishedFile {
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  return {
    bytes: content.length,
    brotliBytes: brotli.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** Compresses the built scripts, lists them in `manifest.json`, and lays the immutable copy beside them. */
export function publishEmbed({ folder, immutable, version }: PublishInput): void {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const files = Object.fromEntries(scripts.map((name) => [name, publishFile(join(folder, name))]));
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
  rmSync(immutable, { recursive: true, force: true });
  cpSync(folder, immutable, { recursive: true });
}
