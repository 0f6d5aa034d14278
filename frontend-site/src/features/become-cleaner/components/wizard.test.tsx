import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../become-cleaner.texts';
import { Wizard } from './wizard';

const [status, message] = ERRORS.POSTCODE_NOT_FOUND;
const details = [{ path: 'postcode', msg: message }];
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
async function press(name: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

it('an application refused for its postcode goes back to the step of that field, which gets the focus', async () => {
  serve({ 'POST /api/cleaners': () => ({ status, body: { code: 'POSTCODE_NOT_FOUND', message, details } }) });
  renderOnSite(<Wizard hasAccount onSent={() => undefined} />);
  enter(TEXTS.fields.rate, '20.00');
  enter(TEXTS.fields.postcode, 'ZZ99 9ZZ');
  enter(TEXTS.fields.location, 'Oxford');
  fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await press(TEXTS.steps.next);
  await screen.findByLabelText(TEXTS.fields.bio, { exact: false });
  enter(TEXTS.fields.bio, 'Careful and quick, with ten years in other people’s homes.');
  await press(TEXTS.steps.send);
  const field = await screen.findByLabelText(TEXTS.fields.postcode, { exact: false });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // The toast says the same.
  expect(screen.getByText(message, { selector: '[role=alert]' })).toBeTruthy();
});
