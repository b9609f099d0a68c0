import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { endHandoff, offerHandoff } from '#domain/contract/handoffs.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { createHandoffStore } from '#widgets/shared/handoff/handoff-store.ts';
import { fakeEnvironment, type Reply } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const url = 'https://wattnest.example/phone#aaaa-bbbb-cccc-dddd';
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function setUp(offer: Reply = { status: 201, json: { url, endsAt: '' } }) {
  const server = { state: 'waiting', pictures: 1 };
  const environment = fakeEnvironment(({ method }) => {
    if (method === offerHandoff.method) return offer;
    if (method === endHandoff.method) return { status: 200, json: { ended: true } };
    return { status: 200, json: { state: server.state, endsAt: null } };
  });
  const $options = atom<WidgetOptions>({ ...testOptions });
  const visitMemory = { read: () => ({ token: 't', partner: null }), write: () => undefined };
  const client = createApiClient({ environment, $options, visitMemory });
  const store = createHandoffStore({ environment, $options, client, look: async () => server.pictures });
  const asked = (method: string) => environment.requests.filter((it) => it.method === method).length;
  const open = async () => {
    store.open();
    await settled();
    await settled();
  };
  return { store, server, environment, asked, open };
}

it('shows a link, then that a phone has taken it up, and counts what comes', async () => {
  const { store, server, environment, open } = setUp();
  await open();
  expect([store.$state.get(), store.$arrived.get()]).toEqual([{ at: 'waiting', url }, 0]);
  Object.assign(server, { state: 'joined', pictures: 3 });
  await environment.pass(2_500);
  expect([store.$state.get().at, store.$arrived.get()]).toEqual(['joined', 2]);
  Object.assign(server, { state: 'none' });
  await environment.pass(2_500);
  expect(store.$state.get().at).toBe('over');
  const before = environment.requests.length;
  await environment.pass(60_000);
  expect(environment.requests).toHaveLength(before);
});

it('takes a link back that nobody has taken up when the dialog is closed', async () => {
  const { store, environment, asked, open } = setUp();
  await open();
  store.close();
  await environment.pass(60_000);
  expect([asked('DELETE'), store.$state.get().at]).toEqual([1, 'over']);
  await open();
  expect(asked('POST')).toBe(2);
});

it('lets a phone go on behind a closed dialog, and goes on looking, until it is told to end', async () => {
  const { store, server, environment, asked, open } = setUp();
  await open();
  server.state = 'joined';
  await environment.pass(2_500);
  store.close();
  server.pictures = 2;
  await environment.pass(10_000);
  expect([asked('DELETE'), store.$arrived.get()]).toEqual([0, 1]);
  await open();
  expect([asked('POST'), store.$state.get().at]).toEqual([1, 'joined']);
  store.end();
  await settled();
  expect([asked('DELETE'), store.$state.get().at]).toEqual([1, 'over']);
});

it('says that there is no link, and asks for another', async () => {
  const { store, open } = setUp({ status: 429, json: { status: 429, code: 'too-many-requests' } });
  await open();
  expect(store.$state.get().at).toBe('failed');
});
