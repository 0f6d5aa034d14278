import {
  CLEANER_SERVICES,
  DAY_MS,
  HOUR_MS,
  RESPONSE_TIMES,
  type CleanerStatus,
  type ResponseTime,
  type WorkingHours,
} from '@tidyhearth/domain';
import { coarseColumns } from '../../cleaners/cleaner-place.js';
import { DEMO_PEOPLE, type DemoPerson } from '../demo-accounts.js';
import { APPLICANT_NOTES } from '../texts/bio-skills.js';
import { BioBuilder } from './bio-builder.js';
import { IdSequence, type MarketContext } from './market-context.js';
import type { Cleaner } from './model.js';
import type { PeopleBuilder } from './people-builder.js';
import { PLACES, type Place } from './places.js';

const AMARA_AREA = 'East Oxford';
const TOM_AREA = 'Abingdon';
/** In each of these areas, the first cleaner is still pending. */
const WAITING_AREAS = ['Didcot', 'Banbury', 'Headington', 'Hackney'];
const REJECTED_AREA = 'Bicester';
const SUSPENDED_AREA = 'Witney';
/** In this area, the first cleaner has taken a new last name and has to be checked again. */
const RENAMED_AREA = 'Summertown';

const NEW_FOR_DAYS = 75;

const WEEKS: readonly { days: number[]; start: string; end: string }[] = [
  { days: [1, 2, 3, 4, 5], start: '08:00', end: '16:00' },
  { days: [1, 2, 3, 4, 5], start: '09:00', end: '15:00' },
  { days: [1, 2, 3, 4, 5, 6], start: '08:00', end: '18:00' },
  { days: [2, 3, 4, 5, 6], start: '09:00', end: '17:00' },
  { days: [1, 3, 5], start: '08:00', end: '17:00' },
  { days: [1, 2, 4, 5], start: '08:30', end: '16:30' },
  { days: [0, 1, 2, 3, 4, 5, 6], start: '09:00', end: '18:00' },
];

export async function makeCleaners(context: MarketContext, people: PeopleBuilder): Promise<Cleaner[]> {
  const bios = new BioBuilder(context.random);
  const ids = new IdSequence();
  const cleaners: Cleaner[] = [];
  for (const home of PLACES) {
    for (let index = 0; index < home.cleaners; index += 1) {
      const cleaner = await makeCleaner(context, people, bios, home, ids.next(), knownAt(home, index));
      cleaners.push(index === 0 ? inSpecialState(context, cleaner) : cleaner);
    }
  }
  return cleaners;
}

function knownAt({ area }: Place, index: number): DemoPerson | undefined {
  if (index !== 0) return undefined;
  if (area === AMARA_AREA) return DEMO_PEOPLE.cleaner;
  return area === TOM_AREA ? DEMO_PEOPLE.applicant : undefined;
}

async function makeCleaner(
  context: MarketContext,
  people: PeopleBuilder,
  bios: BioBuilder,
  home: Place,
  id: number,
  known: DemoPerson | undefined,
): Promise<Cleaner> {
  const { random } = context;
  const person = people.make(home, known);
  const { latitude, longitude, precision } = await context.plan.locate(person.postcode);
  const isNew = person.joinedAt > context.now - NEW_FOR_DAYS * DAY_MS && random.chance(0.6);
  const years = isNew ? 1 : 2 + Math.floor(random.next() * random.next() * 23);
  const services = servicesOf(context);
  const isBackgroundChecked = random.chance(0.72);
  const claimsBackgroundCheck = isBackgroundChecked || random.chance(0.5);
  return {
    ...person,
    id,
    status: 'approved',
    rejectionReason: null,
    place: {
      postcode: person.postcode,
      geoPrecision: precision,
      ...coarseColumns({ latitude, longitude }),
    },
    bio: bios.write(years, isNew, home.area, services),
    experience: bios.experienceOf(years),
    ratePence: rateOf(context, home, years, services.length),
    services,
    responseTime: responseTimeOf(context),
    isAvailable: random.chance(0.94),
    isInsured: random.chance(0.66),
    isBackgroundChecked,
    claimsBackgroundCheck,
    hours: random.chance(0.7) ? weekOf(context) : [],
    blocks: [],
    quality: 0.62 + 0.36 * random.next(),
  };
}

/** Everybody offers at least one service besides extras such as carpets or windows. */
function servicesOf({ random }: MarketContext): string[] {
  const chances = { regular: 0.93, deep: 0.7, 'end-of-tenancy': 0.42, 'post-construction': 0.16 };
  const rarer = {
    ...{ carpet: 0.2, window: 0.28, oven: 0.3, 'eco-friendly': 0.34 },
    ...{ 'pet-safe': 0.3, organizing: 0.18, commercial: 0.22 },
  };
  const offered = CLEANER_SERVICES.filter((service) => random.chance({ ...chances, ...rarer }[service]));
  return offered.some((service) => service in chances) ? offered : ['regular', ...offered];
}

/** In pence, in steps of 50: the rate of the place, and more for experience and for many services. */
function rateOf({ random }: MarketContext, home: Place, years: number, services: number): number {
  const pounds =
    home.rate + Math.min(years, 12) * 0.25 + (services > 4 ? 1 : 0) - 2.5 + Math.round(random.next() * 8) / 2;
  return Math.round(Math.max(13, pounds) * 2) * 50;
}

function responseTimeOf({ random }: MarketContext): ResponseTime {
  const [oneHour, twoHours, fourHours, oneDay] = RESPONSE_TIMES;
  return random.pick([oneHour, oneHour, twoHours, twoHours, twoHours, fourHours, fourHours, oneDay]);
}

function weekOf({ random }: MarketContext): WorkingHours[] {
  const { days, start, end } = random.pick(WEEKS);
  return days.map((day) => ({ day, start, end }));
}

function inSpecialState(context: MarketContext, cleaner: Cleaner): Cleaner {
  const { area } = cleaner.home;
  if (area === AMARA_AREA) return asAmara(context, cleaner);
  if (area === TOM_AREA) return asApplicant(context, asTom(cleaner), 20);
  if (WAITING_AREAS.includes(area)) return asApplicant(context, cleaner, 90);
  if (area === REJECTED_AREA) {
    return {
      ...asApplicant(context, cleaner, 200),
      joinedAt: context.now - 24 * DAY_MS,
      status: 'rejected',
      rejectionReason:
        'We could not reach either of your two referees. You are welcome to send us other names.',
    };
  }
  if (area === RENAMED_AREA) {
    return {
      ...cleaner,
      isVerified: false,
      isInsured: false,
      isBackgroundChecked: false,
      formerLastName: 'Penhallow',
    };
  }
  return area === SUSPENDED_AREA ? { ...cleaner, isSuspended: true, isAvailable: false } : cleaner;
}

/** An application that no admin has looked at yet: no badges and no working hours. */
function asApplicant(context: MarketContext, cleaner: Cleaner, withinHours: number): Cleaner {
  const status: CleanerStatus = 'pending';
  return {
    ...cleaner,
    status,
    joinedAt: context.hoursAgo(3, withinHours),
    experience: context.random.pick(APPLICANT_NOTES),
    isVerified: false,
    isInsured: false,
    isBackgroundChecked: false,
    isAvailable: true,
    hours: [],
  };
}

function asAmara({ now }: MarketContext, cleaner: Cleaner): Cleaner {
  return {
    ...cleaner,
    joinedAt: now - 310 * DAY_MS - 5 * HOUR_MS,
    isVerified: true,
    bio: `I've cleaned homes on both sides of Magdalen Bridge for eleven years, from student houses to professors' libraries. I bring my own plant-based products, and I keep a notebook for every house so that nothing has to be said twice. Kitchens and ovens are my favourite, bathrooms get their own cloths, and your dog will like me.`,
    experience:
      'Eleven years in private homes; before that, senior housekeeper at an Oxford college guest house. DBS checked, fully insured.',
    ratePence: 2250,
    services: ['regular', 'deep', 'end-of-tenancy', 'oven', 'eco-friendly'],
    responseTime: 'Within 1 hour',
    isAvailable: true,
    isInsured: true,
    isBackgroundChecked: true,
    claimsBackgroundCheck: true,
    hours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '08:00', end: '17:00' })),
    quality: 0.9,
  };
}

function asTom(cleaner: Cleaner): Cleaner {
  return {
    ...cleaner,
    bio: `After six years of running the kitchens of a primary school I'd like to work for families directly. I'm quick, I don't cut corners, and I am used to leaving a place ready for inspection every single day.`,
    ratePence: 1800,
    services: ['regular', 'deep', 'oven'],
    claimsBackgroundCheck: true,
  };
}
