/** Statements that may read a whole table or sort an unknown number of rows, each with the reason. */
import type { Fault } from './explained.js';

export interface Exception {
  /** Matches the statement's name. */
  name: RegExp;
  fault: Fault;
  because: string;
  /** The engine that it is limited to; both if left out. */
  on?: 'sqlite' | 'mariadb';
}

const UNINDEXED_SORT =
  /^admin\.list\w+ by (?:\w+\.(?:applicationsCount|attempts|expiresOn|firstSeenAt|lastUsedAt|maxBudgetPence|occurrences|proposedRatePence|rating|submittedAt|totalPence))$/;

export const EXCEPTIONS: readonly Exception[] = [
  // These run rarely, and no visitor waits for them.
  { name: /^backups\./, fault: 'scan', because: 'a backup and a restore read everything once' },
  { name: /^demo\./, fault: 'scan', because: 'only the demo market is loaded so, into an empty database' },
  { name: /^geo\./, fault: 'scan', because: 'at an import of postcodes, and at the start' },
  { name: /^openapi\./, fault: 'sort', because: 'once, for the examples of the API document' },
  {
    name: /^auth\.countUnsealedRecoveryCodes$/,
    fault: 'scan',
    because: 'when an operator changes the key of sealed values',
  },
  { name: /\.listPhotosInUse$/, fault: 'scan', because: 'a sweep of unused photos compares all of them' },
  {
    name: /^notifications\.deleteOld$/,
    fault: 'scan',
    because: 'ends at an id that the oldest rows, read before, have reached',
    on: 'mariadb',
  },
  {
    name: /^cleaners\.search narrowed country$/,
    fault: 'scan',
    because: 'chosen only where few are within the range; of these rows half are',
    on: 'mariadb',
  },
  {
    name: /^clientErrors\.countKinds$/,
    fault: 'scan',
    because: 'at most 1,000 kinds are kept',
  },
  // These read the rows of one person or thing, which are few.
  {
    name: /\.(?:export(?!\w*Page$)\w*|listCounterparts)$/,
    fault: 'sort',
    because: 'one person’s own data, once; what may be long is read in pages',
  },
  {
    name: /^bids\.(?:listOfPosting|listPendingOfPosting|listLeftBehind)$/,
    fault: 'sort',
    because: 'the offers of one job',
    on: 'sqlite',
  },
  { name: /^calendar\.listWorkingHours$/, fault: 'sort', because: 'the hours of one week' },
  {
    name: /^(?:apiKeys\.listOwn|auth\.findNewestCode)$/,
    fault: 'sort',
    because: 'a person’s keys and codes, of which there are few',
    on: 'sqlite',
  },
  { name: /^auth\.countAdminAccounts$/, fault: 'scan', because: 'a few of all accounts', on: 'sqlite' },
  { name: /^auth\.listSessions$/, fault: 'sort', because: 'a person’s sessions, of which there are few' },
  { name: /^checks\.list/, fault: 'sort', because: 'the checks of one person', on: 'sqlite' },
  { name: /^admin\.listStrandedOfBooking$/, fault: 'sort', because: 'of one booking', on: 'sqlite' },
  {
    name: /^admin\.listDocumentsOfChecks$/,
    fault: 'sort',
    because: 'of the checks of one page',
    on: 'sqlite',
  },
  { name: /^reviews\.listOfBooking$/, fault: 'sort', because: 'a booking has two at most', on: 'sqlite' },
  {
    name: /^strandedBookings\./,
    fault: 'sort',
    because: 'what is unfinished of a person who is suspended',
    on: 'sqlite',
  },
  {
    name: /^notifications\.listAddedSince$/,
    fault: 'sort',
    because: 'what one transaction has added',
    on: 'sqlite',
  },
  {
    name: /^messages\.listConversations$/,
    fault: 'sort',
    because: 'only conversations whose last messages are of the same millisecond',
    on: 'sqlite',
  },
  {
    name: /^bookings\.findNthReschedule$/,
    fault: 'sort',
    because: 'the changes of one customer’s bookings with one cleaner',
  },
  {
    name: /^bookings\.list$/,
    fault: 'sort',
    because: 'a cleaner’s bookings ahead in blocked time, and what somebody’s changed since a moment ago',
    on: 'sqlite',
  },
  {
    name: /^earnings\.listBy$/,
    fault: 'sort',
    because: 'sums over what one cleaner has earned in a year',
    on: 'mariadb',
  },
  // These read a limited span of time or part of the map.
  {
    name: /^deliveries\.listSpan$/,
    fault: 'sort',
    because: 'the events of the stretch that somebody asks to have sent again',
    on: 'sqlite',
  },
  { name: /^availablePostings\.list$/, fault: 'sort', because: 'open jobs ahead, in the cells around' },
  {
    name: /^notifications\.listCleanersNearby$/,
    fault: 'sort',
    because: 'in the cells around',
    on: 'sqlite',
  },
  {
    name: /^cleaners\.search (?:cells|narrowed|shortlist|ring)/,
    fault: 'sort',
    because: 'in the cells around, where few are or fit; a walk is taken where many are',
    on: 'sqlite',
  },
  // The console has few users, who may filter and sort by anything.
  { name: /^admin\.count(?!ByHour)/, fault: 'scan', because: 'totals of the console' },
  {
    name: /^admin\.countByHour$/,
    fault: 'sort',
    because: 'one row an hour of the stretch asked for',
    on: 'mariadb',
  },
  { name: /^admin\.findBookingPeople$/, fault: 'scan', because: 'a part of a name stands in no index' },
  { name: /^admin\.listTriedAccounts$/, fault: 'sort', because: 'failed sign-ins of a day', on: 'sqlite' },
  {
    name: UNINDEXED_SORT,
    fault: 'sort',
    because: 'an index would cost every write more than the few who sort so gain',
    on: 'sqlite',
  },
  {
    name: UNINDEXED_SORT,
    fault: 'scan',
    because: 'an index would cost every write more than the few who sort so gain',
  },
  {
    name: /^admin\.list\w+ narrowed$/,
    fault: 'sort',
    because: 'as many rows as the filter leaves',
  },
  {
    name: /^admin\.list\w+ narrowed$/,
    fault: 'scan',
    because: 'any filter with any sort',
  },
];
