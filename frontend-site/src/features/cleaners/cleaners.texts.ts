import { CHECK_CONNECTION, formatPounds, MAX_RADIUS_MILES, SEARCH_RATE_MAX_PENCE } from '@tidyhearth/domain';
import { plural } from '../../lib/format';

/** Texts of the search and of reading profiles; the cleaner's own profile has its own catalogue. */
export const TEXTS = {
  search: {
    label: 'Find a cleaner',
    postcode: 'Postcode',
    postcodeExample: 'OX1 2JD or OX1',
    distance: 'Distance',
    miles: (miles: number) => `${miles} miles`,
    date: 'Date',
    send: 'Search',
  },
  toolbar: {
    near: (postcode: string) => `Cleaners near ${postcode}`,
    all: 'All cleaners',
    cleaners: (count: number) => plural(count, 'cleaner'),
    moreThan: (count: number) => `${count}+ cleaners`,
    filters: 'Filters',
    sort: 'Sort by',
    sorts: { rating: 'Highest rated', price: 'Lowest price', reviews: 'Most reviewed', distance: 'Nearest' },
  },
  filters: {
    label: 'Filters',
    service: 'Service',
    anyService: 'Any service',
    from: 'From',
    upTo: 'Up to',
    rateExample: '£ per hour',
    rateWrong: 'Enter pounds, for example 25',
    rateTooHigh: `Enter at most ${formatPounds(SEARCH_RATE_MAX_PENCE)}`,
    rating: 'Rating',
    anyRating: 'Any rating',
    ratingFrom: (rating: string) => `${rating} and above`,
    insurance: 'Insurance',
    anyInsurance: 'Any',
    insured: 'Insured only',
    note: 'Results change as you choose.',
    clear: 'Clear filters',
  },
  results: {
    loading: 'Looking for cleaners',
    empty: {
      date: (hint: string) => `We found nobody for the date you chose. Search on any day, or ${hint}.`,
      filters: (hint: string) => `Nobody matches the filters you chose. Search without them, or ${hint}.`,
      dateAndFilters: (hint: string) =>
        `Nobody matches the date and filters you chose. Search without them, or ${hint}.`,
      distance: (hint: string) => `Search within a wider distance, or ${hint}.`,
      near: (hint: string) => `Nobody takes bookings there yet. Please ${hint}.`,
      anywhere: (hint: string) => `Nobody takes bookings yet. Please ${hint}.`,
    },
    busyDay: (day: string, hint: string) => `Nobody has time on ${day}. Search on any day, or ${hint}.`,
    /** What an empty search ends with. */
    hint: { near: 'try a nearby location', anywhere: 'check back later' },
    /** The server examines at most a few hundred calendars for a page. */
    noneYet: {
      title: 'Nobody found so far',
      date: 'None of the cleaners we looked at has time then. There are more to look at.',
      filters: 'None of the cleaners we looked at matches. There are more to look at.',
    },
    waitlist: {
      text: 'Shall we write when we have cleaners in more places?',
      link: 'Join the waitlist',
    },
    widen: {
      date: 'Search on any day',
      filters: 'Search without filters',
      dateAndFilters: 'Clear date and filters',
      distance: `Search within ${MAX_RADIUS_MILES} miles`,
    },
    loadingMore: 'Loading...',
    more: 'Load More',
    moreFailed: 'More cleaners could not be loaded. Please try again.',
  },
  origin: {
    sector: (postcode: string) => `Distances count from around ${postcode} and may be half a mile out.`,
    district: (postcode: string) =>
      `Distances count from the middle of the area that ${postcode} lies in and may be a few miles out.`,
    area: (postcode: string) =>
      `We do not know exactly where ${postcode} is: distances may be several miles out.`,
  },
  postcodeProblem: {
    title: "Let's check that postcode",
    firstHalf: 'Or try its first half on its own.',
    searchNear: (postcode: string) => `Search near ${postcode}`,
    showAll: 'Show all cleaners',
  },
  town: {
    none: (town: string) => `Nobody near ${town} takes bookings at the moment. Look a little wider.`,
    seeAll: 'See all cleaners',
    searchNear: (town: string) => `Search near ${town} by price and date`,
  },
  card: {
    moreServices: (count: number) => `+${count} more`,
    insured: 'Insured',
    notInsured: 'Insurance not verified',
    perHour: '/hour',
  },
  replies: (responseTime: string) => `Replies ${responseTime.toLowerCase()}`,
  profile: {
    title: 'Cleaner profile',
    loading: 'Loading the profile',
    nextFree: (when: string) => `Next free ${when}`,
    perHour: 'per hour',
    identityVerified: 'Identity verified',
    backgroundCheck: { yes: 'Background checked', no: 'Background check not verified' },
    insurance: { yes: 'Insurance verified', no: 'Insurance not verified' },
    about: 'About',
    services: 'Services',
    toPage: (firstName: string) => `Open ${firstName}'s page, to share or keep`,
    gone: {
      title: 'This cleaner is not here any more',
      description: 'The profile is private or has been closed. There are others nearby.',
      backToSearch: 'Back to the search',
      toSearch: 'Find a cleaner',
    },
    failed: { title: 'The profile could not be loaded', description: CHECK_CONNECTION },
  },
  actions: {
    own: 'This is how customers see you.',
    cleaner: 'Bookings and messages are sent from a customer account.',
    perHour: '/hour',
    message: 'Send Message',
    book: 'Book Now',
    unavailable: 'Not taking bookings',
  },
};
