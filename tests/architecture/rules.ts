import { posix } from 'node:path';
import type { Import } from '#tests/architecture/imports.ts';

type Rule = (it: Import) => string | undefined;

/** What each floor may import, itself apart. */
const arrows: Record<string, readonly string[]> = {
  domain: [],
  texts: ['domain'],
  widgets: ['domain', 'texts'],
  api: ['domain', 'texts'],
  'host-site': ['domain', 'texts', 'widgets'],
  stories: ['domain', 'texts', 'widgets', 'host-site'],
  examples: [],
};

const topFolder = (path: string) => path.split('/')[0] ?? '';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The repository path an import leads to; undefined for packages. */
export function targetOf({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

const arrow: Rule = (it) => {
  const from = topFolder(it.file);
  const target = targetOf(it);
  const allowed = arrows[from];
  if (!target || !allowed) return undefined;
  const to = topFolder(target);
  if (to === from || allowed.includes(to) || (isTest(it.file) && to === 'tests')) return undefined;
  return `${from} must not import from ${to}`;
};

const door: Rule = (it) => {
  const target = targetOf(it);
  if (!it.specifier.startsWith('.') || !target || !(topFolder(it.file) in arrows)) return undefined;
  return topFolder(target) === topFolder(it.file) ? undefined : 'an import leaves its folder by a path: use its # door';
};

const hostSiteTakesTypes: Rule = (it) => {
  const target = targetOf(it);
  if (topFolder(it.file) !== 'host-site' || !target?.startsWith('widgets/')) return undefined;
  return it.typeOnly || target.endsWith('.css')
    ? undefined
    : 'the host site takes only types and tokens of the widgets';
};

const widgetsApart: Rule = (it) => {
  const target = targetOf(it);
  const [, from, inside] = it.file.split('/');
  if (topFolder(it.file) !== 'widgets' || !target?.startsWith('widgets/') || !inside) return undefined;
  const to = target.split('/')[1];
  return to === 'shared' || to === from ? undefined : 'one widget must not import another';
};

/**
 * The layers of the API, lowest first: a folder imports from those below it, never from one beside it. The files of `api/`
 * itself put all of it together.
 */
const apiLayers: readonly (readonly string[])[] = [
  ['ground'],
  ['reading'],
  ['advisor', 'identity', 'mail', 'media', 'webhooks'],
  ['database'],
  ['jobs', 'limits'],
  ['events'],
  ['context'],
  ['services', 'http'],
  ['auth'],
  ['routes'],
  ['config'],
  ['api'],
];

function apiFolder(path: string): string | undefined {
  const [top, folder, file] = path.split('/');
  if (top !== 'api') return undefined;
  return file === undefined ? 'api' : folder;
}

const layerOf = (folder: string) => apiLayers.findIndex((it) => it.includes(folder));

const layersOfApi: Rule = (it) => {
  const from = apiFolder(it.file);
  const to = apiFolder(targetOf(it) ?? '');
  if (!from || !to || from === to || isTest(it.file)) return undefined;
  const unknown = [from, to].find((folder) => layerOf(folder) < 0);
  if (unknown) return `api/${unknown} has no layer`;
  return layerOf(to) < layerOf(from) ? undefined : `api/${from} must not import from api/${to}`;
};

const layers: readonly { at: RegExp; never: RegExp; because: string }[] = [
  { at: /^domain\//, never: /^(?!zod\/mini$|#|\.)/, because: 'domain knows no package but zod/mini' },
  { at: /^texts\//, never: /^(?!#|\.)/, because: 'texts know no package' },
  { at: /^(domain|texts|widgets|host-site)\//, never: /^zod($|\/v)/, because: 'browsers take zod/mini' },
  { at: /^(domain|texts|widgets|host-site)\//, never: /^node:/, because: 'this code runs in browsers' },
  { at: /^api\/routes\//, never: /^(drizzle-orm|pg|pg-boss|@electric-sql)/, because: 'routes hold no SQL' },
  { at: /^api\/(?!database\/)/, never: /^drizzle-orm/, because: 'drizzle has one door: api/database/sql.ts' },
  { at: /^api\/services\//, never: /^(hono|@hono)/, because: 'services know no HTTP' },
  { at: /^widgets\/(?!shared\/define-widget)/, never: /^@r2wc\//, because: 'only define-widget makes elements' },
  { at: /^widgets\/[\w-]+\/store\.ts$/, never: /^(react|preact)/, because: 'stores draw nothing' },
];

const layer: Rule = (it) => {
  if (isTest(it.file)) return undefined;
  return layers.find(({ at, never }) => at.test(it.file) && never.test(it.specifier))?.because;
};

/** In React 19's types and absent from the widgets' runtime, which speaks React 18. */
const react19Only = ['use', 'useActionState', 'useOptimistic', 'useEffectEvent', 'Activity', 'ViewTransition', 'cache'];

const runtimeOfWidgets: Rule = (it) => {
  if (topFolder(it.file) !== 'widgets' || it.specifier !== 'react') return undefined;
  const missing = it.names.find((name) => react19Only.includes(name));
  return missing && `the widgets' runtime has no ${missing}`;
};

const idsOfWidgets: Rule = (it) =>
  topFolder(it.file) === 'widgets' && it.specifier === 'react' && it.names.includes('useId')
    ? 'useId counts from the start in each tree, and an element holds several: take useOwnId'
    : undefined;

const rules: readonly Rule[] = [
  arrow,
  door,
  hostSiteTakesTypes,
  widgetsApart,
  layersOfApi,
  layer,
  runtimeOfWidgets,
  idsOfWidgets,
];

/** What is wrong with an import, one line each. */
export function violations(it: Import): string[] {
  return rules.flatMap((rule) => {
    const because = rule(it);
    return because ? [`${it.file} imports ${it.specifier}: ${because}`] : [];
  });
}
