// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { CaseList } from './CaseList';
import { CaseShow } from './CaseShow';

const row = {
  id: 9,
  kind: 'person',
  reason: 'other',
  bookingId: null,
  status: 'closed',
  subjectName: 'Bea Lowe',
  openedByName: 'Ada Lowe',
  createdAt: '2026-11-20T10:15:00.000Z',
};

afterEach(cleanup);

test('the way back from a case leads to the list as it was filtered', async () => {
  const calls = serve(({ path }) => (path.endsWith('/9') ? { status: 503 } : listOf([row])));
  const statuses = () => calls.filter(({ path }) => !path.endsWith('/9')).map(({ query }) => query.status);
  const user = renderConsole(
    <Routes>
      <Route path="/cases/*" element={<Resource name="cases" list={CaseList} show={CaseShow} />} />
    </Routes>,
    '/cases',
  );
  await user.selectOptions(await screen.findByLabelText('State'), 'closed');
  await waitFor(() => expect(statuses().at(-1)).toBe('closed'));
  await user.click(await screen.findByRole('link', { name: 'Case #9' }));
  await user.click(await screen.findByRole('link', { name: 'All cases' }));
  expect(await screen.findByLabelText('State')).toHaveProperty('value', 'closed');
});
