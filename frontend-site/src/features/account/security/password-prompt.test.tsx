import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TEXTS as FORMS } from '../../../components/forms/forms.texts';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../account.texts';
import { PasswordPrompt } from './password-prompt';

it('a password that confirms something can be shown, and showing it sends nothing', async () => {
  const onPassword = vi.fn<(password: string) => void>();
  renderOnSite(
    <PasswordPrompt
      title="Close the account"
      text=""
      confirmLabel="Close it"
      pending={false}
      wrong={undefined}
      onPassword={onPassword}
      onClose={() => undefined}
    />,
  );
  const field = await screen.findByLabelText<HTMLInputElement>(TEXTS.password);
  expect(field.type).toBe('password');
  await userEvent.type(field, 'a long one');
  await userEvent.click(screen.getByRole('button', { name: FORMS.showPassword }));
  expect([field.type, field.value]).toEqual(['text', 'a long one']);
  expect(onPassword).not.toHaveBeenCalled();
});
