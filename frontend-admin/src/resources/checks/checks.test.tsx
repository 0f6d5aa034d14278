// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CHECK_LABELS } from '@tidyhearth/domain';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../../i18n/checks.texts';
import { queryClient } from '../../providers/queries';
import { listOf, serve, type Answer } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { CheckList } from './CheckList';

const check = {
  id: 5,
  userId: 12,
  cleanerId: 4,
  firstName: 'Bea',
  lastName: 'Lowe',
  email: 'bea@example.org',
  kind: 'identity',
  state: 'submitted',
  cause: null,
  ending: null,
  reason: null,
  formerName: null,
  checkedName: null,
  evidence: null,
  reference: null,
  checkedOn: null,
  expiresOn: null,
  submittedAt: '2026-11-20T10:15:00.000Z',
  documents: [],
};
const renamed = { ...check, lastName: 'Marsh' };

afterEach(cleanup);

test('a check is passed for the name that the admin compared, though the person is renamed meanwhile; refused, it asks about the new name', async () => {
  let rows = [check];
  let passed: Answer = { status: 409, body: { statusCode: 409, code: 'NAME_CHANGED', message: 'Renamed.' } };
  const calls = serve(({ path }) => {
    if (path.endsWith('/pass')) return passed;
    return path === '/api/admin/users/12' ? { body: { ...renamed, id: 12 } } : listOf(rows);
  });
  const user = renderConsole(<CheckList />);
  const sent = () => calls.filter(({ path }) => path.endsWith('/pass')).map(({ body }) => body);
  const confirm = () => user.click(dialog.getByRole('button', { name: TEXTS.pass.button }));
  await user.click(await screen.findByRole('button', { name: /^Pass .*Bea Lowe$/ }));
  const title = (name: string) => TEXTS.pass.title(CHECK_LABELS.identity, name);
  const dialog = within(await screen.findByRole('dialog', { name: title('Bea Lowe') }));
  await user.type(dialog.getByRole('textbox', { name: /Number on it/ }), 'Passport 7');
  rows = [renamed];
  await queryClient.refetchQueries();
  await screen.findByText(`Bea Marsh: ${CHECK_LABELS.identity}`);
  expect(dialog.getByText(TEXTS.pass.text('Bea Lowe'))).toBeDefined();
  await confirm();
  expect(await dialog.findByText(TEXTS.pass.text('Bea Marsh'))).toBeDefined();
  expect(screen.getByRole('dialog', { name: title('Bea Marsh') })).toBeDefined();
  expect(sent()).toEqual([expect.objectContaining({ name: 'Bea Lowe', reference: 'Passport 7' })]);
  passed = { body: {} };
  await confirm();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ name: 'Bea Marsh', reference: 'Passport 7' }));
});

test.each(['pass', 'refuse'] as const)(
  'documents that the admin has not seen are not decided about: %s',
  async (how) => {
    const document = (id: number) => ({ id, contentType: 'application/pdf', sizeBytes: 2000, createdAt: '' });
    let rows = [{ ...check, documents: [document(31)] }];
    let decided: Answer = {
      status: 409,
      body: { statusCode: 409, code: 'DOCUMENTS_CHANGED', message: 'Others came.' },
    };
    const calls = serve(({ path }) => (path.endsWith(`/${how}`) ? decided : listOf(rows)));
    const user = renderConsole(<CheckList />);
    const sent = () => calls.filter(({ path }) => path.endsWith(`/${how}`)).map(({ body }) => body);
    async function decide() {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${TEXTS[how].button} `) }));
      const dialog = within(await screen.findByRole('dialog'));
      const [field] = dialog.getAllByRole('textbox');
      if (field) await user.type(field, 'Passport 7');
      rows = [{ ...check, documents: [document(31), document(32)] }];
      await user.click(dialog.getByRole('button', { name: TEXTS[how].button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await decide();
    expect(await screen.findByText('Others came.')).toBeDefined();
    expect(await screen.findByRole('button', { name: new RegExp(`^${TEXTS.save(2)}`) })).toBeDefined();
    decided = { body: {} };
    await decide();
    expect(sent()).toEqual([
      expect.objectContaining({ seenDocumentIds: [31] }),
      expect.objectContaining({ seenDocumentIds: [31, 32] }),
    ]);
  },
);

test.each(['pass', 'refuse', 'withdraw'] as const)(
  'a check that was decided about elsewhere is asked about no longer: %s',
  async (how) => {
    const state = how === 'withdraw' ? 'passed' : 'submitted';
    let rows = [{ ...check, state }];
    serve(({ path }) => {
      if (!path.endsWith(`/${how}`)) return listOf(rows);
      rows = [{ ...check, state: 'expired' }];
      return { status: 409, body: { statusCode: 409, code: 'STATE_CONFLICT', message: 'It has changed.' } };
    });
    const user = renderConsole(<CheckList />);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${TEXTS[how].button} `) }));
    const dialog = within(await screen.findByRole('dialog'));
    const [field] = dialog.getAllByRole('textbox');
    if (field) await user.type(field, 'Passport 7');
    await user.click(dialog.getByRole('button', { name: TEXTS[how].button }));
    expect(await screen.findByText('It has changed.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
