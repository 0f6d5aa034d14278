// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SectionTabs } from './SectionTabs';
import { renderConsole } from '../test/renderConsole';

afterEach(cleanup);

const tabs = () => screen.getAllByRole('tab');
const reachable = () => tabs().filter((tab) => tab.tabIndex === 0);

test('the Tab key reaches the open tab, and arrows, Home and End go round the others', async () => {
  const user = renderConsole(<SectionTabs />, '/bookings');
  expect(reachable()).toEqual([screen.getByRole('tab', { selected: true })]);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Recent Bookings');
  const [first, second, third, last] = tabs();
  for (const [key, target] of [
    ['ArrowRight', last],
    ['ArrowRight', first],
    ['ArrowLeft', last],
    ['Home', first],
    ['ArrowRight', second],
    ['End', last],
    ['ArrowLeft', third],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(target);
  }
  // The browser's shortcut for Back.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(document.activeElement).toBe(third);
});

test('the first tab is reached where none is open', () => {
  renderConsole(<SectionTabs />, '/waitlist');
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(reachable()).toEqual([tabs()[0]]);
});

test('a tab whose page a press has opened is marked', async () => {
  const user = renderConsole(<SectionTabs />, '/bookings');
  await user.click(screen.getByRole('tab', { name: 'Security Status' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Security Status');
});

test('a pressed tab is marked before its page is there', async () => {
  const never = new Promise<never>(() => undefined);
  const Late = () => use(never);
  const user = renderConsole(
    <>
      <SectionTabs />
      <Suspense>
        <Routes>
          <Route path="/bookings" element={<p>the bookings</p>} />
          <Route path="/security" element={<Late />} />
        </Routes>
      </Suspense>
    </>,
    '/bookings',
  );
  await user.click(screen.getByRole('tab', { name: 'Security Status' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Security Status');
  expect(screen.getByText('the bookings')).toBeTruthy();
});
