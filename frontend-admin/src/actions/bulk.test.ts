import { expect, test, vi } from 'vitest';
import type { AdminUser } from '../contract';
import { dataProvider } from '../providers/dataProvider';
import { serve } from '../test/fakeServer';
import { changeUsers } from './bulk';

vi.stubGlobal('localStorage', { getItem: () => null });

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lowe' }) as AdminUser;
const people = [person(1, 'Ada'), person(2, 'Grace')];

test('several accounts are one call, counted in the toast, with one way back', async () => {
  const calls = serve(() => ({ body: { refused: [] } }));
  const act = changeUsers(dataProvider, people, 'suspend');
  await act.run();
  await act.reverse?.run();
  expect(calls.map(({ body }) => body)).toEqual([
    { userIds: [1, 2], change: 'suspend' },
    { userIds: [1, 2], change: 'unsuspend' },
  ]);
  expect(act.done).toEqual({ title: 'User Suspended', description: '2 accounts.' });
});

test('who could not be changed is told by name', async () => {
  serve(() => ({ body: { refused: [{ userId: 1, code: 'NOT_FOUND', message: 'Not found.' }] } }));
  await expect(changeUsers(dataProvider, people, 'verify').run()).rejects.toThrow(
    'Done for 1 of 2. Not for Ada Lowe: Not found.',
  );
});
