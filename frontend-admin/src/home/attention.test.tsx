// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../i18n/home.texts';
import { listOf, serve } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';
import { Attention } from './Attention';

const SECURITY = { ownTwoFactor: true, failedSignIns24h: 0, lockedAccounts: 0, mailQueue: { failed: 0 } };

const servesChecks = (waiting: readonly object[]) =>
  serve(({ path }) => {
    if (path.endsWith('/security')) return { body: SECURITY };
    return listOf(path.endsWith('/checks') ? waiting : []);
  });

afterEach(cleanup);

test('documents that wait are told at home, with a link to the checks', async () => {
  const calls = servesChecks([{ id: 1 }, { id: 2 }]);
  renderConsole(<Attention />);
  const link = await screen.findByRole('link', { name: TEXTS.attention.checks(2) });
  expect(link.getAttribute('href')).toMatch(/\/checks$/);
  expect(screen.queryByText(TEXTS.attention.allQuiet)).toBeNull();
  expect(calls.find(({ path }) => path.endsWith('/checks'))?.query).toMatchObject({
    state: 'submitted',
    perPage: 1,
  });
});

test('all is quiet when nothing waits', async () => {
  servesChecks([]);
  renderConsole(<Attention />);
  expect(await screen.findByText(TEXTS.attention.allQuiet)).toBeDefined();
});
