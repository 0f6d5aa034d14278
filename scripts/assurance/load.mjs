/**
 * Customers who write messages and ask for bookings without a pause, and a ledger of what was answered with a success.
 * A write that failed is sent again under the same Idempotency-Key, as a careful client does.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN } from '../lib/scratch-app.mjs';

const WRITERS = 16;
const TRY_AGAIN_MS = 200;
/** Somebody new comes this often, whatever the others still wait for: all sixteen may wait for one replica that froze. */
const NEWCOMER_MS = 250;
const CALL_TIMEOUT_MS = 40_000;
/** A write without a successful answer by then counts as unanswered. */
const ANSWERED_WITHIN_MS = 240_000;
/** Bookings lie this far ahead. */
const FIRST_DAY = 10;
const DAYS = 200;
const HOURS = [9, 10, 11, 13, 14];

/**
 * @typedef {{ token: string, user: { id: number }, cleaner?: { id: number } }} Person
 * @typedef {{ kind: 'message' | 'booking', id: number, mark: string }} Entry
 * @typedef {{ calls: number, succeeded: number, failures: Record<string, number>, longestGapMs: number, p99Ms: number }} Figures
 */

export class Load {
  /** @type {Entry[]} */
  ledger = [];
  /** Marks of writes that never had a successful answer. */
  unanswered = 0;
  #isRunning = false;
  /** @type {Promise<unknown>} */
  #ended = Promise.resolve();
  #calls = 0;
  #lastSuccess = 0;
  #longestGap = 0;
  /** @type {Record<string, number>} */
  #failures = {};
  /** @type {number[]} */
  #durations = [];
  #slot = 0;

  /**
   * @param {string} url
   * @param {readonly Person[]} customers
   * @param {readonly Person[]} cleaners
   * @param {() => number} clock of the application
   */
  constructor(url, customers, cleaners, clock) {
    this.url = url;
    this.customers = customers;
    this.cleaners = cleaners;
    this.clock = clock;
  }

  /**
   * @param {string} url
   * @param {() => number} [clock]
   */
  static async prepare(url, clock = Date.now) {
    const number = randomUUID().slice(0, 8);
    const admin = await call(url, 'POST', '/api/login', ADMIN);
    const people = Array.from({ length: WRITERS }, (_, index) => index);
    const customers = await Promise.all(
      people.map((index) =>
        register(url, '/api/auth/register', { ...person(`c${index}-${number}`), userType: 'customer' }),
      ),
    );
    const cleaners = await Promise.all(
      people.slice(0, 4).map(async (index) => {
        const account = await register(url, '/api/auth/register-cleaner', cleaner(`k${index}-${number}`));
        const path = `/api/admin/cleaners/${account.cleaner?.id}/approve`;
        const { status, body } = await call(url, 'POST', path, undefined, admin.body.token);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
        return account;
      }),
    );
    return new Load(url, customers, cleaners, clock);
  }

  start() {
    this.#isRunning = true;
    this.#lastSuccess = performance.now();
    this.#ended = Promise.all([
      ...this.customers.map((customer, index) => this.#write(customer, index)),
      this.#newcomers(),
    ]);
  }

  /** Lets what is under way end. */
  async stop() {
    this.#isRunning = false;
    await this.#ended;
  }

  /** Of the time since it was asked last. */
  figures() {
    const sorted = this.#durations.toSorted((a, b) => a - b);
    /** @type {Figures} */
    const figures = {
      calls: this.#calls,
      succeeded: sorted.length,
      failures: this.#failures,
      longestGapMs: Math.round(
        Math.max(this.#longestGap, this.#isRunning ? performance.now() - this.#lastSuccess : 0),
      ),
      p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    };
    this.#calls = 0;
    this.#failures = {};
    this.#durations = [];
    this.#longestGap = 0;
    return figures;
  }

  /**
   * @param {Person} customer
   * @param {number} index
   */
  async #write(customer, index) {
    for (let count = 0; this.#isRunning; count += 1) {
      const to = this.cleaners[(index + count) % this.cleaners.length];
      if (to === undefined) return;
      const entry = count % 8 === 7 ? await this.#book(customer, to) : await this.#message(customer, to);
      if (entry !== undefined) this.ledger.push(entry);
      if (count % 4 === 0) await this.#once('GET', '/api/cleaners?postcode=OX1', undefined, customer.token);
    }
  }

  async #newcomers() {
    /** @type {Promise<unknown>[]} */
    const visits = [];
    for (let count = 0; this.#isRunning; count += 1) {
      const [customer, to] = [this.customers[count % WRITERS], this.cleaners[count % this.cleaners.length]];
      if (customer === undefined || to === undefined) return;
      visits.push(this.#message(customer, to).then((entry) => entry && this.ledger.push(entry)));
      await pause(NEWCOMER_MS);
    }
    await Promise.all(visits);
  }

  /**
   * @param {Person} customer
   * @param {Person} to
   */
  async #message(customer, to) {
    const mark = `ledger ${randomUUID()}`;
    const body = { senderId: customer.user.id, receiverId: to.user.id, content: mark };
    const id = await this.#untilAnswered('/api/messages', body, customer.token);
    return id === undefined ? undefined : /** @type {Entry} */ ({ kind: 'message', id, mark });
  }

  /**
   * @param {Person} customer
   * @param {Person} to
   */
  async #book(customer, to) {
    const slot = (this.#slot += 1);
    const day = new Date(this.clock() + (FIRST_DAY + (Math.floor(slot / HOURS.length) % DAYS)) * 86_400_000);
    const mark = `ledger ${randomUUID()}`;
    const body = {
      customerId: customer.user.id,
      cleanerId: to.cleaner?.id,
      serviceType: 'regular',
      homeSize: '2 Bedrooms',
      bookingDate: day.toISOString().slice(0, 10),
      bookingTime: `${String(HOURS[slot % HOURS.length]).padStart(2, '0')}:00`,
      address: '12 Broad Street, Oxford, OX1 3AS',
      streetAddress: '12 Broad Street',
      city: 'Oxford',
      county: null,
      postcode: 'OX1 3AS',
      specialInstructions: mark,
      accessNotes: null,
      estimatedDuration: 3,
      totalAmount: '75.00',
      status: 'pending',
    };
    const id = await this.#untilAnswered('/api/bookings', body, customer.token);
    return id === undefined ? undefined : /** @type {Entry} */ ({ kind: 'booking', id, mark });
  }

  /**
   * @param {string} path
   * @param {object} body
   * @param {string} token
   * @returns {Promise<number | undefined>} the id of what was made
   */
  async #untilAnswered(path, body, token) {
    const key = randomUUID();
    const deadline = Date.now() + ANSWERED_WITHIN_MS;
    while (Date.now() < deadline) {
      const answer = await this.#once('POST', path, body, token, key);
      if (answer?.status === 201) return answer.body.id;
      if (answer !== undefined && answer.status < 500) return undefined;
      await pause(TRY_AGAIN_MS);
    }
    this.unanswered += 1;
    return undefined;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object | undefined} body
   * @param {string} token
   * @param {string} [key]
   */
  async #once(method, path, body, token, key) {
    const start = performance.now();
    this.#calls += 1;
    try {
      const answer = await call(this.url, method, path, body, token, key);
      const now = performance.now();
      // A request for a time that is not offered is refused, and rightly.
      if (answer.status < 400 || answer.status === 409) {
        this.#longestGap = Math.max(this.#longestGap, now - this.#lastSuccess);
        this.#lastSuccess = now;
        this.#durations.push(now - start);
      } else {
        const name = `${answer.status} ${answer.body.code ?? ''}`.trim();
        this.#failures[name] = (this.#failures[name] ?? 0) + 1;
      }
      return answer;
    } catch (error) {
      const name = error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'cut off';
      this.#failures[name] = (this.#failures[name] ?? 0) + 1;
      return undefined;
    }
  }
}

/** @param {string} name */
const person = (name) => ({
  email: `${name}@test.example`,
  password: 'correct horse battery',
  firstName: 'Rowan',
  lastName: 'Ashdown',
  phone: '07700 900123',
  agreedToTerms: true,
  agreedToPrivacy: true,
});

/** @param {string} name */
const cleaner = (name) => ({
  ...person(name),
  bio: 'Ten years of careful work in family homes.',
  hourlyRate: '25.00',
  location: 'Oxford',
  postcode: 'OX1 2JD',
  services: ['regular', 'deep'],
  hasBackgroundCheck: true,
});

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {string} [token]
 * @param {string} [key]
 */
export async function call(url, method, path, body, token, key) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: answer.status, body: /** @type {any} */ (isJson ? JSON.parse(text) : {}) };
}

/**
 * @param {string} url
 * @param {string} path
 * @param {object} details
 * @returns {Promise<Person>}
 */
async function register(url, path, details) {
  const { status, body } = await call(url, 'POST', path, details);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
