import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { endHandoff, joinHandoff } from '#domain/contract/handoffs.ts';
import { analyzeMedia } from '#domain/contract/media.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { createPhoneStore } from '#widgets/phone/store.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { fakeEnvironment, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { mediaReply } from '#widgets/shared/testing/told-media.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const refusal = (status: number, code: string) => ({ status, json: { status, code, title: '', detail: '' } });
const code = '0123-4567-89ab-cdef';
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

function setUp({ address = code, kept = new Map<string, string>() } = {}) {
  const script = { joins: true, isOver: false };
  const environment = fakeEnvironment((request: SeenRequest) => {
    if (script.isOver) return refusal(401, 'visit-expired');
    if (request.path === joinHandoff.path)
      return script.joins ? { status: 201, json: { token: 'phone_x', endsAt: '' } } : refusal(410, 'link-ended');
    return mediaReply(request) ?? { status: 200, json: { ended: true } };
  }, kept);
  let hasJoined = false;
  const store = createPhoneStore({
    ...{ environment, $options: atom<WidgetOptions>({ ...testOptions }), code: address },
    shrink: async (file) => ({ file, thumbnail: new Blob(['small'], { type: 'image/jpeg' }) }),
    joined() {
      hasJoined = true;
    },
  });
  const wait = async () => {
    for (let at = 0; at < 10; at += 1) await environment.pass(0);
  };
  const sent = (path: string) => environment.requests.filter((it) => it.path === path);
  return { store, script, environment, wait, sent, kept, hasJoined: () => hasJoined };
}

async function joined(given?: Parameters<typeof setUp>[0]) {
  const phone = setUp(given);
  phone.store.join();
  await phone.wait();
  return phone;
}

it('takes up the code when its button is pressed, and not before', async () => {
  const { store, environment, wait, sent, hasJoined } = setUp();
  await wait();
  expect([environment.requests, store.$state.get()]).toEqual([[], 'asking']);
  store.join();
  store.join();
  await wait();
  expect([sent(joinHandoff.path).length, store.$state.get(), hasJoined()]).toEqual([1, 'joined', true]);
  expect(sent(joinHandoff.path)[0]?.body).toEqual({ code });
});

it('sends each photo under its own token, and opens no visit', async () => {
  const { store, wait, sent, environment } = await joined();
  store.add([picture('roof.jpg'), picture('x.jpg')]);
  await wait();
  const uploads = sent(analyzeMedia.path);
  expect(uploads.map(({ headers }) => headers.Authorization)).toEqual(['Bearer phone_x', 'Bearer phone_x']);
  expect(uploads.map(({ body }) => (body as { subject: string }).subject)).toEqual(['roof', 'exterior']);
  expect(environment.requests.some(({ path }) => path === openVisit.path)).toBe(false);
});

it('goes on after a reload, with what it has sent', async () => {
  const { store, wait, kept } = await joined();
  store.add([picture('roof.jpg')]);
  await wait();
  const again = setUp({ address: '', kept });
  expect(again.store.$state.get()).toBe('joined');
  expect(Object.values(again.store.photos.$photos.get())).toMatchObject([{ subject: 'roof', state: 'sent' }]);
});

it('says so when the code has ended, and when its time is over', async () => {
  const late = setUp();
  late.script.joins = false;
  late.store.join();
  await late.wait();
  expect(late.store.$state.get()).toBe('ended');
  const { store, script, wait, kept } = await joined();
  script.isOver = true;
  store.add([picture('roof.jpg')]);
  await wait();
  expect([store.$state.get(), kept.size]).toEqual(['ended', 0]);
});

it('gives its right back when it is done', async () => {
  const { store, wait, sent } = await joined();
  store.finish();
  await wait();
  const ending = sent(endHandoff.path);
  expect(ending).toMatchObject([{ method: 'DELETE', headers: { Authorization: 'Bearer phone_x' } }]);
  expect(store.$state.get()).toBe('ended');
});
