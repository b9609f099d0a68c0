import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Gradually, InFrame } from '#widgets/shared/ui/gradually.tsx';

afterEach(() => document.body.replaceChildren());

const names = ['first', 'second', 'third'];
const paragraphs = names.map((name) => <p key={name}>{name}</p>);

function draw() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Gradually>{paragraphs}</Gradually>));
  return { place, root };
}

it('draws the first child at once and the others below it, a frame each', async () => {
  const { place } = draw();
  expect(place.textContent).toBe('first');
  const first = place.firstElementChild;
  const seen: string[] = [];
  new MutationObserver(() => seen.push(place.textContent ?? '')).observe(place, { childList: true });
  await vi.waitFor(() => expect(place.childElementCount).toBe(3));
  expect(seen).toEqual(['firstsecond', 'firstsecondthird']);
  expect(place.firstElementChild).toBe(first);
});

it('draws nothing more once it is gone', async () => {
  const { place, root } = draw();
  root.unmount();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(place.textContent).toBe('');
});

it('draws a child in its frame, and what surrounds it only once', async () => {
  let drawn = 0;
  function Around() {
    drawn += 1;
    return (
      <div>
        <InFrame frame={3}>
          <p>third</p>
        </InFrame>
        <InFrame frame={2}>
          <p>second</p>
        </InFrame>
      </div>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const seen: string[] = [];
  new MutationObserver(() => seen.push(place.textContent ?? '')).observe(place, { childList: true, subtree: true });
  flushSync(() => createRoot(place).render(<Around />));
  expect(place.textContent).toBe('');
  await vi.waitFor(() => expect(place.textContent).toBe('thirdsecond'));
  expect(seen.slice(-2)).toEqual(['second', 'thirdsecond']);
  expect(drawn).toBe(1);
});
