import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readConfig } from '#api/config.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import { migrate } from '#api/database/migrate.ts';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { createAudit } from '#api/events/audit.ts';
import { systemClock, systemIds, systemRandom } from '#api/ground/system.ts';
import { createLogger } from '#api/logger.ts';
import { openDatabase } from '#api/open-database.ts';
import type { NewPartner } from '#api/services/partners/insert-partner.ts';
import {
  addKey,
  addMember,
  addOrigin,
  addPartner,
  CannotManage,
  rotateKey,
} from '#api/services/partners/manage-partners.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { inEachLanguage, type Language, languages, markets } from '#domain/place.ts';

type Context = Pick<ServiceContext, 'tx' | 'ids' | 'clock' | 'random' | 'audit'>;

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const list = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((it) => it.trim())),
  ),
  z.array(words),
);
const some = z._default(list, []);

const hours = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));

type SpecialityOption = `speciality-${Language}`;
const specialities = Object.fromEntries(
  languages.map((it): [SpecialityOption, typeof words] => [`speciality-${it}`, words]),
) as Record<SpecialityOption, typeof words>;

const forms = {
  'add-partner': z.strictObject({
    ...{ name: words, country: z.enum(markets), state: words, city: words },
    ...specialities,
    postcodes: list,
    solutions: z.pipe(list, z.array(z.enum(solutions))),
    ...{ 'brands-solar': some, 'brands-heatPump': some, 'brands-evCharging': some },
  }),
  'add-key': z.strictObject({ partner: words, origins: list }),
  'add-origin': z.strictObject({ key: words, origin: words }),
  'rotate-key': z.strictObject({ key: words, 'old-ends-in-hours': hours }),
  'add-member': z.strictObject({ partner: words, email: z.email() }),
};
type Forms = { [Name in keyof typeof forms]: z.infer<(typeof forms)[Name]> };

function partnerOf(given: Forms['add-partner']): NewPartner {
  const { name, country, state, city, postcodes } = given;
  const speciality = inEachLanguage((it) => given[`speciality-${it}`]);
  const brands = Object.fromEntries(given.solutions.map((solution) => [solution, given[`brands-${solution}`]]));
  return { name, country, state, city, postcodes, solutions: given.solutions, brands, speciality };
}

const verbs: { [Name in keyof Forms]: (context: Context, given: Forms[Name]) => Promise<string> } = {
  'add-partner': async (context, given) => `added "${given.name}" (${await addPartner(context, partnerOf(given))})`,
  'add-key': async (context, { partner, origins }) => `site-key="${await addKey(context, partner, origins)}"`,
  'add-origin': async (context, { key, origin }) => `allowed: ${(await addOrigin(context, key, origin)).join(', ')}`,
  'rotate-key': async (context, { key, 'old-ends-in-hours': oldEnds }) =>
    `site-key="${await rotateKey(context, key, oldEnds)}"`,
  'add-member': async (context, { partner, email }) => {
    await addMember(context, partner, email);
    return `${email} reads the requests to "${partner}"`;
  },
};

const isVerb = (name: string | undefined): name is keyof Forms => name !== undefined && name in forms;

const usage = (name: keyof Forms) =>
  `${name} ${Object.keys(forms[name].shape)
    .map((option) => `--${option} …`)
    .join(' ')}`;

function readCommand(args: string[]): (context: Context) => Promise<string> {
  const [name, ...rest] = args;
  if (!isVerb(name))
    throw new CannotManage(`say one of\n${(Object.keys(forms) as (keyof Forms)[]).map(usage).join('\n')}`);
  const options = Object.fromEntries(Object.keys(forms[name].shape).map((it) => [it, { type: 'string' as const }]));
  const { values } = parseArgs({ args: rest, options });
  const given = z.safeParse(forms[name], { ...values });
  if (!given.success)
    throw new CannotManage(
      `${given.error.issues.map(({ path }) => `--${String(path[0])}`).join(', ')}: look again\n${usage(name)}`,
    );
  return (context) => (verbs[name] as (context: Context, given: unknown) => Promise<string>)(context, given.data);
}

/** One command of the person who runs the server, on the configured database. */
export async function manage(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const command = readCommand(args);
  const config = readConfig(env);
  const database = await openDatabase(config, createLogger(config));
  try {
    await migrate(database);
    const ground = { ids: systemIds, clock: systemClock, random: systemRandom };
    return await database.db.transaction((tx) => command({ ...ground, tx, audit: createAudit(ground) }));
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const told = (error: unknown) =>
    error instanceof CannotManage || error instanceof FolderInUse || error instanceof TypeError;
  manage(process.argv.slice(2), process.env).then(console.log, (error: unknown) => {
    console.error(told(error) ? (error as Error).message : error);
    process.exitCode = 1;
  });
}
