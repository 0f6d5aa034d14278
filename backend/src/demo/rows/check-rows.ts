import {
  addDays,
  addMonths,
  CHECK_EVIDENCE,
  CHECK_KINDS,
  CHECK_MONTHS,
  DAY_MS,
  ukToday,
  type CheckKind,
} from '@tidyhearth/domain';
import type { PersonCheck } from '../../cleaners/checks/person-check.entity.js';
import type { Cleaner, Customer } from '../market/model.js';
import type { RowOf } from './table-rows.js';

/** Most checks took place within the last eleven months. The insurance of the first cleaner ends in three weeks. */
const SPREAD_DAYS = 320;
const STEP_DAYS = 37;
const ENDS_SOON_AFTER_DAYS = 344;
const FIRST_CHECK_DAYS = 4;

export function hasBadge(cleaner: Cleaner, kind: CheckKind): boolean {
  const badges = {
    identity: cleaner.isVerified,
    background: cleaner.isBackgroundChecked,
    insurance: cleaner.isInsured,
  };
  return badges[kind];
}

export function datesOf({ id }: Cleaner, kind: CheckKind, now: number) {
  const isRenewedSoon = id === 1 && kind === 'insurance';
  const spread = FIRST_CHECK_DAYS + ((id * STEP_DAYS + CHECK_KINDS.indexOf(kind) * 61) % SPREAD_DAYS);
  const checkedOn = addDays(ukToday(now), -(isRenewedSoon ? ENDS_SOON_AFTER_DAYS : spread));
  return { checkedOn, expiresOn: addMonths(checkedOn, CHECK_MONTHS[kind]) };
}

export function checkRows(
  cleaners: readonly Cleaner[],
  customers: readonly Customer[],
  now: number,
  adminId: number | null,
): RowOf<PersonCheck>[] {
  return [
    ...cleaners.flatMap((cleaner) =>
      CHECK_KINDS.filter((kind) => hasBadge(cleaner, kind)).map((kind) =>
        passed(cleaner, kind, now, adminId),
      ),
    ),
    ...customers.filter(({ isVerified }) => isVerified).map((customer) => verified(customer, adminId)),
    ...cleaners.flatMap((cleaner) => renamed(cleaner, now, adminId)),
  ];
}

/** Every row needs the same columns. */
const EMPTY: RowOf<PersonCheck> = {
  cause: null,
  ending: null,
  formerName: null,
  checkedName: null,
  evidence: null,
  reference: null,
  checkedOn: null,
  expiresOn: null,
  decidedBy: null,
  decidedAt: null,
};

function passed(cleaner: Cleaner, kind: CheckKind, now: number, adminId: number | null): RowOf<PersonCheck> {
  const { id, userId, firstName, lastName } = cleaner;
  const dates = datesOf(cleaner, kind, now);
  const at = Date.parse(`${dates.checkedOn}T10:30:00Z`);
  return {
    ...EMPTY,
    userId,
    kind,
    state: 'passed',
    slot: 'current',
    checkedName: `${firstName} ${lastName}`,
    evidence: CHECK_EVIDENCE[kind][0],
    reference: `DEMO-${kind.slice(0, 2).toUpperCase()}-${10_000 + id}`,
    ...dates,
    decidedBy: adminId,
    decidedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

function verified(
  { userId, firstName, lastName, joinedAt }: Customer,
  adminId: number | null,
): RowOf<PersonCheck> {
  const at = joinedAt + DAY_MS;
  return {
    ...EMPTY,
    userId,
    kind: 'identity',
    state: 'passed',
    slot: 'current',
    checkedName: `${firstName} ${lastName}`,
    checkedOn: ukToday(at),
    decidedBy: adminId,
    decidedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** The check that was valid until the name changed, and the one that has been requested since. */
function renamed(cleaner: Cleaner, now: number, adminId: number | null): RowOf<PersonCheck>[] {
  const { firstName, formerLastName, userId } = cleaner;
  if (formerLastName === undefined) return [];
  const formerName = `${firstName} ${formerLastName}`;
  const changedAt = now - 2 * DAY_MS;
  return (['identity', 'insurance'] as const).flatMap((kind) => [
    {
      ...passed(cleaner, kind, now, adminId),
      state: 'withdrawn',
      slot: null,
      ending: 'name-changed',
      checkedName: formerName,
      updatedAt: changedAt,
    },
    {
      ...EMPTY,
      userId,
      kind,
      state: 'requested',
      slot: 'open',
      cause: 'name-changed',
      formerName,
      createdAt: changedAt,
      updatedAt: changedAt,
    },
  ]);
}
