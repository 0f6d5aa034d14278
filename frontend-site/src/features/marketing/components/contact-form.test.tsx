import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { TEXTS as FORMS } from '../../../components/forms/forms.texts';
import { TEXTS as TOAST_TEXTS } from '../../../components/ui/toast-card.texts';
import { dismissToast, toast } from '../../../lib/toast';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../content/contact-form';
import { ContactForm } from './contact-form';

function show() {
  serve({ 'POST /api/contact': () => ({ status: 201, body: {} }) });
  renderOnSite(
    <>
      <Link to="/pricing-guide">Prices</Link>
      <ContactForm />
    </>,
  );
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const go = () => userEvent.click(screen.getByRole('link', { name: 'Prices' }));
const isAsked = () => screen.queryByRole('alertdialog') !== null;

/** Whether the browser would ask before the page is left. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a message to the team', () => {
  it('is not lost by a press on a link: leaving asks first', async () => {
    show();
    enter(TEXTS.fields.message, 'The key was left with my neighbour.');
    await go();
    await userEvent.click(await screen.findByRole('button', { name: FORMS.leave.stay }));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(screen.getByDisplayValue('The key was left with my neighbour.')).toBeTruthy();
  });

  it('can be left at once before it is begun, and once it is sent', async () => {
    show();
    enter(TEXTS.fields.name, 'Rose Lake');
    enter(TEXTS.fields.email, 'rose@test.example');
    await go();
    expect(isAsked()).toBe(false);
    enter(TEXTS.fields.subject, 'My key');
    enter(TEXTS.fields.message, 'The key was left with my neighbour.');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.send }));
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.sent.another }));
    await go();
    expect(isAsked()).toBe(false);
  });

  it('is in the fields again after the page was loaded anew, until it is sent', async () => {
    const load = () => {
      const kept = { ...sessionStorage };
      cleanup();
      // A reload does not run the cleanup of the old page.
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
      show();
    };
    show();
    enter(TEXTS.fields.message, 'The key was left with my neighbour.');
    load();
    expect(screen.getByDisplayValue('The key was left with my neighbour.')).toBeTruthy();
    await go();
    expect(isAsked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: FORMS.leave.stay }));
    enter(TEXTS.fields.name, 'Rose Lake');
    enter(TEXTS.fields.email, 'rose@test.example');
    enter(TEXTS.fields.subject, 'My key');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.send }));
    await screen.findByRole('button', { name: TEXTS.sent.another });
    load();
    expect(screen.queryByDisplayValue('The key was left with my neighbour.')).toBeNull();
  });

  it('is not asked about where the page is loaded again for a new version, over which it is kept', async () => {
    show();
    enter(TEXTS.fields.message, 'The key was left with my neighbour.');
    act(() => toast({ title: '' }, { isStale: true }));
    const loadAgain = await screen.findByRole('button', { name: TOAST_TEXTS.stale.reload });
    expect(isHeld()).toBe(true);
    await userEvent.click(loadAgain);
    expect(isHeld()).toBe(false);
    act(dismissToast);
    expect(isHeld()).toBe(true);
  });

  it('is given up by whoever agrees to leave', async () => {
    show();
    enter(TEXTS.fields.message, 'The key was left with my neighbour.');
    expect(JSON.stringify(sessionStorage)).toContain('my neighbour');
    cleanup();
    expect(JSON.stringify(sessionStorage)).not.toContain('my neighbour');
  });
});
