import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Peers and what Sentry's bundle is made of; fetched as published, without their dependency trees. */
const pinned = {
  '@sentry/browser': '10.57.0',
  '@sentry/core': '10.57.0',
  '@sentry-internal/browser-utils': '10.57.0',
  '@sentry-internal/feedback': '10.57.0',
  '@sentry-internal/replay': '10.57.0',
  '@sentry-internal/replay-canvas': '10.57.0',
  '@formbricks/surveys': '1.99.0',
  'deep-chat': '2.4.2',
  altcha: '3.2.2',
} as const;
type Peer = keyof typeof pinned;

const folder = join(import.meta.dirname, '../vendor');
const stamp = 'entry.version';

export const bundleFolder = join(folder, 'bundle');
export const vendorFolder = (name: string) => join(folder, 'node_modules', name);
export const versionOf = (name: string) => pinned[name as Peer];

function fetchPeer(name: string, version: string): void {
  const target = vendorFolder(name);
  const manifest = join(target, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--silent', `${name}@${version}`];
  const archive = execFileSync('npm', args, { cwd: target, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const file = archive.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['xzf', file, '--strip-components=1'], { cwd: target });
  rmSync(join(target, file));
}

/** Sentry publishes no file with feedback alone, so its users bundle it; so do we, as small as its flags allow. */
async function bundleSentry(): Promise<void> {
  const version = versionOf('@sentry/browser');
  const made = join(bundleFolder, stamp);
  if (existsSync(made) && readFileSync(made, 'utf8') === version) return;
  const entry = join(folder, 'sentry-feedback.js');
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(
    entry,
    `import { feedbackIntegration, init } from '@sentry/browser';\nwindow.Sentry = { init, feedbackIntegration };\n`,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    publicDir: false,
    define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
    build: {
      outDir: bundleFolder,
      emptyOutDir: true,
      target: 'es2020',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'SentryFeedback', fileName: () => 'sentry-feedback.js' },
    },
  });
  writeFileSync(made, version);
}

/** Brings the pinned peers into `bench/vendor`; does nothing when they are there. */
export async function bringPeers(): Promise<void> {
  for (const [name, version] of Object.entries(pinned)) fetchPeer(name, version);
  await bundleSentry();
}
