import { addDays, ukToday } from '@tidyhearth/domain';
import { daysAhead } from '../support/jobs.js';
import { namedProfile, row, type Row, type Situation } from './access-row.js';
import * as scene from './scenes.js';

const userId = ({ named }: Situation) => ({ userId: named.user.id });
const ofCleaner = ({ cast }: Situation) => ({ id: cast.cleaner.cleaner.id, userId: cast.cleaner.user.id });
const profile = (situation: Situation) => ({ id: namedProfile(situation) });

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const EVERYBODY /*   */ = '200 200 200 200 200 200 200 200';
const OWN_PROFILE /* */ = '401 403 403 200 403 200 401 403';

/** Rows of the access matrix about cleaners: profiles, calendars and earnings. */
export const CLEANER_ROWS: Record<string, Row> = {
  'GET /api/cleaners': row(EVERYBODY, { scope: 'cleaners:read' }),
  'GET /api/cleaners/{id}': row(EVERYBODY, { scope: 'cleaners:read', params: profile }),
  'GET /api/cleaners/by-user/{userId}': row(EVERYBODY, {
    scope: 'cleaners:read',
    params: (s) => (s.who === 'pendingCleaner' ? userId(s) : ofCleaner(s)),
  }),
  'PATCH /api/cleaners/{id}': row(OWN_PROFILE, { params: profile, body: () => ({ location: 'Oxford' }) }),
  'POST /api/cleaners/{id}/upload-image': row(OWN_PROFILE, { params: profile, photo: true }),
  'GET /api/cleaners/{id}/days': row(EVERYBODY, {
    scope: 'cleaners:read',
    params: ofCleaner,
    query: `from=${addDays(ukToday(), 1)}&to=${addDays(ukToday(), 3)}`,
  }),
  'GET /api/cleaners/{id}/slots': row(EVERYBODY, {
    scope: 'cleaners:read',
    params: ofCleaner,
    query: `from=${addDays(ukToday(), 1)}&to=${addDays(ukToday(), 3)}`,
  }),
  'GET /api/cleaners/{id}/blocks': row(OWN_PROFILE, { scope: 'calendar:read', params: profile }),
  'POST /api/cleaners/{id}/blocks': row('401 403 403 201 403 201 401 403', {
    scope: 'calendar:write',
    params: profile,
    body: () => ({ startsAt: daysAhead(300, '10:00'), endsAt: daysAhead(300, '12:00') }),
  }),
  // The pending cleaner's call combines the own profile with somebody else's block.
  'DELETE /api/cleaners/{id}/blocks/{blockId}': row('401 403 403 204 403 404 401 403', {
    scope: 'calendar:write',
    given: scene.block,
    params: profile,
  }),
  'GET /api/cleaners/{id}/working-hours': row(OWN_PROFILE, { scope: 'calendar:read', params: profile }),
  'PUT /api/cleaners/{id}/working-hours': row(OWN_PROFILE, {
    scope: 'calendar:write',
    params: profile,
    body: () => ({ hours: [] }),
  }),
  'POST /api/cleaners/{id}/calendar-feed': row('401 403 403 201 403 201 401 403', { params: profile }),
  'DELETE /api/cleaners/{id}/calendar-feed': row('401 403 403 204 403 204 401 403', { params: profile }),
  'GET /api/calendar-feeds/{file}': row(EVERYBODY, { given: scene.calendarFeed }),
  'GET /api/cleaners/{id}/earnings': row(OWN_PROFILE, { scope: 'bookings:read', params: profile }),
  'GET /api/cleaners/{id}/earnings.csv': row(OWN_PROFILE, { scope: 'bookings:read', params: profile }),
};
