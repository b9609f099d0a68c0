import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin, type Rollup } from 'vite';
import { type drawnPages, ownPages, previewPath } from './domain/pages.ts';
import { type Language, languages } from './domain/place.ts';
import { brokenTexts } from './host-site/texts/broken/all.ts';
import { guides } from './scripts/build/guides.ts';
import { chunksOf, stylesOf } from './scripts/build/site-chunks.ts';

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

/** Who runs no script is told so in every language: the frame knows none yet. */
const withoutScript: Plugin = {
  name: 'without-script',
  transformIndexHtml: (html) => {
    const said = languages.map((it) => `<p lang="${it}">${brokenTexts[it].noScript}</p>`);
    return html.replace('<noscript data-frame>', () => `<noscript data-frame>${said.join('')}`);
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

type DrawnPage = (typeof drawnPages)[number];
type OwnPage = (typeof ownPages)[number];
const isOwn = (name: string): name is OwnPage => ownPages.some((it) => it === name);

/** Pages with styles or scripts of their own to bring; what the others look like is in the first style sheets. */
const pageModules = {
  docs: 'pages/docs/docs-page.tsx',
  design: 'pages/design/design-page.tsx',
  quoteCheck: 'pages/quote-check/quote-check-page.tsx',
  partnerApply: 'pages/apply/apply-page.tsx',
  dashboard: 'pages/dashboard/dashboard-page.tsx',
  notifications: 'pages/notifications/notifications-page.tsx',
  partner: 'pages/partner/partner-page.tsx',
  manager: 'pages/manager/manager-page.tsx',
  admin: 'pages/admin/admin-page.tsx',
} as const satisfies Record<OwnPage, string> & Partial<Record<DrawnPage, string>>;
const hasModule = (name: string): name is keyof typeof pageModules => name in pageModules;

/** Whose texts each own page has. */
const ownTexts = {
  dashboard: 'dashboard',
  notifications: 'dashboard',
  partner: 'partner',
  manager: 'staff',
  admin: 'admin',
} as const satisfies Record<OwnPage, string>;

const styleSheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const preloadStyle = (file: string) =>
  `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`;
const preloadScript = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** What every page is drawn with comes with it, not with the scripts that bring it to life. */
const firstStyles: Plugin = {
  name: 'first-styles',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const links = stylesOf(chunksOf(bundle, ['main.tsx'])).map(styleSheet);
      return html.replace('</head>', () => `${links.join('')}</head>`);
    },
  },
};

/** What a public page is drawn with besides. One of those signed in shows a ring first: its styles and scripts, which would else be asked for one behind the other, come meanwhile. */
function ownFiles(bundle: Rollup.OutputBundle, name: string, language: Language): string {
  if (!hasModule(name)) return '';
  const first = stylesOf(chunksOf(bundle, ['main.tsx']));
  const styles = stylesOf(chunksOf(bundle, [pageModules[name]])).filter((it) => !first.includes(it));
  if (!isOwn(name)) return styles.map(styleSheet).join('');
  const scripts = chunksOf(bundle, [
    'main.tsx',
    `texts/whole-${language}.ts`,
    `texts/${ownTexts[name]}/${language}.ts`,
    pageModules[name],
  ]);
  return [...styles.map(preloadStyle), ...[...scripts].map(({ fileName }) => preloadScript(fileName))].join('');
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
          .replace('</head>', () => `${head}${ownFiles(bundle, name, language)}</head>`)
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
  plugins: [react(), guides(), previews, withoutScript, firstStyles, preloadFonts, compress, drawPages],
  build: {
    outDir: '../dist/host-site',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first versions with light-dark(): older targets would have it rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
