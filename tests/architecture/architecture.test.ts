import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circlesOf } from '#tests/architecture/circles.ts';
import { type Import, importsOf } from '#tests/architecture/imports.ts';
import { targetOf, violations } from '#tests/architecture/rules.ts';

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = list.split('\n').filter((file) => existsSync(file));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const text = (file: string) => readFileSync(file, 'utf8');
const imports = sources.flatMap((file) => importsOf(file, text(file)));

test('every arrow points down and goes through its door', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.flatMap(violations)).toEqual([]);
});

test('every import of ours names a file that exists', () => {
  const missing = imports.filter((it) => {
    const target = targetOf(it)?.replace(/\?.*$/, '');
    return target && !target.startsWith('dist/') && !existsSync(target);
  });
  expect(missing.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});

const forbidden: [string, string][] = [
  ['domain/money.ts', `import { db } from '#api/database/schema.ts'`],
  ['domain/money.ts', `import { readFileSync } from 'node:fs'`],
  ['domain/money.ts', `import * as z from 'zod'`],
  ['widgets/chat/store.ts', `import { createApp } from '#api/app.ts'`],
  ['widgets/chat/store.ts', `export { createApp } from '../../api/app.ts'`],
  ['widgets/chat/store.ts', `import { store } from '#widgets/questionnaire/store.ts'`],
  ['widgets/chat/store.ts', `import { useState } from 'react'`],
  ['widgets/chat/view.tsx', `import { use } from 'react'`],
  ['widgets/chat/view.tsx', `import { useId } from 'react'`],
  ['widgets/chat/element.ts', `import r2wc from '@r2wc/react-to-web-component'`],
  ['api/routes/leads.ts', `import { eq } from 'drizzle-orm'`],
  ['api/services/leads/create-lead.ts', `import type { Context } from 'hono'`],
  ['api/services/leads/create-lead.ts', `import type { Route } from '#api/http/route.ts'`],
  ['api/http/open-call.ts', `import { createSiteDirectory } from '#api/services/visits/site-directory.ts'`],
  ['api/database/retention.ts', `import { sweep } from '#api/services/retention/sweep.ts'`],
  ['api/services/leads/create-lead.ts', `import { eq } from 'drizzle-orm'`],
  ['api/mail/postmark.ts', `import { email } from '#api/database/schema/mail.ts'`],
  ['api/events/events.ts', `import { mailStaff } from '#api/services/mail/mail-staff.ts'`],
  ['api/services/accounts/sign-up.ts', `import { signIn } from '#api/auth/sign-in.ts'`],
  ['api/http/handle.ts', `import { leadRoutes } from '#api/routes/leads.ts'`],
  ['api/routes/leads.ts', `import { startServer } from '#api/serve.ts'`],
  ['api/services/leads/create-lead.ts', `import { now } from '#api/elsewhere/clock.ts'`],
  ['api/app.ts', `const view = await import('#widgets/chat/view.tsx')`],
  ['host-site/app.tsx', `import { define } from '#widgets/index.ts'`],
  ['texts/mail/de.ts', `import { render } from 'react-dom'`],
];

test.each(forbidden)('%s with "%s" is refused', (file, source) => {
  expect(importsOf(file, source).flatMap(violations)).not.toEqual([]);
});

const allowed: [string, string][] = [
  ['widgets/chat/store.ts', `import { atom } from 'nanostores'`],
  ['widgets/chat/view.tsx', `import { useState } from 'react'`],
  ['api/routes/leads.ts', `import { createLead } from '#domain/contract/leads.ts'`],
  ['api/routes/leads.ts', `import { createLead } from '#api/services/leads/create-lead.ts'`],
  ['api/routes/leads.ts', `import { writeRoute } from '#api/http/route.ts'`],
  ['api/services/leads/create-lead.ts', `import type { ServiceContext } from '#api/context/service-context.ts'`],
  ['api/http/open-call.ts', `import type { Deps } from '#api/context/deps.ts'`],
  ['api/context/deps.ts', `import type { Jobs } from '#api/jobs/jobs.ts'`],
  ['api/database/schema/mail.ts', `import type { MailContent } from '#api/mail/mail-content.ts'`],
  ['api/services/leads/create-lead.ts', `import { eq } from '#api/database/sql.ts'`],
  ['api/app.ts', `import { handle } from '#api/http/handle.ts'`],
  ['host-site/app.tsx', `import type { QuestionnaireElement } from '#widgets/index.ts'`],
  ['host-site/app.tsx', `import '#widgets/shared/tokens.css'`],
];

test.each(allowed)('%s with "%s" is fine', (file, source) => {
  const found: Import[] = importsOf(file, source);
  expect(found).toHaveLength(1);
  expect(found.flatMap(violations)).toEqual([]);
});

test('no import goes round in a circle, not even for types', () => {
  const round = ['a -> b', 'b -> c', 'c -> a'].map((it) => it.split(' -> '));
  const imported = ([file = '', target = '']: string[]) => ({
    file,
    specifier: `#${target}`,
    typeOnly: true,
    names: [],
  });
  expect(circlesOf(round.map(imported))).toEqual([['a', 'b', 'c', 'a']]);
  expect(circlesOf(imports)).toEqual([]);
});

test('a start reads nothing that only some call needs', () => {
  const atStart = imports.filter((it) => !it.typeOnly && !it.isLazy);
  const reached = new Set(['api/serve.ts']);
  for (const file of reached) for (const it of atStart) if (it.file === file) reached.add(targetOf(it) ?? it.specifier);
  expect(reached).toContain('api/services/leads/create-lead.ts');
  const onCall = /^(better-auth|postmark|react|@react-email|@zxcvbn-ts|openai)/;
  expect([...reached].filter((it) => onCall.test(it))).toEqual([]);
});

test('every path of ours in the documents leads to a file or folder', () => {
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));
  const ours = /`((?:api|bench|docs|domain|examples|host-site|scripts|stories|tests|texts|widgets)\/[\w./-]*)`/g;
  const named = documents.flatMap((file) => [...text(file).matchAll(ours)].map(([, path = '']) => ({ file, path })));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = sources.filter(
    (file) => /^(api|host-site|widgets|domain|texts)\//.test(file) && /process\.env/.test(text(file)),
  );
  expect(readers.filter((file) => !['api/main.ts'].includes(file) && !/\.test\./.test(file))).toEqual([]);
});

test('custom elements are defined in one place', () => {
  const definers = sources.filter(
    (file) => file.startsWith('widgets/') && !/\.test\./.test(file) && /customElements\.define\(/.test(text(file)),
  );
  expect(definers.every((file) => file.startsWith('widgets/shared/define-widget'))).toBe(true);
});

test('no source file is longer than 300 lines', () => {
  const exempt = /\/(texts|data|migrations|words)\/|^texts\/|^tests\/chat-corpus\/(visitors|held-out|\w\w\.train)/;
  const long = sources.filter((file) => !exempt.test(file) && text(file).split('\n').length > 300);
  expect(long).toEqual([]);
});

/** Tests whose subject is an address itself. */
const typedPaths: Record<string, string> = {
  'api/hostile-input.db.test.ts': 'what nobody mounts',
  'api/http/rights.db.test.ts': 'what is mounted beside the contract',
  'api/mail/postmark.test.ts': 'a message is passed on as it is',
  'api/routes/client-limits.db.test.ts': 'documents, which are no calls',
  'api/routes/visits.db.test.ts': 'documents, which are no calls',
  'tests/architecture/architecture.test.ts': 'this rule',
  'tests/faults/raw-requests.test.ts': 'bytes on a socket',
};

test('no test types the path of a call: it takes the endpoint from the contract', () => {
  const tests = sources.filter((file) => /\.test\.|\/testing\/|^tests\/|^stories\//.test(file));
  expect(tests.length).toBeGreaterThan(100);
  const typing = tests.filter((file) => /(?<!shared)\/api\/\w/.test(text(file)));
  expect(typing.toSorted()).toEqual(Object.keys(typedPaths));
});
