import { toWallTime } from '@tidyhearth/domain';
import type { Message } from '../../lib/contract';
import { messageDay } from './message-time';

export interface MessageDay {
  date: string;
  title: string;
  /** The earliest first. */
  messages: Message[];
}

/** Groups messages by their day in the UK, the earliest first. */
export function messageDays(messages: readonly Message[], today: string): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const { date } = toWallTime(Date.parse(message.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, title: messageDay(message.createdAt, today), messages: [message] });
  }
  return days;
}
