import { act, screen } from '@testing-library/react';
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
});

function Links() {
  const navigate = useNavigate();
  return ['/list?page=2', '/list?cleaner=5', '/cleaners/5', -1].map((to) => (
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
