// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TIME_ERRORS } from '@tidyhearth/domain';
import { serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { ReplaySpan } from './ReplaySpan';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(now: string) {
  vi.setSystemTime(Date.parse(now));
  const calls = serve(({ path }) => (path.endsWith('/replay') ? { body: { events: 17 } } : undefined));
  const user = renderConsole(<ReplaySpan webhookId={3} onClose={() => undefined} />);
  const sent = () => calls.filter(({ path }) => path.endsWith('/replay')).map(({ body }) => body);
  return { user, sent };
}

const from = () => screen.findByLabelText<HTMLInputElement>(/^From/);
const again = () => screen.findByRole('button', { name: 'Send again' });

test('the last hour is the last hour also where clocks show it twice', async () => {
  const { user, sent } = open('2026-10-25T02:30:20Z');
  expect((await from()).value).toBe('2026-10-25T01:30');
  await user.click(await again());
  expect(await screen.findByText('17 Events Sent Again')).toBeDefined();
  expect(sent()).toEqual([{ from: '2026-10-25T01:30:00.000Z', to: '2026-10-25T03:30:00.000Z' }]);
});

test.each([
  ['2026-03-29T01:30', TIME_ERRORS.skipped],
  ['0026-03-29T09:00', TIME_ERRORS.year],
])('a time that does not exist is told at its field: %s', async (typed, message) => {
  const { user, sent } = open('2026-03-30T09:00:00Z');
  fireEvent.change(await from(), { target: { value: typed } });
  await user.click(await again());
  expect(await screen.findByText(message)).toBeDefined();
  expect((await from()).getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  fireEvent.change(await from(), { target: { value: '2026-03-29T09:00' } });
  expect(screen.queryByText(message)).toBeNull();
  await user.click(await again());
  expect(await screen.findByText('17 Events Sent Again')).toBeDefined();
  expect(sent()).toEqual([{ from: '2026-03-29T08:00:00.000Z', to: '2026-03-30T10:00:00.000Z' }]);
});
