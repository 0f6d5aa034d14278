import { expect, test, vi } from 'vitest';
import type { AdminUser } from '../contract';
import { dataProvider } from '../providers/dataProvider';
import { serve } from '../test/fakeServer';
import { changeUsers } from './bulk';

vi.stubGlobal('localStorage', { getItem: () => null });

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lowe' }) as AdminUser;
const people = [person(1, 'Ada'), person(2, 'Grace')];

test('several accounts are one call, counted in the toast, with one way back', async () => {
  const calls = serve(() => ({ body: { changed: [1, 2], refused: [] } }));
  const act = changeUsers(dataProvider, people, 'verify');
  await act.run('one key');
  await act.reverse?.run('one key');
  expect(calls.map(({ body }) => body)).toEqual([
    { userIds: [1, 2], change: 'verify' },
    { userIds: [1, 2], change: 'unverify' },
  ]);
  expect(act.done).toEqual({ title: 'User Verified', description: '2 accounts.' });
});

test('the way back is for those that the call changed, and there is none where it changed nobody', async () => {
  let changed = [2];
  const calls = serve(() => ({ body: { changed, refused: [] } }));
  const act = changeUsers(dataProvider, people, 'verify');
  expect(await act.run('one key')).toBe(true);
  await act.reverse?.run('one key');
  expect(calls.at(-1)?.body).toEqual({ userIds: [2], change: 'unverify' });
  changed = [];
  expect(await changeUsers(dataProvider, people, 'verify').run('one key')).toBe(false);
});

test('a suspension is sent with its reason and offers no way back', async () => {
  const calls = serve(() => ({ body: { changed: [1, 2], refused: [] } }));
  const act = changeUsers(dataProvider, people, 'suspend', ' Spam ');
  await act.run('one key');
  expect(calls.map(({ body }) => body)).toEqual([{ userIds: [1, 2], change: 'suspend', reason: 'Spam' }]);
  expect(act.reverse).toBeUndefined();
});

test('who could not be changed is told by name', async () => {
  serve(() => ({
    body: { changed: [2], refused: [{ userId: 1, code: 'NOT_FOUND', message: 'Not found.' }] },
  }));
  await expect(changeUsers(dataProvider, people, 'verify').run('one key')).rejects.toThrow(
    'Done for 1 of 2. Not for Ada Lowe: Not found.',
  );
});
