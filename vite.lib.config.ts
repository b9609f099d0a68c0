import { readFileSync } from 'node:fs';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { markets } from './domain/place.ts';
import { preactAlias } from './preact-alias.ts';
import { bareEndpoints } from './scripts/build/bare-endpoints.ts';
import { classicImports } from './scripts/build/classic-imports.ts';
import { compiledOnLoad } from './scripts/build/compiled-on-load.ts';
import { namedReact } from './scripts/build/named-react.ts';
import { publishEmbed } from './scripts/build/publish-embed.ts';
import { pureSchemas } from './scripts/build/pure-schemas.ts';
import { textsOnDemand } from './scripts/build/texts-on-demand.ts';
import { defineAll, widgetFiles } from './scripts/build/widget-modules.ts';
import { writeNpmManifest } from './scripts/build/write-npm-manifest.ts';
import { widgets } from './widgets/registry.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const outDir = 'dist/embed/v1';
const npmDir = 'dist/npm';

/** The oldest browsers with `light-dark()`, which the colours need. */
const target = ['chrome123', 'firefox121', 'safari17.5'];

/** What all widgets share and who asks for it fetches: the way to the phone, the detailed estimate, the data of each country. */
const sharedParts = {
  handoff: 'widgets/shared/handoff/open-handoff.tsx',
  estimate: 'widgets/shared/estimate/open-estimate.tsx',
  ...Object.fromEntries(markets.map((market) => [`estimate-${market}`, `domain/estimate/countries/${market}.ts`])),
};

const sharedFiles = Object.entries(sharedParts).map(([name, path]) => [`#${path}`, `./${name}.js`] as const);

/** Later parts are files of their own, whole in themselves: no shared chunk, hence no third trip and no two halves of different ages. */
const laterParts = Object.fromEntries([
  ...widgets.map(({ name, later }) => [`#widgets/${name}/${later}`, `./${name}-later.js`]),
  ...sharedFiles,
]);

const shared: BuildEnvironmentOptions = { outDir, emptyOutDir: false, target, modulePreload: false };

/** Notes for bundlers are of no use to a browser. */
const small = { minify: true, comments: { annotation: false } };

const moduleBuild = (name: string, entry: string): BuildEnvironmentOptions => ({
  ...shared,
  lib: { entry: { [name]: entry }, formats: ['es'] },
  rolldownOptions: {
    external: Object.keys(laterParts),
    output: { ...small, entryFileNames: '[name].js', paths: laterParts },
  },
});

const classicBuild: BuildEnvironmentOptions = {
  ...shared,
  lib: { entry: { 'wattnest.iife': 'widgets/classic.entry.ts' }, formats: ['iife'], name: 'wattnest' },
  rolldownOptions: {
    external: sharedFiles.map(([id]) => id),
    output: {
      ...{ ...small, entryFileNames: '[name].js', codeSplitting: false },
      paths: Object.fromEntries(sharedFiles),
    },
  },
};

const npmBuild: BuildEnvironmentOptions = {
  ...shared,
  outDir: npmDir,
  lib: { entry: { index: 'widgets/index.ts' }, formats: ['es'] },
  rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
};

/** Environments are named without hyphens. */
const environmentOf = (name: string) => name.replaceAll('-', '_');

const builds: Record<string, BuildEnvironmentOptions> = {
  ...Object.fromEntries(
    widgets.flatMap(({ name, later }) => [
      [environmentOf(name), moduleBuild(name, `widgets/${name}/${name}.entry.ts`)],
      [`${environmentOf(name)}Later`, moduleBuild(`${name}-later`, `widgets/${name}/${later}`)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(sharedParts).map(([name, entry]) => [environmentOf(name), moduleBuild(name, entry)]),
  ),
  embed: moduleBuild('embed', 'widgets/embed.ts'),
  phone: moduleBuild('phone', 'widgets/phone/phone.entry.ts'),
  classic: classicBuild,
  npm: npmBuild,
};

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    bareEndpoints(),
    namedReact(),
    pureSchemas(),
    { ...textsOnDemand(), applyToEnvironment: ({ name }) => widgets.some((it) => environmentOf(it.name) === name) },
    defineAll(),
    classicImports(),
    compiledOnLoad(),
    {
      ...dts({
        entryRoot: 'widgets',
        outDirs: npmDir,
        include: [
          'widgets/index.ts',
          ...widgets.map(({ name }) => `widgets/${name}/element.ts`),
          'widgets/shared/define-widget/*.ts',
        ],
        exclude: ['**/*.test.ts'],
        aliasesExclude: [/^react/, /^#/],
      }),
      applyToEnvironment: ({ name }) => name === 'npm',
    },
  ],
  resolve: { alias: preactAlias },
  define: { 'process.env.NODE_ENV': '"production"', WIDGET_FILES: JSON.stringify(widgetFiles) },
  build: { target, cssTarget: target },
  environments: Object.fromEntries(
    Object.entries(builds).map(([name, build]) => [name, { consumer: 'client' as const, build }]),
  ),
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(builds)) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      publishEmbed({ folder: outDir, immutable: `dist/embed/${version}`, version });
      writeNpmManifest(npmDir, version);
    },
  },
});
