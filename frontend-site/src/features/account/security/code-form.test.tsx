import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERRORS } from '@tidyhearth/domain';
import { expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { CodeForm } from './code-form';

it('the field gets the focus after a code that is not whole, which is not sent, and after one that is refused', async () => {
  const onCode = vi.fn<(code: string) => Promise<boolean>>(() => Promise.resolve(false));
  renderOnSite(<CodeForm label="Code" submitLabel="Confirm" pending={false} onCode={onCode} />);
  await userEvent.type(await screen.findByLabelText('Code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText(FORM_ERRORS.code)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), ' 456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onCode.mock.calls).toEqual([['123456']]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
});
