import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { toast } from '../../lib/toast';
import { renderOnSite } from '../../test/render';
import { TEXTS as TOAST_TEXTS } from '../ui/toast-card.texts';
import { TEXTS } from './forms.texts';
import { useLeaveQuestion } from './leave-question';

function Form({ hasChanges }: { hasChanges: boolean }) {
  const { question } = useLeaveQuestion(hasChanges, false);
  return (
    <>
      <p>{useLocation().search}</p>
      <Link to="/dashboard?tab=bookings">Bookings</Link>
      {question}
    </>
  );
}

const go = () => userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
const hasLeft = () => screen.queryByText('?tab=bookings') !== null;

describe('leaving a form by the browser’s Back', () => {
  const here = () => location.pathname;
  const back = () => act(() => history.back());

  beforeEach(() => {
    history.pushState({ idx: 1 }, '', '/before');
    history.pushState({ idx: 2 }, '', '/form');
  });

  it('asks where something would be lost, stays after a no and leaves after a yes', async () => {
    renderOnSite(<Form hasChanges />);
    back();
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.leave.stay }));
    await waitFor(() => expect(history.state).toMatchObject({ idx: 2, asksBeforeBack: true }));
    expect(here()).toBe('/form');
    back();
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.leave.confirm }));
    await waitFor(() => expect(here()).toBe('/before'));
  });

  it('is free where nothing would', async () => {
    renderOnSite(<Form hasChanges={false} />);
    back();
    await waitFor(() => expect(here()).toBe('/before'));
    expect(screen.queryByRole('button', { name: TEXTS.leave.stay })).toBeNull();
  });

  it('takes one press once everything is saved', async () => {
    const { rerender } = renderOnSite(<Form hasChanges />);
    rerender(<Form hasChanges={false} />);
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  it('takes one press as well after the way to another page and back, twice', async () => {
    const { rerender } = renderOnSite(<Form hasChanges />);
    rerender(<Form hasChanges={false} />);
    history.pushState({ idx: 3 }, '', '/next');
    back();
    await waitFor(() => expect(here()).toBe('/form'));
    act(() => history.forward());
    await waitFor(() => expect(here()).toBe('/next'));
    back();
    await waitFor(() => expect(here()).toBe('/form'));
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });
});

it('a page that is loaded again for a new version asks where what was typed is not kept', async () => {
  renderOnSite(<Form hasChanges />);
  act(() => toast({ title: '' }, { isStale: true }));
  await userEvent.click(await screen.findByRole('button', { name: TOAST_TEXTS.stale.reload }));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

describe('leaving a form by a link', () => {
  it('asks where something would be lost, and goes there after a yes', async () => {
    renderOnSite(<Form hasChanges />);
    await go();
    expect(hasLeft()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.leave.stay }));
    expect(hasLeft()).toBe(false);
    await go();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.leave.confirm }));
    expect(hasLeft()).toBe(true);
  });

  it('is free where nothing would', async () => {
    renderOnSite(<Form hasChanges={false} />);
    await go();
    expect(hasLeft()).toBe(true);
  });
});
