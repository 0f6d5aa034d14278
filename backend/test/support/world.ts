import supertest from 'supertest';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { sharedStore, type RowStore } from './engine.js';
import { expectStatus } from './expect-status.js';
import { cleanerDetails, personDetails, type CleanerDetails, type PersonDetails } from './people.js';

/** Shorter than the quarter of an hour during which the password need not be entered again. */
const ADMIN_SESSION_MS = 10 * 60_000;

export interface Session {
  token: string;
}

export interface Account extends Session {
  user: { id: number; email: string; firstName: string; lastName: string; userType: string };
  password: string;
}

export interface CleanerAccount extends Account {
  cleaner: { id: number; userId: number; hourlyRate: string; services: string[] };
}

/** An application under test and the people who use it. */
export class World {
  private adminSession?: Promise<Session>;
  private adminSignedInAt = 0;
  private readonly urls: string[];
  private calls = 0;

  /**
   * @param urls the URLs of its replicas, separated by spaces
   * @param store its database, for what no call can do
   */
  constructor(
    urls: string,
    readonly store: RowStore = sharedStore,
  ) {
    this.urls = urls.split(' ');
  }

  /** The URL for the next call. Replicas take turns. */
  get url(): string {
    const url = this.urls[this.calls % this.urls.length] ?? '';
    this.calls += 1;
    return url;
  }

  /** Makes requests without a token. */
  get anyone() {
    return supertest(this.url);
  }

  /** Makes requests as a signed-in person: `world.as(customer).get('/api/…')`. */
  as({ token }: Session) {
    return supertest.agent(this.url).set('Authorization', `Bearer ${token}`);
  }

  async registerCustomer(details: Partial<PersonDetails> = {}): Promise<Account> {
    const body = { ...personDetails('customer'), userType: 'customer', ...details };
    const answer = await this.anyone.post('/api/auth/register').send(body);
    expectStatus(answer, 201);
    return { token: answer.body.token, user: answer.body.user, password: body.password };
  }

  /** A cleaner whose sign-up is pending. */
  async registerCleaner(details: Partial<CleanerDetails> = {}): Promise<CleanerAccount> {
    const body = { ...cleanerDetails(), ...details };
    const answer = await this.anyone.post('/api/auth/register-cleaner').send(body);
    expectStatus(answer, 201);
    const { token, user, cleaner } = answer.body;
    return { token, user, cleaner, password: body.password };
  }

  /** A cleaner who is listed and can be booked. */
  async approvedCleaner(details: Partial<CleanerDetails> = {}): Promise<CleanerAccount> {
    const account = await this.registerCleaner(details);
    await this.approve(account);
    return account;
  }

  async approve({ cleaner }: CleanerAccount): Promise<void> {
    const admin = this.as(await this.admin());
    const answer = await admin.post(`/api/admin/cleaners/${cleaner.id}/approve`);
    expectStatus(answer, 200, 201, 204);
  }

  /** The admin's session. It is shared by all tests of a file and renewed only if they take long. */
  admin(): Promise<Session> {
    const isFresh = Date.now() - this.adminSignedInAt < ADMIN_SESSION_MS;
    if (this.adminSession === undefined || !isFresh) {
      this.adminSignedInAt = Date.now();
      this.adminSession = this.signIn(ADMIN);
    }
    return this.adminSession;
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Session> {
    const answer = await this.anyone.post('/api/login').send({ email, password });
    expectStatus(answer, 200, 201);
    return { token: answer.body.token };
  }
}

/** The application that all files of the HTTP suite share. */
export const world = new World(process.env.TEST_URL ?? '');
