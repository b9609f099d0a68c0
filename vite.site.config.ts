import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin, type Rollup } from 'vite';
import { ownPages, previewPath } from './domain/pages.ts';
import { type Language, languages } from './domain/place.ts';
import { guides } from './scripts/build/guides.ts';

/** The fonts are known before the style sheet that names them has been read. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
};

/** The pictures in previews of links, under names that stay: others keep their addresses. */
const previews: Plugin = {
  name: 'previews',
  generateBundle() {
    for (const language of languages) {
      const fileName = previewPath(language).slice(1);
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join('host-site', fileName)) });
    }
  },
};

/** The server sends the smallest form it finds beside a file. */
const compress: Plugin = {
  name: 'compress',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name))) {
      const path = join(dir, file);
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

type OwnPage = (typeof ownPages)[number];
const isOwn = (name: string): name is OwnPage => ownPages.some((it) => it === name);

/** Whose texts each own page has. */
const ownTexts = {
  dashboard: 'dashboard',
  notifications: 'dashboard',
  partner: 'partner',
  manager: 'staff',
  admin: 'admin',
} as const satisfies Record<OwnPage, string>;

/** What an own page comes alive with, in this language. */
const ownModules = (name: OwnPage, language: Language) => [
  'main.tsx',
  `texts/whole-${language}.ts`,
  `texts/${ownTexts[name]}/${language}.ts`,
  `pages/${name}/${name}-page.tsx`,
];

/** Links to the files of these modules and to all that those import: each piece would else be asked for when the one before has been read. */
function preloads(bundle: Rollup.OutputBundle, modules: readonly string[]): string {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (it) => it.type === 'chunk' && it.facadeModuleId?.endsWith(`/host-site/${module}`),
    );
    if (!chunk) throw new Error(`${module} has no file of its own`);
    add(chunk.fileName);
  }
  const link = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
  return [...files].map(link).join('');
}

/** Public pages are read before any script has run, and by who runs none: each is a file, in each language. */
const drawPages: Plugin = {
  name: 'draw-pages',
  async writeBundle({ dir = '' }, bundle) {
    const server = await createServer({
      configFile: false,
      root: 'host-site',
      plugins: [react(), guides()],
      appType: 'custom',
      logLevel: 'warn',
      server: { middlewareMode: true, hmr: false, ws: false },
    });
    try {
      const { drawPages } = (await server.ssrLoadModule(
        '/prerender.tsx',
      )) as typeof import('./host-site/prerender.tsx');
      const frame = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const { language, name, head, body } of await drawPages()) {
        const folder = join(dir, 'pages', language);
        mkdirSync(folder, { recursive: true });
        const page = frame
          .replace('<html lang="de"', `<html lang="${language}"`)
          .replace('</head>', () => `${head}${isOwn(name) ? preloads(bundle, ownModules(name, language)) : ''}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
          // A public page says itself, where it stands, what needs a script.
          .replace(isOwn(name) ? '' : /<noscript data-frame>.*?<\/noscript>/s, '');
        writeFileSync(join(folder, `${name}.html`), page);
      }
    } finally {
      await server.close();
    }
  },
};

export default defineConfig({
  root: 'host-site',
  publicDir: false,
  plugins: [react(), guides(), previews, preloadFonts, compress, drawPages],
  build: {
    outDir: '../dist/host-site',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // A page that was drawn beforehand links all the styles it is drawn with.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // The first versions with light-dark(): older targets would have it rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
