import { screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../public/before-paint.js';
import { startHydration, takeClick } from './early-clicks';
import { watchEarlyInput } from './early-input';
import { HydrationMark } from './hydration-mark';
import { LateHydration } from './late-hydration';

// Without it the script queries the system's colour scheme, which this DOM does not support.
vi.hoisted(() => localStorage.setItem('color-mode', 'light'));

const sent = vi.fn<(text: FormDataEntryValue | null) => void>();
const pressed = vi.fn<() => void>();

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  sent(new FormData(event.currentTarget).get('town'));
}

const TownForm = () => (
  <form onSubmit={submit}>
    <input name="town" aria-label="Town" />
    <button type="submit">Send</button>
  </form>
);

const PAGE = (
  <div onClickCapture={takeClick}>
    <main id="content">
      <TownForm />
      <button type="button" onClick={pressed}>
        Open
      </button>
      <HydrationMark />
    </main>
  </div>
);

let mounted: Root | undefined;

/** The page as it is before its scripts run. */
function prerender(page: ReactNode): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

function hydrate(root: HTMLElement, page: ReactNode) {
  startHydration();
  watchEarlyInput(root);
  mounted = hydrateRoot(root, <StrictMode>{page}</StrictMode>);
}

const field = () => screen.getByLabelText<HTMLInputElement>('Town');
const send = () => field().form?.requestSubmit();
const isHydrated = (part: Element | null = document.documentElement) => part?.hasAttribute('data-hydrated');

/** The same timeout as everywhere else (src/test/setup.ts). */
const PATIENCE = { timeout: 10_000 };

/** Everything queued for replay has been replayed. */
const settled = async () => {
  await vi.waitFor(() => {
    vi.runAllTimers();
    expect(isHydrated()).toBe(true);
  }, PATIENCE);
  vi.runAllTimers();
};

beforeEach(() => {
  // Replays are queued, and the tests run the queue themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sent.mockClear();
  pressed.mockClear();
  document.documentElement.removeAttribute('data-hydrated');
});

afterEach(() => {
  vi.useRealTimers();
  mounted?.unmount();
  // The script stays active. What other files render must count as hydrated, because it would otherwise hold their
  // clicks.
  document.documentElement.setAttribute('data-hydrated', '');
});

describe('a form of a prerendered page', () => {
  it('sent before any script ran is sent once the page is hydrated, as it was typed', async () => {
    const root = prerender(PAGE);
    field().value = 'Oxford';
    send();
    hydrate(root, PAGE);
    await settled();
    expect(sent.mock.calls).toEqual([['Oxford']]);
  });

  it('sent while the page hydrates is sent once', async () => {
    const root = prerender(PAGE);
    hydrate(root, PAGE);
    field().value = 'Oxford';
    // React hydrates at once for the click, and would handle the submit that follows.
    screen.getByRole('button', { name: 'Send' }).click();
    await settled();
    expect(sent.mock.calls).toEqual([['Oxford']]);
  });

  it('sent afterwards is sent once', async () => {
    const root = prerender(PAGE);
    hydrate(root, PAGE);
    await settled();
    send();
    expect(sent).toHaveBeenCalledOnce();
    expect(field().form?.hasAttribute('data-submitted-early')).toBe(false);
  });

  it('that hydrates after the rest of the page waits for its own turn', async () => {
    const root = prerender(
      <LateHydration fallback={null}>
        <TownForm />
      </LateHydration>,
    );
    document.documentElement.setAttribute('data-hydrated', '');
    field().value = 'Oxford';
    send();
    expect(sent).not.toHaveBeenCalled();
    hydrate(
      root,
      <LateHydration fallback={null}>
        <TownForm />
      </LateHydration>,
    );
    await vi.waitFor(() => {
      vi.runAllTimers();
      expect(isHydrated(root.querySelector('[data-hydrates-late]'))).toBe(true);
    }, PATIENCE);
    vi.runAllTimers();
    expect(sent.mock.calls).toEqual([['Oxford']]);
  });
});

describe('a button of a prerendered page', () => {
  it.each([
    ['before any script ran', false],
    ['while the page hydrates', true],
  ])('pressed %s is pressed once', async (_when, hydratesFirst) => {
    const root = prerender(PAGE);
    if (hydratesFirst) hydrate(root, PAGE);
    screen.getByRole('button', { name: 'Open' }).click();
    if (!hydratesFirst) hydrate(root, PAGE);
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
