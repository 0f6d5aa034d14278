// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPosition } from './useScrollPosition';

const ROW_HEIGHT = 400;

/** Simulates what jsdom lacks: scrolling, and a layout in which all rows of the list have the same height. */
beforeEach(() => {
  let scrolled = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => (scrolled = top));
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => (scrolled += top));
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(0, Number(this.dataset.row) * ROW_HEIGHT - scrolled);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Console({ rows }: { rows: readonly number[] }) {
  const content = useRef<HTMLDivElement>(null);
  useScrollPosition(content);
  const navigate = useNavigate();
  return (
    <div ref={content} tabIndex={-1} data-testid="content">
      <Routes>
        <Route
          path="/"
          element={rows.map((row) => (
            <Link key={row} to="/person" data-row={row}>
              Row {row}
            </Link>
          ))}
        />
        <Route path="/person" element={<button onClick={() => void navigate(-1)}>Back</button>} />
      </Routes>
    </div>
  );
}

const consoleOf = (rows: readonly number[]) => (
  <MemoryRouter>
    <Console rows={rows} />
  </MemoryRouter>
);

test.each([
  ['of several rows that lead to the same person', [0, 1, 2, 3], 800],
  ['of them, after the last ones are gone', [0, 1], 400],
])('Back returns to the row that was opened %s', async (_, rowsThen, expected) => {
  const user = userEvent.setup();
  const { rerender } = render(consoleOf([0, 1, 2, 3]));
  window.scrollTo({ top: 700 });
  await user.click(screen.getByRole('link', { name: 'Row 2' }));
  expect(window.scrollY).toBe(0);
  rerender(consoleOf(rowsThen));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  // The row was 100 pixels below the top of the window.
  expect(window.scrollY).toBe(expected - 100);
});

test('a keyboard goes on in the page that a link opened, and with Back at the link', async () => {
  const user = userEvent.setup();
  render(consoleOf([0, 1]));
  screen.getByRole('link', { name: 'Row 1' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByTestId('content'));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Row 1' }));
});
