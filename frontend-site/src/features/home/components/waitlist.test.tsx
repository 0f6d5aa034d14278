import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERRORS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { Waitlist } from './waitlist';
import { TEXTS } from '../home.texts';

const JOIN = 'POST /api/waitlist';

describe('the waitlist', () => {
  it.each(['', 'rose'])('asks for an address in place of sending %o', async (typed) => {
    renderOnSite(<Waitlist />);
    const input = screen.getByLabelText(TEXTS.waitlist.email);
    if (typed) await userEvent.type(input, typed);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.waitlist.send }));
    expect(screen.getByText(FORM_ERRORS.email)).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(callsTo(JOIN)).toHaveLength(0);
  });

  it('takes an address', async () => {
    serve({ [JOIN]: () => ({ status: 201, body: {} }) });
    renderOnSite(<Waitlist />);
    await userEvent.type(screen.getByLabelText(TEXTS.waitlist.email), 'rose@test.example');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.waitlist.send }));
    expect(await screen.findByText(TEXTS.waitlist.joined)).toBeTruthy();
    expect(callsTo(JOIN)[0]?.body).toEqual({ email: 'rose@test.example' });
  });
});
