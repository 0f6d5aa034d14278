import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PasswordHasherService } from '../auth/credentials/password-hasher.service.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { Config } from '../config/config.js';
import { ignoreDuplicate } from '../database/engine.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PhotosService } from '../files/photos.service.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { addPortraits } from './avatars/add-portraits.js';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoAddress } from './demo-accounts.js';
import { FIND_ANYBODY_ELSE, FIND_LAST_USER_ID, FIND_USER_BY_EMAIL } from './demo.queries.js';
import { makeMarket } from './market/make-market.js';
import type { Market } from './market/model.js';
import { Random } from './random.js';
import { peopleRows } from './rows/people-rows.js';
import { insertRows } from './rows/table-rows.js';
import { messageAndBellRows } from './rows/message-rows.js';
import { bookingAndPostingRows } from './rows/booking-rows.js';

const SEED = 20_260_101;
const CLEANER_PORTRAITS = 0.9;
const CUSTOMER_PORTRAITS = 0.35;

/** Fills an empty database with demo data. A database with any account besides the admin's is left alone. */
@Injectable()
export class DemoMarketService implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly geocoder: PostcodeGeocoderService,
    private readonly hasher: PasswordHasherService,
    private readonly photos: PhotosService,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoData || this.config.isProduction || !(await this.isEmpty(this.sql))) return;
    const started = Date.now();
    writeLine('Filling the demo market …');
    const market = await this.make();
    if (!(await this.insert(market))) return;
    writeLine(`Demo market ready: ${summaryOf(market)} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }

  async hasDemoAccounts(): Promise<boolean> {
    const email = demoAddress(DEMO_PEOPLE.customer.mailbox);
    return (await this.sql.one(FIND_USER_BY_EMAIL, [email])) !== undefined;
  }

  private async make(): Promise<Market> {
    const last = await this.sql.one(FIND_LAST_USER_ID);
    const random = new Random(SEED);
    const market = await makeMarket(
      {
        now: Date.now(),
        firstUserId: (last?.id ?? 0) + 1,
        adminId: await this.adminId(),
        bookingFeePence: this.config.bookingFeePence,
        locate: (postcode) => this.geocoder.resolve(postcode),
      },
      random,
    );
    const storePhoto = (webp: Buffer) => this.photos.add(webp);
    await addPortraits(random, market.cleaners, CLEANER_PORTRAITS, storePhoto);
    await addPortraits(random, market.customers, CUSTOMER_PORTRAITS, storePhoto);
    return market;
  }

  /** @returns false if another replica was first */
  private async insert(market: Market): Promise<boolean> {
    const passwordHash = await this.hasher.hash(DEMO_PASSWORD);
    const adminId = await this.adminId();
    const tables = [
      ...peopleRows(market, passwordHash, adminId, Date.now()),
      ...bookingAndPostingRows(market, Date.now(), this.config.platformFeeBasisPoints),
      ...messageAndBellRows(market),
    ];
    const insertAll = () =>
      this.unitOfWork.run(async (tx) => {
        if (!(await this.isEmpty(tx.sql))) return false;
        for (const table of tables) await insertRows(tx.sql, table);
        for (const { id } of market.cleaners) await this.calendars.noteHours(tx, id);
        return true;
      });
    return (await ignoreDuplicate(insertAll)) ?? false;
  }

  /** Whether nobody but the admin, whose account is created at the first start, has an account. */
  private async isEmpty(reader: Pick<Sql, 'one'>): Promise<boolean> {
    const someone = await reader.one(FIND_ANYBODY_ELSE, [this.config.adminEmail]);
    return someone === undefined;
  }

  private async adminId(): Promise<number | null> {
    const admin = await this.sql.one(FIND_USER_BY_EMAIL, [this.config.adminEmail]);
    return admin?.id ?? null;
  }
}

function summaryOf({ cleaners, customers, bookings, reviews, postings }: Market): string {
  return `${cleaners.length} cleaners, ${customers.length} customers, ${bookings.length} bookings, ${reviews.length} reviews, ${postings.length} job postings`;
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
