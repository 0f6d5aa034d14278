import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERRORS } from '@tidyhearth/domain';
import { expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { CodeForm } from './code-form';

it('a code that is not whole is not sent, and its field gets the focus', async () => {
  const onCode = vi.fn<(code: string) => void>();
  renderOnSite(<CodeForm label="Code" submitLabel="Confirm" pending={false} onCode={onCode} />);
  await userEvent.type(await screen.findByLabelText('Code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText(FORM_ERRORS.code)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), ' 456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onCode.mock.calls).toEqual([['123456']]);
});
