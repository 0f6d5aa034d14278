import { addDays, toInstant, ukToday, type ApplicationStatus, type PostingStatus } from '@tidyhearth/domain';
import { sql } from './database.js';
import { expectStatus } from './expect-status.js';
import type { Account, CleanerAccount, World } from './world.js';

export interface PostingPayload {
  customerId: number;
  serviceType: string;
  street: string;
  city: string;
  county: string | null;
  postcode: string;
  address: string;
  postingDate: string;
  estimatedDuration: number;
  maxBudget: number | string;
  description?: string | null;
  specialInstructions: string | null;
  accessNotes: string | null;
  status: PostingStatus;
}

export interface Posting {
  id: number;
  status: PostingStatus;
}

export interface Application {
  id: number;
  status: ApplicationStatus;
}

/** The instant of a UK time this many days ahead, as the posting form sends it. */
export function daysAhead(days: number, time = '10:00'): string {
  const instant = toInstant({ date: addDays(ukToday(), days), time });
  if (instant === undefined) throw new Error(`${time} does not exist ${days} days ahead`);
  return new Date(instant).toISOString();
}

/** The body that the posting form sends. The default is ten in the morning a week ahead. */
export function postingPayload(customer: Account, changes: Partial<PostingPayload> = {}): PostingPayload {
  return {
    customerId: customer.user.id,
    serviceType: 'standard',
    street: '12 Broad Street',
    city: 'Oxford',
    county: 'Oxfordshire',
    postcode: 'OX1 3AS',
    address: '12 Broad Street, Oxford, Oxfordshire',
    postingDate: daysAhead(7),
    estimatedDuration: 2,
    maxBudget: 50,
    specialInstructions: 'The key is under the blue pot.',
    accessNotes: 'The alarm code is 4711.',
    status: 'open',
    ...changes,
  };
}

export async function postJob(
  world: World,
  customer: Account,
  changes: Partial<PostingPayload> = {},
): Promise<Posting> {
  const answer = await world.as(customer).post('/api/postings').send(postingPayload(customer, changes));
  expectStatus(answer, 201);
  return answer.body;
}

export function applicationPayload(
  { cleaner }: CleanerAccount,
  postingId: number,
  proposedRate: number | string = 22.5,
) {
  return { cleanerId: cleaner.id, postingId, proposedRate, message: 'I live nearby.', status: 'pending' };
}

export async function applyFor(
  world: World,
  cleaner: CleanerAccount,
  { id }: Posting,
  proposedRate: number | string = 22.5,
): Promise<Application> {
  const answer = await world
    .as(cleaner)
    .post('/api/applications')
    .send(applicationPayload(cleaner, id, proposedRate));
  expectStatus(answer, 201);
  return answer.body;
}

interface PostingRow extends Record<string, unknown> {
  status: string;
  assignedCleanerId: number | null;
  applicationsCount: number;
}

/** The statuses of a posting, its bids and its bookings in the database. */
export async function stateOf(postingId: number) {
  const [posting] = await sql<PostingRow>(
    'SELECT status, assignedCleanerId, applicationsCount FROM postings WHERE id = ?',
    [postingId],
  );
  const applications = await sql<{ status: string }>('SELECT status FROM applications WHERE postingId = ?', [
    postingId,
  ]);
  const bookings = await sql('SELECT id, status, cleanerId, totalPence FROM bookings WHERE postingId = ?', [
    postingId,
  ]);
  const count = (status: string) => applications.filter((row) => row.status === status).length;
  return {
    ...posting,
    pending: count('pending'),
    accepted: count('accepted'),
    rejected: count('rejected'),
    withdrawn: count('withdrawn'),
    bookings,
  };
}
