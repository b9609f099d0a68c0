import { describe, expect, it } from 'vitest';
import { mediaSlots } from '#domain/questionnaire/answers.ts';
import { PhotoError } from '#widgets/shared/photos/photo.ts';
import { createPhotosStore } from '#widgets/shared/photos/photos-store.ts';
import type { PictureSender } from '#widgets/shared/photos/send-picture.ts';
import { toldMedia } from '#widgets/shared/testing/told-media.ts';

const jpeg = (content: string) => new Blob([content], { type: 'image/jpeg' });
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

function setUp(kept: unknown = undefined) {
  const memory = { kept };
  const photoMemory = {
    read: () => memory.kept,
    write(thumbnails: unknown) {
      memory.kept = thumbnails;
    },
  };
  const answers = new Map<string, () => void>();
  const shrink = async (file: File) => {
    if (file.name === 'broken') throw new PhotoError('unreadable');
    if (file.name.startsWith('slow')) await new Promise<void>((resolve) => answers.set(file.name, resolve));
    return { file, thumbnail: jpeg(`small ${file.name}`) };
  };
  const server = scriptedSender();
  const input = { slots: mediaSlots, memory: photoMemory, shrink, sender: server.sender };
  const store = createPhotosStore({ ...input, subjectOf: (slot) => (slot === 'roofPhoto' ? 'roof' : 'exterior') });
  return { store, memory, ...server, finish: (name: string) => answers.get(name)?.() };
}

/** Answers each picture at once, or, held, when the test says so. */
function scriptedSender() {
  const sent: Parameters<PictureSender['send']>[0][] = [];
  const ways: Parameters<PictureSender['send']>[1][] = [];
  const removed: string[] = [];
  const held: (() => void)[] = [];
  const script = { isHeld: false, fails: false };
  let ids = 0;
  const sender: PictureSender = {
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    async send(picture, way) {
      sent.push(picture);
      ways.push(way);
      if (script.isHeld) await new Promise<void>((resolve) => held.push(resolve));
      if (script.fails) throw new Error('refused');
      return { ...toldMedia, id: `media-of-${picture.id}` };
    },
    remove: (mediaId) => void removed.push(mediaId),
  };
  const release = async () => {
    for (const go of held.splice(0)) go();
    await settled();
  };
  return { sender, sent, ways, removed, script, release };
}

describe('choosing', () => {
  it('holds the file for the page and keeps a thumbnail, no data URL, in the tab', async () => {
    const { store, memory } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    await settled();
    expect(store.uploads().roofPhoto?.name).toBe('a.png');
    expect(memory.kept).toEqual({
      roofPhoto: { picture: btoa('small a.png'), subject: 'roof', mediaId: 'media-of-id-1' },
    });
  });

  it('tells why a file was refused and leaves the earlier photo in place', async () => {
    const { store } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    await store.choose('roofPhoto', picture('broken'));
    expect(store.$refused.get()).toEqual({ roofPhoto: 'unreadable' });
    expect(store.uploads().roofPhoto?.name).toBe('a.png');
    await store.choose('roofPhoto', picture('b.png'));
    expect([store.$refused.get(), store.uploads().roofPhoto?.name]).toEqual([{}, 'b.png']);
  });

  it('drops a picture that is read later than the one chosen after it', async () => {
    const { store, finish } = setUp();
    const first = store.choose('roofPhoto', picture('slow 1'));
    const second = store.choose('roofPhoto', picture('slow 2'));
    finish('slow 2');
    await second;
    finish('slow 1');
    await first;
    expect([store.uploads().roofPhoto?.name, store.$reading.get()]).toEqual(['slow 2', []]);
  });

  it('drops a picture that a reset has overtaken', async () => {
    const { store, finish } = setUp();
    const chosen = store.choose('roofPhoto', picture('slow'));
    store.reset(false);
    finish('slow');
    await chosen;
    expect(store.$photos.get()).toEqual({});
  });
});

describe('removing', () => {
  it('can be undone once, and forgets the thumbnail meanwhile', async () => {
    const { store, memory } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    store.remove('roofPhoto');
    await settled();
    expect([store.uploads().roofPhoto, memory.kept]).toEqual([null, {}]);
    store.undo();
    store.undo();
    await settled();
    expect(store.uploads().roofPhoto?.name).toBe('a.png');
    expect(memory.kept).toMatchObject({ roofPhoto: { picture: btoa('small a.png'), mediaId: 'media-of-id-2' } });
  });

  it('offers only the last one, and no longer once its place is taken again', async () => {
    const { store } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    await store.choose('exteriorPhoto', picture('b.png'));
    store.remove('roofPhoto');
    store.remove('exteriorPhoto');
    expect(store.$removed.get()?.slot).toBe('exteriorPhoto');
    await store.choose('exteriorPhoto', picture('c.png'));
    expect(store.$removed.get()).toBeUndefined();
  });
});

describe('sending', () => {
  it('says what the photo shows, and how it goes', async () => {
    const { store, sent, ways, script, release } = setUp();
    script.isHeld = true;
    const chosen = store.choose('electricalPanel', picture('a.png'));
    await settled();
    const state = () => store.$photos.get().electricalPanel?.state;
    expect([sent[0]?.subject, state()]).toEqual(['exterior', 'sending']);
    ways[0]?.onWaiting();
    expect(state()).toBe('waiting');
    await release();
    await chosen;
    expect(state()).toBe('sent');
  });

  it('tells a failure, and repeats it under the same key', async () => {
    const { store, sent, script } = setUp();
    script.fails = true;
    await store.choose('roofPhoto', picture('a.png'));
    expect(store.$photos.get().roofPhoto?.state).toBe('failed');
    script.fails = false;
    await store.retry('roofPhoto');
    await store.retry('roofPhoto');
    expect([store.$photos.get().roofPhoto?.state, sent.map(({ id }) => id)]).toEqual(['sent', ['id-1', 'id-1']]);
  });

  it.each(['removed', 'replaced', 'reset'])('takes back on arrival what was %s on its way', async (how) => {
    const { store, ways, removed, script, release } = setUp();
    script.isHeld = true;
    store.choose('roofPhoto', picture('a.png'));
    await settled();
    if (how === 'removed') store.remove('roofPhoto');
    if (how === 'replaced') store.choose('roofPhoto', picture('b.png'));
    if (how === 'reset') store.reset(true);
    await settled();
    expect(ways[0]?.isWanted()).toBe(false);
    await release();
    expect(removed).toEqual(['media-of-id-1']);
  });

  it('sends anew what turns out to show something else', async () => {
    const { store, sent, removed } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    await store.setSubject('roofPhoto', 'roof');
    await store.setSubject('roofPhoto', 'garage');
    expect([sent.map(({ subject }) => subject), removed]).toEqual([['roof', 'garage'], ['media-of-id-1']]);
  });

  it('takes all back with a new beginning, unless they were asked about', async () => {
    for (const takeBack of [true, false]) {
      const { store, removed } = setUp();
      await store.choose('roofPhoto', picture('a.png'));
      store.reset(takeBack);
      expect(removed).toEqual(takeBack ? ['media-of-id-1'] : []);
    }
  });
});

describe('after a reload', () => {
  it('shows the thumbnail, and hands over no file', async () => {
    const picture = btoa('small');
    const { store } = setUp({
      roofPhoto: { picture, subject: 'roof', mediaId: 'm' },
      exteriorPhoto: { picture, subject: 'exterior' },
    });
    const { roofPhoto, exteriorPhoto } = store.$photos.get();
    expect([roofPhoto?.file, await roofPhoto?.thumbnail.text()]).toEqual([undefined, 'small']);
    expect([roofPhoto?.state, exteriorPhoto?.state]).toEqual(['sent', 'lost']);
    expect(store.uploads()).toEqual({ roofPhoto: null, exteriorPhoto: null, electricalPanel: null });
  });

  it('takes an earlier photo back, which cannot be undone', () => {
    const { store, removed } = setUp({ roofPhoto: { picture: btoa('small'), subject: 'roof', mediaId: 'm' } });
    store.remove('roofPhoto');
    expect([removed, store.$removed.get()]).toEqual([['m'], undefined]);
  });

  it.each([
    ...[null, 'x', { roofPhoto: 7 }, { roofPhoto: 'QQ==' }, { other: { picture: 'QQ==', subject: 'roof' } }],
    ...['%%', 'A'.repeat(20_000)].map((picture) => ({ roofPhoto: { picture, subject: 'roof' } })),
    { roofPhoto: { picture: 'QQ==', subject: 'face' } },
  ])('ignores what is not ours: %j', (kept) => {
    expect(setUp(kept).store.$photos.get()).toEqual({});
  });
});
