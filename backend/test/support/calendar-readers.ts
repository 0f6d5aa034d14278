import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

/** The properties of an event that calendar programs show. Instants are ISO 8601. */
export interface CalendarEvent {
  uid: string;
  start: string;
  end: string;
  summary: string;
  location: string | null;
  description: string | null;
  url: string | null;
  status: string | null;
  /** 0 if the file has none (RFC 5545 section 3.8.7.4). */
  sequence: number;
  modified: string | null;
}

type Reader = (text: string) => CalendarEvent[];

const byIcalJs: Reader = (text) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const textOf = (name: string) => {
      const value = component.getFirstPropertyValue(name);
      return value === null ? null : String(value);
    };
    const modified = component.getFirstPropertyValue('last-modified');
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: textOf('location'),
      description: textOf('description'),
      url: textOf('url'),
      status: textOf('status'),
      sequence: event.sequence ?? 0,
      modified: modified instanceof ICAL.Time ? modified.toJSDate().toISOString() : null,
    };
  });

const byTsIcs: Reader = (text) =>
  (convertIcsCalendar(undefined, text).events ?? []).map((event) => ({
    uid: event.uid,
    start: event.start.date.toISOString(),
    end: event.end?.date.toISOString() ?? '',
    summary: event.summary,
    location: event.location ?? null,
    description: event.description ?? null,
    url: event.url ?? null,
    status: event.status ?? null,
    sequence: event.sequence ?? 0,
    modified: event.lastModified?.date.toISOString() ?? null,
  }));

/** Two independent parsers. */
export const CALENDAR_READERS: [name: string, read: Reader][] = [
  ['ical.js', byIcalJs],
  ['ts-ics', byTsIcs],
];
