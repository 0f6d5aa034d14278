import { DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import type { Deck } from '../random.js';
import { demoAddress, type DemoPerson } from '../demo-accounts.js';
import { NAMES } from '../texts/names.js';
import { IdSequence, type MarketContext } from './market-context.js';
import type { Person } from './model.js';
import { STREETS, type Place } from './places.js';

/** The letters that the second half of a postcode may contain. */
const UNIT_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];
const MAX_TENURE_DAYS = 330;
const FIRST_PHONE = 7_700_900_000;

/** Gives every person a unique user id, email address and phone number. */
export class PeopleBuilder {
  private readonly ids: IdSequence;
  private readonly mailboxes = new Set<string>();
  private readonly streets: Deck<string>;
  /** Numbers that Ofcom reserves for fiction and examples. */
  private readonly phones = new IdSequence(FIRST_PHONE);

  constructor(private readonly context: MarketContext) {
    this.ids = new IdSequence(context.plan.firstUserId);
    this.streets = context.random.deck(STREETS);
  }

  make(home: Place, known?: DemoPerson): Person {
    const { random } = this.context;
    const { mailbox, firstName, lastName, tones } = known ?? this.newName();
    return {
      userId: this.ids.next(),
      firstName,
      lastName,
      email: demoAddress(mailbox),
      phone: `0${this.phones.next()}`.replace(/^(\d{5})/, '$1 '),
      home,
      postcode: `${random.pick(home.sectors)}${random.pick(UNIT_LETTERS)}${random.pick(UNIT_LETTERS)}`,
      street: `${random.int(1, 96)} ${this.streets.draw()}`,
      joinedAt: this.context.now - random.int(12, MAX_TENURE_DAYS) * DAY_MS - random.int(0, 23) * HOUR_MS,
      isVerified: random.chance(0.7),
      isSuspended: false,
      tone: random.pick(tones),
      photo: null,
      ratings: [],
    };
  }

  private newName(): DemoPerson {
    const { random } = this.context;
    for (;;) {
      const family = random.pick(NAMES);
      // Some people have a last name from a different group of names.
      const lastFamily = random.chance(0.06) ? random.pick(NAMES) : family;
      const [firstName, lastName] = [random.pick(family.first), random.pick(lastFamily.last)];
      const mailbox = `${asciiOf(firstName)}.${asciiOf(lastName)}`;
      if (this.mailboxes.has(mailbox)) continue;
      this.mailboxes.add(mailbox);
      return { mailbox, firstName, lastName, tones: family.tones };
    }
  }
}

/** Email addresses are ASCII: Małgorzata's begins with `malgorzata`. */
function asciiOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}
