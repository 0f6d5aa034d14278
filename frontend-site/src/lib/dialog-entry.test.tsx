import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OVER_ITS_PAGE, useDialogEntry } from './dialog-entry';

it('two presses in quick succession close one dialog, and lead no further back', () => {
  const entries = ['/', '/list', { pathname: '/list', search: '?cleaner=5', state: OVER_ITS_PAGE }];
  const { result } = renderHook(() => ({ entry: useDialogEntry(), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.entry.close('/list');
    result.current.entry.close('/list');
  });
  expect(result.current.at).toMatchObject({ pathname: '/list', search: '' });
});
