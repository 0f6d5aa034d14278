import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { TEXTS } from './forms.texts';
import { useLeaveQuestion } from './leave-question';

function Form({ hasChanges }: { hasChanges: boolean }) {
  const { question } = useLeaveQuestion(hasChanges);
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
