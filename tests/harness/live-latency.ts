import type { RunningServer } from '#api/serve.ts';
import { leadBody, serverAt } from '#tests/harness/calls.ts';
import { type LiveClient, listenAs } from '#tests/harness/live-client.ts';
import { changeStatus } from '#tests/harness/notifications.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

async function untilNotified(client: LiveClient): Promise<void> {
  for (;;) {
    const event = await client.next();
    if (!event) throw new Error('the stream is over');
    if (event.event === 'notification') return;
  }
}

/** Milliseconds from a company's call to the customer's stream, so many times, one after the other: a little more than from commit to tab. */
export async function liveLatencies({ url, deps }: RunningServer, times: number): Promise<number[]> {
  const app = { ...serverAt(url), deps, database: deps.database } as unknown as TestApp;
  const email = `latency-${deps.ids.next()}@example.org`;
  const person = await newPerson(app, leadBody(email));
  await confirm(app, person);
  const partner = await signInPartner(app, person.partners[0]?.id ?? '');
  const client = await listenAs(app, await signIn(app, { email }));
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const since = performance.now();
    const heard = untilNotified(client);
    await changeStatus(app, partner, person.leadId, time % 2 === 0 ? 'contacted' : 'new');
    await heard;
    taken.push(performance.now() - since);
  }
  await client.leave();
  return taken.toSorted((one, other) => one - other);
}
