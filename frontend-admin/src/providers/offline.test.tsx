// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../i18n/shared.texts';
import { PostingList } from '../resources/postings/PostingList';
import { listOf, serve } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

const JOB = {
  id: 7,
  serviceType: 'standard',
  duration: 2,
  city: 'Oxford',
  date: '2026-01-09T10:00:00.000Z',
  status: 'cancelled',
  applicationsCount: 0,
  maxBudget: '50.00',
  createdAt: '2026-01-02T10:00:00.000Z',
  customerName: 'Rose Hill',
};

test('a list opened offline says so after a single call, and is read again once there is a connection', async () => {
  onlineManager.setOnline(false);
  const calls = serve(() => undefined);
  renderConsole(<PostingList />);
  expect(await screen.findByText(TEXTS.unreachable)).toBeTruthy();
  expect(screen.getByRole('button', { name: TEXTS.tryAgain })).toBeTruthy();
  expect(calls).toHaveLength(1);
  serve(() => listOf([JOB]));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Rose Hill')).toBeTruthy();
});

test('a list that can’t be read again offline keeps its rows and says so', async () => {
  serve(() => listOf([JOB]));
  renderConsole(<PostingList />);
  await screen.findByText('Rose Hill');
  serve(() => undefined);
  act(() => onlineManager.setOnline(false));
  act(() => window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(TEXTS.unreachable)).toBeTruthy();
  expect(screen.getByText('Rose Hill')).toBeTruthy();
});
