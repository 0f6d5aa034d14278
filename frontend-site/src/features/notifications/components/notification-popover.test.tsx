import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '../../../lib/contract';
import { notification } from '../../../test/notification';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../notifications.texts';
import { NotificationPopover } from './notification-popover';

const LIST = 'GET /api/notifications/1';
const IDS = { trigger: 'bell', content: 'news' };

/** The newest first. */
let all: Notification[];
let isDown: boolean;

function Bell() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Bell</button>
      <NotificationPopover userId={1} ids={IDS} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function open(count: number) {
  all = Array.from({ length: count }, (_, index) => notification(count - index));
  renderOnSite(<Bell />);
}
const titles = () => screen.queryAllByText(/^News/).map(({ textContent }) => textContent);
const button = () => screen.queryByText(TEXTS.older);
const ask = async () => userEvent.click(await screen.findByText(TEXTS.older));

describe('what the bell opens', () => {
  beforeEach(() => {
    isDown = false;
    serve({
      [LIST]: ({ query }) => {
        if (isDown) return { status: 503 };
        const from = Number(query.get('cursor') ?? 0);
        const end = from + Number(query.get('limit'));
        const link = end < all.length ? `</api/notifications/1?cursor=${end}>; rel="next"` : '';
        return { body: all.slice(from, end), headers: { link } };
      },
      [`${LIST}/unread-count`]: () => ({ body: { count: all.length } }),
      'POST /api/notifications/1/read-all': () => ({ status: 204 }),
    });
  });

  it('leads to all that came before the latest', async () => {
    open(70);
    expect(await screen.findByText('News 41.')).toBeTruthy();
    expect(titles()).toHaveLength(30);
    await ask();
    expect(await screen.findByText('News 11.')).toBeTruthy();
    expect(titles()).toHaveLength(60);
    await ask();
    expect(await screen.findByText('News 1.')).toBeTruthy();
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(screen.getByText('News 10.').closest('button'));
    expect(new Set(titles()).size).toBe(70);
    expect(button()).toBeNull();
  });

  it('leads to them again once it was closed', async () => {
    open(60);
    await ask();
    expect(await screen.findByText('News 1.')).toBeTruthy();
    await userEvent.click(screen.getByText('Bell'));
    await waitFor(() => expect(titles()).toHaveLength(0));
    await userEvent.click(screen.getByText('Bell'));
    await ask();
    expect(await screen.findByText('News 1.')).toBeTruthy();
  });

  it('offers nothing older where there is none', async () => {
    open(30);
    expect(await screen.findByText('News 1.')).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('shows all as read once they were marked so', async () => {
    open(60);
    await ask();
    expect(await screen.findByText('News 1.')).toBeTruthy();
    expect(screen.getAllByText(TEXTS.itemUnread)).toHaveLength(60);
    await userEvent.click(screen.getByText(TEXTS.markAllRead));
    await waitFor(() => expect(screen.queryAllByText(TEXTS.itemUnread)).toHaveLength(0));
  });

  it('marks the one that is opened as read, once', async () => {
    const MARK = 'PATCH /api/notifications/2/read';
    serve({ [MARK]: () => ({ status: 204 }) });
    open(3);
    const visit = async () => userEvent.click(await screen.findByText('News 2.'));
    await visit();
    await waitFor(() => expect(callsTo(MARK)).toHaveLength(1));
    await userEvent.click(screen.getByText('Bell'));
    await screen.findByText('News 2.');
    expect(screen.getAllByText(TEXTS.itemUnread)).toHaveLength(2);
    await visit();
    expect(callsTo(MARK)).toHaveLength(1);
  });

  it('has a button that marks all read, also where there is nothing to mark', async () => {
    const markAll = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.markAllRead });
    open(0);
    expect(await screen.findByText(PAGE_TEXTS.noNotifications)).toBeTruthy();
    expect(markAll().disabled).toBe(true);
    cleanup();
    open(2);
    await waitFor(() => expect(markAll().disabled).toBe(false));
    await userEvent.click(markAll());
    await waitFor(() => expect(markAll().disabled).toBe(true));
  });

  it('says that older ones could not be loaded, and asks again', async () => {
    open(60);
    await screen.findByText('News 31.');
    isDown = true;
    await ask();
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await ask();
    expect(await screen.findByText('News 1.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsTo(LIST).length).toBeGreaterThan(2);
  });
});
