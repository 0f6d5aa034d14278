import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../test/render';
import { sessionStore } from '../lib/storage';
import { ScrollManager } from './scroll';

/** This DOM has no layout to scroll. */
let top = 0;
const standAt = (to: number) => {
  top = to;
};

beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  // Nor does it know how its document was loaded.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('scrollTo', (_: number, to: number) => standAt(to));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => standAt(ANCHOR));
});

const ANCHOR = 1200;

function Links() {
  const navigate = useNavigate();
  return ['/list?page=2', '/list?cleaner=5', '/cleaners/5', '/profile#checks', -1].map((to) => (
    <button key={to} onClick={() => void (typeof to === 'number' ? navigate(to) : navigate(to))}>
      {to}
    </button>
  ));
}
function open() {
  renderOnSite(
    <>
      <ScrollManager />
      <Links />
    </>,
    '/list',
  );
}
function openScrolledTo(to: number) {
  open();
  standAt(to);
  window.dispatchEvent(new Event('scroll'));
}
const press = (to: string | number) => act(() => screen.getByRole('button', { name: String(to) }).click());

it('a list that was filtered, and not scrolled since, stands where it stood when a dialog over it is closed', () => {
  openScrolledTo(700);
  press('/list?page=2');
  press('/list?cleaner=5');
  press(-1);
  expect(top).toBe(700);
});

it('another page starts at its top, and the way back leads to where the dialog was opened', () => {
  openScrolledTo(700);
  press('/list?cleaner=5');
  press('/cleaners/5');
  expect(top).toBe(0);
  press(-1);
  expect(top).toBe(700);
});

it('a prerendered list that was scrolled before it was hydrated stands there when a dialog over it is closed', () => {
  standAt(300);
  open();
  press('/list?cleaner=5');
  press(-1);
  expect(top).toBe(300);
});

it('a list that was come to anew does not go where it stood in an earlier visit when a dialog over it is closed', () => {
  sessionStore.set('scroll-positions', JSON.stringify({ '/list': 900 }));
  open();
  press('/list?cleaner=5');
  press(-1);
  expect(top).toBe(0);
});

/** A page whose section appears only after its data has loaded. */
function Late() {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <section id="checks" />;
  return <button onClick={() => setLoaded(true)}>load</button>;
}
function openLate(path: string) {
  renderOnSite(
    <>
      <ScrollManager />
      <Links />
      <Late />
    </>,
    path,
  );
}
const load = () => act(async () => screen.getByRole('button', { name: 'load' }).click());

it('an address with an anchor leads to its section when that appears', async () => {
  openLate('/profile#checks');
  expect(top).toBe(0);
  await load();
  expect(top).toBe(ANCHOR);
});

it('a link to an anchor of another page begins at its top, until the section appears', async () => {
  openLate('/list');
  standAt(700);
  press('/profile#checks');
  expect(top).toBe(0);
  await load();
  expect(top).toBe(ANCHOR);
});

it('a section that appears late pulls nobody away who has scrolled meanwhile', async () => {
  openLate('/profile#checks');
  standAt(300);
  await load();
  expect(top).toBe(300);
});

it('a section that appears late pulls nobody away who has left', async () => {
  openLate('/profile#checks');
  press('/list?page=2');
  await load();
  expect(top).toBe(0);
});

it('a section that appears late pulls nobody away who has come back to where they were', async () => {
  openLate('/profile#checks');
  standAt(300);
  window.dispatchEvent(new Event('scroll'));
  press('/cleaners/5');
  press(-1);
  await load();
  expect(top).toBe(300);
});
