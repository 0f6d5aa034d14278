import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, TOASTS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { CLEANER, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { JobBoard } from './job-board';

const APPLY = 'POST /api/applications';

describe('applying for a job', () => {
  it('that is edited meanwhile shows it as it is now, keeps the message, and goes through with the next press', async () => {
    let posting = POSTING;
    const [status, message] = ERRORS.TERMS_CHANGED;
    serve({
      'GET /api/postings/available': () => ({ body: [posting] }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: [] }),
      [APPLY]: ({ body }) =>
        (body as { termsVersion: number }).termsVersion === posting.termsVersion
          ? { status: 201, body: {} }
          : { status, body: { code: 'TERMS_CHANGED', message } },
    });
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.apply }));
    const words = await screen.findByLabelText<HTMLTextAreaElement>(
      new RegExp(`^${TEXTS.cleaner.bid.message}`),
    );
    fireEvent.change(words, { target: { value: 'I live two streets away.' } });
    posting = { ...POSTING, termsVersion: 2, estimatedDuration: 3 };
    const send = () => userEvent.click(screen.getByRole('button', { name: TEXTS.cleaner.bid.send }));
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(/£60\.00.*3 hours/)).toBeTruthy();
    await send();
    expect(await screen.findByText(TOASTS.applicationSubmitted.title)).toBeTruthy();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ termsVersion: 1, message: 'I live two streets away.' }),
      expect.objectContaining({ termsVersion: 2, message: 'I live two streets away.' }),
    ]);
  });
});
