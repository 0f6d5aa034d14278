import { act, renderHook } from '@testing-library/react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OVER_ITS_PAGE, useDialogEntry } from './dialog-entry';

const DIALOG = { pathname: '/list', search: '?cleaner=5' };
const opened = (key?: string) => ({ ...DIALOG, state: { ...OVER_ITS_PAGE }, key });

function openAt(...entries: InitialEntry[]) {
  const { result } = renderHook(() => ({ entry: useDialogEntry(), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
  });
  return { result, press: () => result.current.entry.close('/list') };
}

it('two presses in quick succession close one dialog, and lead no further back', () => {
  const { result, press } = openAt('/', '/list', opened());
  act(() => {
    press();
    press();
  });
  expect(result.current.at).toMatchObject({ pathname: '/list', search: '' });
});

it.each([
  ['by a double press', ['/', '/list', opened('first'), opened('second')]],
  ['by a doubled entry of the same key', ['/', '/list', opened('twin'), opened('twin')]],
  ['over an entry that was reached straight from elsewhere', ['/', DIALOG, opened()]],
])('one press closes a dialog that was opened twice: %s', (_, entries) => {
  const { result, press } = openAt(...entries);
  act(press);
  expect(result.current.at).toMatchObject({ pathname: '/list', search: '' });
});

it('the dialog beneath a closed one is closed by a press of its own', () => {
  const { result, press } = openAt('/', '/list?cleaner=6', opened());
  act(press);
  expect(result.current.at.search).toBe('?cleaner=6');
  act(press);
  expect(result.current.at).toMatchObject({ pathname: '/list', search: '' });
});
