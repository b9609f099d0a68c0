import { describe, expect, it } from 'vitest';
import { mediaSlots } from '#domain/questionnaire/answers.ts';
import { PhotoError } from '#widgets/shared/photos/photo.ts';
import { createPhotosStore } from '#widgets/shared/photos/photos-store.ts';

const jpeg = (content: string) => new Blob([content], { type: 'image/jpeg' });
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp(kept: unknown = undefined) {
  const memory = { kept };
  const photoMemory = {
    read: () => memory.kept,
    write(thumbnails: unknown) {
      memory.kept = thumbnails;
    },
  };
  const answers = new Map<string, () => void>();
  const store = createPhotosStore(mediaSlots, photoMemory, async (file) => {
    if (file.name === 'broken') throw new PhotoError('unreadable');
    if (file.name.startsWith('slow')) await new Promise<void>((resolve) => answers.set(file.name, resolve));
    return { file, thumbnail: jpeg(`small ${file.name}`) };
  });
  return { store, memory, finish: (name: string) => answers.get(name)?.() };
}

describe('choosing', () => {
  it('holds the file for the page and keeps a thumbnail, no data URL, in the tab', async () => {
    const { store, memory } = setUp();
    await store.choose('roofPhoto', picture('a.png'));
    await settled();
    expect(store.uploads().roofPhoto?.name).toBe('a.png');
    expect(memory.kept).toEqual({ roofPhoto: btoa('small a.png') });
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
    store.reset();
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
    expect([store.uploads().roofPhoto?.name, memory.kept]).toEqual(['a.png', { roofPhoto: btoa('small a.png') }]);
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

describe('after a reload', () => {
  it('shows the thumbnail, and hands over no file', async () => {
    const { store } = setUp({ roofPhoto: btoa('small') });
    const photo = store.$photos.get().roofPhoto;
    expect([photo?.file, await photo?.thumbnail.text()]).toEqual([undefined, 'small']);
    expect(store.uploads()).toEqual({ roofPhoto: null, exteriorPhoto: null, electricalPanel: null });
  });

  it.each([null, 'x', { roofPhoto: 7 }, { roofPhoto: '%%' }, { roofPhoto: 'A'.repeat(20_000) }, { other: 'QQ==' }])(
    'ignores what is not ours: %j',
    (kept) => {
      expect(setUp(kept).store.$photos.get()).toEqual({});
    },
  );
});
