import { Injectable } from '@nestjs/common';
import { serviceLabel } from '@tidyhearth/domain';
import type { CalendarBlockRow } from '../../cleaners/calendar/calendar.queries.js';
import { Config } from '../../config/config.js';
import { bookingPage } from '../booking-page.js';
import { BookingViewsService } from '../booking-views.service.js';
import type { BookingResponse } from '../dto/booking.response.js';

const MAX_LINE = 75;

const BLOCKED = 'Blocked time';

/** The properties of RFC 7986, and the older ones that calendar programs still read. */
const FEED = [
  'NAME:Tidyhearth',
  'X-WR-CALNAME:Tidyhearth',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

/** RFC 5545 section 3.8.1.11 */
function statusOf({ status, isUndecided }: BookingResponse): string {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'pending' || isUndecided ? 'TENTATIVE' : 'CONFIRMED';
}

const isAgreed = ({ status }: BookingResponse) => status !== 'pending' && status !== 'cancelled';
/** A visit that was moved is marked as called off, at its new time, until the cleaner confirms that time. */
const calledOffOf = ({ status }: BookingResponse) =>
  status === 'pending' ? 'Moved, to be confirmed' : 'Cancelled';

const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');
const stampOf = (instant: number) => stamp(new Date(instant).toISOString());
/**
 * RFC 5545 section 3.8.7.4 requires a number that grows with each change. This is the number of seconds between
 * creation and last change.
 */
const revisionOf = (createdAt: string, updatedAt: string) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));
/** RFC 5545 section 3.3.11 */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 section 3.1: lines of at most 75 octets, never split within a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE) return line;
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE) {
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
    return calendar(bookings.flatMap((booking) => this.booking(booking)));
  }

  /** For a calendar program that fetches the feed repeatedly. */
  writeFeed(bookings: readonly BookingResponse[], blocks: readonly CalendarBlockRow[]): string {
    return calendar([
      ...FEED,
      ...bookings.flatMap((booking) => (isAgreed(booking) ? this.booking(booking) : this.calledOff(booking))),
      ...blocks.flatMap((block) => this.block(block)),
    ]);
  }

  private booking(booking: BookingResponse): string[] {
    const { cleaner, customer, serviceType } = booking;
    const page = `${this.config.publicUrl}${bookingPage(booking.id)}`;
    return this.visit(booking, [
      `SUMMARY:${escaped(`${serviceLabel(serviceType)}: ${cleaner.user.firstName} for ${customer.firstName}`)}`,
      `LOCATION:${escaped(booking.address)}`,
      `STATUS:${statusOf(booking)}`,
      `DESCRIPTION:${escaped(`See the booking: ${page}`)}`,
      `URL:${page}`,
    ]);
  }

  /**
   * Lets a subscribed calendar strike out a visit that it already shows, without revealing anything more about the
   * customer.
   */
  private calledOff(booking: BookingResponse): string[] {
    return this.visit(booking, [
      `SUMMARY:${escaped(`${calledOffOf(booking)}: ${serviceLabel(booking.serviceType)}`)}`,
      'STATUS:CANCELLED',
    ]);
  }

  private visit(
    { id, createdAt, updatedAt, startsAt, endsAt }: BookingResponse,
    properties: readonly string[],
  ): string[] {
    return [
      'BEGIN:VEVENT',
      `UID:${this.uid('booking', id)}`,
      `DTSTAMP:${stamp(updatedAt)}`,
      `LAST-MODIFIED:${stamp(updatedAt)}`,
      `SEQUENCE:${revisionOf(createdAt, updatedAt)}`,
      `DTSTART:${stamp(startsAt)}`,
      `DTEND:${stamp(endsAt)}`,
      ...properties,
      'END:VEVENT',
    ];
  }

  /** Blocks are added and removed, never changed. */
  private block({ id, startsAt, endsAt, reason, createdAt }: CalendarBlockRow): string[] {
    const made = stampOf(createdAt);
    return [
      'BEGIN:VEVENT',
      `UID:${this.uid('block', id)}`,
      `DTSTAMP:${made}`,
      `LAST-MODIFIED:${made}`,
      `DTSTART:${stampOf(startsAt)}`,
      `DTEND:${stampOf(endsAt)}`,
      `SUMMARY:${escaped(reason ?? BLOCKED)}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ];
  }

  private uid(kind: 'booking' | 'block', id: number): string {
    return `${kind}-${id}@${new URL(this.config.publicUrl).hostname}`;
  }
}

function calendar(lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tidyhearth//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ];
  return `${all.map(fold).join('\r\n')}\r\n`;
}
