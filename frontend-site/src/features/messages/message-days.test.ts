import { describe, expect, it } from 'vitest';
import type { Message } from '../../lib/contract';
import { messageDays } from './message-days';

const at = (id: number, createdAt: string): Message => ({
  id,
  senderId: 1,
  senderName: 'Ada',
  receiverId: 2,
  bookingId: null,
  content: `Message ${id}`,
  isRead: true,
  createdAt,
});

describe('messages by their days', () => {
  it('are divided at midnight in the UK', () => {
    const days = messageDays(
      [
        at(1, '2026-07-14T22:30:00.000Z'),
        at(2, '2026-07-14T23:30:00.000Z'),
        at(3, '2026-07-15T10:00:00.000Z'),
      ],
      '2026-07-15',
    );
    expect(days.map(({ date, messages }) => [date, messages.map(({ id }) => id)])).toEqual([
      ['2026-07-14', [1]],
      ['2026-07-15', [2, 3]],
    ]);
  });
});
