import { DAY_MS, HOUR_MS, type CheckKind } from '@tidyhearth/domain';
import type { AvailabilityBlock } from '../../cleaners/calendar/availability-block.entity.js';
import type { WorkingHoursRow } from '../../cleaners/calendar/working-hours.entity.js';
import type { Cleaner as CleanerEntity } from '../../cleaners/cleaner.entity.js';
import { serviceMask } from '../../cleaners/service-mask.js';
import type { User } from '../../users/user.entity.js';
import type { Cleaner, Customer, Market, Person } from '../market/model.js';
import type { PersonCheck } from '../../cleaners/checks/person-check.entity.js';
import { checkRows, datesOf, hasBadge } from './check-rows.js';
import { tableRows, type RowOf, type TableRows } from './table-rows.js';

const REVIEWED_AFTER_MS = 30 * HOUR_MS;

export function peopleRows(
  { cleaners, customers }: Market,
  passwordHash: string,
  adminId: number | null,
  now: number,
): TableRows[] {
  const lastDay = (cleaner: Cleaner, kind: CheckKind) =>
    hasBadge(cleaner, kind) ? datesOf(cleaner, kind, now).expiresOn : null;
  return [
    tableRows<User>('users', [
      ...cleaners.map((cleaner) => ({
        ...userRow(cleaner, 'cleaner', null, passwordHash),
        verifiedUntil: lastDay(cleaner, 'identity'),
      })),
      ...customers.map((customer) => userRow(customer, 'customer', customer.preferences, passwordHash)),
    ]),
    tableRows<CleanerEntity>(
      'cleaners',
      cleaners.map((cleaner) => ({
        ...cleanerRow(cleaner, adminId),
        backgroundCheckedUntil: lastDay(cleaner, 'background'),
        insuredUntil: lastDay(cleaner, 'insurance'),
      })),
    ),
    tableRows<PersonCheck>('person_checks', checkRows(cleaners, customers, now, adminId)),
    tableRows<WorkingHoursRow>('working_hours', cleaners.flatMap(hoursRows)),
    tableRows<AvailabilityBlock>('availability_blocks', cleaners.flatMap(blockRows)),
  ];
}

/** Halves are rounded up, as in the reviews module. */
function ratingColumns(ratings: readonly number[]) {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const count = ratings.length;
  const hundredths = count === 0 ? 0 : Math.floor((200 * sum + count) / (2 * count));
  return { ratingHundredths: hundredths, ratingSum: sum, reviewCount: count };
}

function userRow(
  person: Cleaner | Customer,
  userType: string,
  cleaningPreferences: string | null,
  password: string,
): RowOf<User> {
  const { userId: id, email, firstName, lastName, phone, photo, isVerified, isSuspended, joinedAt } = person;
  return {
    id,
    email,
    password,
    firstName,
    lastName,
    phone,
    userType,
    isVerified,
    isSuspended,
    profileImageUrl: userType === 'customer' ? photo : null,
    ...ratingColumns(person.ratings),
    ...addressColumns(person),
    cleaningPreferences,
    emailVerifiedAt: isVerified ? joinedAt + HOUR_MS : null,
    termsAcceptedAt: joinedAt,
    privacyAcceptedAt: joinedAt,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  };
}

function addressColumns({ street, home, postcode }: Person) {
  return { streetAddress: street, city: home.city, county: home.county, postcode };
}

function cleanerRow(cleaner: Cleaner, adminId: number | null): RowOf<CleanerEntity> {
  const { id, userId, status, rejectionReason, place, bio, experience, services, responseTime, joinedAt } =
    cleaner;
  const isDecided = status !== 'pending';
  return {
    ...place,
    id,
    userId,
    status,
    rejectionReason,
    waitingSince: joinedAt,
    reviewedAt: isDecided ? joinedAt + REVIEWED_AFTER_MS : null,
    reviewedBy: isDecided ? adminId : null,
    bio,
    experience,
    profileImage: cleaner.photo,
    ...ratingColumns(cleaner.ratings),
    hourlyRatePence: cleaner.ratePence,
    location: cleaner.home.area,
    services: JSON.stringify(services),
    serviceMask: serviceMask(services),
    claimsBackgroundCheck: cleaner.claimsBackgroundCheck,
    isBackgroundChecked: cleaner.isBackgroundChecked,
    isInsured: cleaner.isInsured,
    responseTime,
    isAvailable: cleaner.isAvailable,
    isListed: status === 'approved' && !cleaner.isSuspended,
    createdAt: joinedAt,
    updatedAt: isDecided ? joinedAt + REVIEWED_AFTER_MS : joinedAt,
  };
}

function hoursRows({ id, hours }: Cleaner): RowOf<WorkingHoursRow>[] {
  return hours.map(({ day, start, end }) => ({ cleanerId: id, day, startTime: start, endTime: end }));
}

function blockRows({ id, blocks, joinedAt }: Cleaner): RowOf<AvailabilityBlock>[] {
  return blocks.map((block) => ({ cleanerId: id, ...block, createdAt: joinedAt + DAY_MS }));
}
