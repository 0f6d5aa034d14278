import { Injectable } from '@nestjs/common';
import { serviceLabel } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { bookingPage } from '../booking-page.js';
import { BookingViewsService } from '../booking-views.service.js';
import type { BookingResponse } from '../dto/booking.response.js';

const LONGEST_LINE = 75;

const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');
/** RFC 5545 section 3.3.11 */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 section 3.1: lines of at most 75 octets, never split inside a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** Bookings as iCalendar (RFC 5545), for a person's own calendar. */
@Injectable()
export class BookingCalendarFileService {
  constructor(
    private readonly views: BookingViewsService,
    private readonly config: Config,
  ) {}

  async writeForBooking(bookingId: number, userId: number): Promise<string> {
    return this.write([await this.views.getForParty(bookingId, userId)]);
  }

  write(bookings: readonly BookingResponse[]): string {
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tidyhearth//Bookings//EN',
      'CALSCALE:GREGORIAN',
    ];
    for (const booking of bookings) lines.push(...this.event(booking));
    return [...lines, 'END:VCALENDAR'].map(fold).join('\r\n') + '\r\n';
  }

  private event(booking: BookingResponse): string[] {
    const { cleaner, customer, serviceType } = booking;
    const status =
      { pending: 'TENTATIVE', cancelled: 'CANCELLED' }[booking.status as 'pending' | 'cancelled'] ??
      'CONFIRMED';
    const page = `${this.config.publicUrl}${bookingPage(booking.id)}`;
    return [
      'BEGIN:VEVENT',
      `UID:booking-${booking.id}@${new URL(this.config.publicUrl).hostname}`,
      `DTSTAMP:${stamp(booking.updatedAt)}`,
      `DTSTART:${stamp(booking.startsAt)}`,
      `DTEND:${stamp(booking.endsAt)}`,
      `SUMMARY:${escaped(`${serviceLabel(serviceType)}: ${cleaner.user.firstName} for ${customer.firstName}`)}`,
      `LOCATION:${escaped(booking.address)}`,
      `STATUS:${status}`,
      `DESCRIPTION:${escaped(`See the booking: ${page}`)}`,
      `URL:${page}`,
      'END:VEVENT',
    ];
  }
}
