import { expect, test } from 'vitest';
import { writeProjectMessage } from '#domain/contract/project-messages.ts';
import { offerQuote } from '#domain/contract/project-quotes.ts';
import { ADVISER } from '#domain/projects/conversation.ts';
import { ask } from '#tests/harness/calls.ts';
import { kindsOf, toldTo } from '#tests/harness/notifications.ts';
import { offerBody, startProject } from '#tests/harness/projects.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import { newKey, withApp } from '#tests/harness/with-app.ts';

test('a message is told to the other side of its conversation alone, each in the frame of its own page', () =>
  withApp({}, async (app) => {
    const { owner, partners, manager, companies, projectId } = await startProject(app);
    const [one, other] = partners as [SignedIn, SignedIn];
    await app.runJobs('handle-event');
    const write = async ({ as }: SignedIn, conversation: string) => {
      const body = { text: 'Wann können Sie kommen?' };
      const parameters = { projectId, conversation };
      await ask(app, writeProjectMessage, { parameters, body }, { ...as, key: newKey() });
      await app.runJobs('handle-event');
    };
    const heard = async (who: SignedIn) =>
      (await toldTo(app, who)).flatMap(({ kind, company, path }) =>
        kind === 'messageWritten' ? [[company, path]] : [],
      );
    const everybody = async () => [await heard(owner), await heard(one), await heard(other), await heard(manager)];
    const ofCustomer = [null, `/partner/projects/${projectId}`];
    const ofCompany = [companies[0]?.name, `/dashboard/projects/${projectId}`];
    await write(owner, companies[0]?.id ?? '');
    expect(await everybody()).toEqual([[], [ofCustomer], [], []]);
    await write(one, companies[0]?.id ?? '');
    expect(await everybody()).toEqual([[ofCompany], [ofCustomer], [], []]);
    await write(owner, ADVISER);
    expect(await everybody()).toEqual([[ofCompany], [ofCustomer], [], [[null, `/manager/projects/${projectId}`]]]);
  }));

test('an offer is told once, without the steps that its request passes over; a step by itself is told', () =>
  withApp({}, async (app) => {
    const { owner, partners, projectId } = await startProject(app);
    const [one] = partners as [SignedIn, SignedIn];
    await app.runJobs('handle-event');
    const parameters = { projectId };
    await ask(app, offerQuote, { parameters, body: offerBody() }, { ...one.as, key: newKey() });
    await app.runJobs('handle-event');
    expect(await kindsOf(app, owner)).toEqual(['quoteOffered']);
  }));
