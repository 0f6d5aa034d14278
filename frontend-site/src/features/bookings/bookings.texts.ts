import { BOOKING_ERRORS, PAYMENT_IN_SHORT, PROBLEM_WINDOW_HOURS, TEAM_IN_TOUCH } from '@tidyhearth/domain';
import { plural } from '../../lib/format';

/** Texts for both sides are at the top level; those for one side are under its name. */
export const TEXTS = {
  earlier: {
    title: 'Bookings you made as a customer',
    text: 'From before you applied. You can still read them, and review cleaners who came.',
    more: 'Show more',
    messages: 'Open my messages',
  },
  cancel: {
    title: 'Cancel Booking',
    keep: 'Keep booking',
    reason: 'Reason',
    reasonHint: 'The other side reads it.',
  },
  terms: {
    title: 'Cancelling and moving',
    freeUntil: (moment: string) => `Free to cancel or move until ${moment}`,
    lateNow: 'Cancelling or moving it now is late: you are asked why',
    freeUntilForCleaner: (moment: string) => `Free to cancel until ${moment}`,
    lateNowForCleaner: 'Cancelling it now is late: you are asked why',
  },
  record: {
    cancelled: (who: string) => `Cancelled by ${who}`,
    cancelledLate: (who: string) => `Cancelled late by ${who}`,
    declined: (who: string) => `Declined by ${who}`,
    unanswered: (cleaner: string) => `Not answered in time by ${cleaner}`,
    accountClosed: (who: string) => `Ended: ${who} closed the account`,
    suspended: 'Ended by Tidyhearth: an account was put on hold',
    didNotHappen: 'Cancelled by Tidyhearth: the clean did not take place',
    moved: (who: string) => `Moved late by ${who}`,
    you: 'you',
    us: 'Tidyhearth',
    noReason: 'no reason was given',
    disputed: (who: string) => `Reported by ${who} as not done. ${TEAM_IN_TOUCH}`,
  },
  dispute: {
    action: 'It did not happen',
    title: 'The clean did not happen?',
    text: 'Tell our team what happened instead. They look into it and decide; both of you are told that you reported it.',
    label: 'What happened',
    send: 'Report it',
    short: (min: number) => `At least ${min} characters, please`,
    done: { title: 'Reported', description: TEAM_IN_TOUCH },
    failed: { title: 'Not Reported', description: 'It could not be sent. Please try again.' },
  },
  accessNotes: 'How to get in',
  awaitingWord: {
    text: (count: number) =>
      `${plural(count, 'clean waits', 'cleans wait')} for your word: did ${count === 1 ? 'it' : 'they'} happen?`,
    show: 'Say so',
  },
  calendarFile: {
    add: 'Add to calendar',
    failed: { title: 'No calendar file', description: 'It could not be fetched. Please try again.' },
  },
  cleaner: {
    actions: { confirm: 'Accept', decline: 'Decline', complete: 'Mark Complete' },
    obstacles: {
      'not-free': () => 'You are booked or away at this time, so you can’t accept it.',
      'not-taking-bookings': () => 'You can’t accept it while you take no bookings.',
    },
    empty: {
      pending: {
        title: 'No pending requests',
        description:
          'New requests appear here the moment a customer sends one. Jobs near you may be waiting meanwhile.',
      },
      confirmed: {
        title: 'No confirmed bookings',
        description: 'Accept a pending request and it moves here.',
      },
      completed: {
        title: 'No completed bookings',
        description: 'Mark a booking complete after the work and it counts towards your earnings.',
      },
      cancelled: {
        title: 'No cancelled bookings',
        description: 'Declined and cancelled bookings are kept here.',
      },
    },
    waitingEmpty: {
      pending: { title: 'No pending requests', description: 'Nobody can send you one for now.' },
      confirmed: { title: 'No confirmed bookings', description: 'Nothing is agreed for the days ahead.' },
    },
    toJobs: 'See job posts',
  },
  actions: { message: 'Message', review: 'Leave Review' },
  customer: {
    actions: { reschedule: 'Reschedule', bookAgain: 'Book again', happened: 'It happened' },
    obstacles: {
      'not-free': (cleaner: string) => `${cleaner} is booked or away at this time, so it can’t be accepted.`,
      'not-taking-bookings': (cleaner: string) =>
        `${cleaner} takes no bookings at the moment, so it can’t be accepted.`,
    },
    happenedDone: ({ mayReview }: { mayReview: boolean }) => ({
      title: 'Booking Completed',
      description: mayReview ? 'Thank you. You can leave a review now.' : 'Thank you for telling us.',
    }),
    reschedule: {
      description: (cleaner: string) =>
        `${cleaner} is asked again and the booking is pending until the answer comes.`,
      keep: (day: string, time: string) => `Keep ${day}, ${time}`,
      outdated: {
        moved: (when: string) =>
          `The booking was moved to ${when} meanwhile, so nothing was sent. Send again to move it from there.`,
        accepted: (when: string) =>
          `${when} was accepted meanwhile, so nothing was sent. Send again to give that time up and ask for the new one.`,
      },
      send: 'Ask for the new time',
      date: 'New date',
      time: 'New time',
      full: (cleaner: string, day: string) =>
        `${cleaner} has no room for this job on ${day}. Try another day.`,
    },
    confirmation: {
      toBooking: 'See the booking',
      steps: {
        asked: (cleaner: string) => `${cleaner} accepts or declines. You are told either way.`,
        accepted: (cleaner: string) => `${cleaner} has accepted, and the time is held for you.`,
        onTheDay: (cleaner: string) =>
          `On the day ${cleaner} comes to your address. Have the access and any instructions ready.`,
        afterwards: `Afterwards you review the clean. Not happy? Tell us within ${PROBLEM_WINDOW_HOURS} hours for a free re-clean.`,
        title: 'What happens next',
      },
    },
    findCleaner: 'Find a cleaner',
    empty: {
      all: { description: 'Everything you book is kept here, from the request to the review.' },
      pending: { title: 'No pending bookings', description: 'Requests wait here until the cleaner answers.' },
      confirmed: {
        title: 'No confirmed bookings',
        description: 'Once a cleaner accepts your request it moves here, without a reload.',
      },
      completed: {
        title: 'No completed bookings',
        description: 'After a clean you can review it and book the same cleaner again from here.',
      },
      cancelled: {
        title: 'No cancelled bookings',
        description: 'Good. Cancelled and declined bookings would be kept here.',
      },
    },
    next: {
      loading: 'Loading your next clean...',
      confirmed: 'Next clean',
      pending: 'Waiting for an answer',
      undecided: 'Our team is looking at it',
      summary: (service: string, cleaner: string) => `${service} with ${cleaner}`,
      details: 'See the details',
    },
  },
  groups: {
    all: 'All',
    pending: 'Pending',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  list: {
    title: 'Bookings',
    loading: 'Loading bookings...',
    failed: {
      title: 'Failed to fetch bookings',
      description: 'Your bookings are safe, they only did not load.',
    },
    more: 'Load more bookings',
  },
  groupsTitle: 'Bookings by status',
  recent: {
    title: 'Recent bookings',
    all: 'All bookings',
    payment: { customer: 'You pay your cleaner directly.', cleaner: 'Customers pay you directly.' },
  },
  request: {
    street: 'Street address',
    city: 'City',
    county: 'County',
    postcode: 'Postcode',
    instructions: 'Special instructions',
    instructionsHint: 'Parking, products, anything that matters. Your cleaner reads it with the request.',
    accessNotesHint:
      'Key, alarm, pets. Only your cleaner sees it, from accepting until a day after the clean. It stands in no email.',
    priceChanged: BOOKING_ERRORS.priceChanged,
    farAway: BOOKING_ERRORS.farFrom,
    confirmFar: 'Book it all the same',
    total: 'Total estimate',
    title: (cleaner: string) => `Book ${cleaner}`,
    description: 'Nothing is charged now. Your cleaner confirms first.',
    like: (day: string) => `Filled in from your booking of ${day}. Choose a new day; nothing is charged now.`,
    sending: 'Booking...',
    confirmPrice: 'Confirm new price',
    confirm: 'Confirm booking',
    parts: { home: 'Your home', when: 'When', where: 'Where' },
    date: 'Date',
    errors: {
      service: 'Please choose a service',
      homeSize: 'Please choose the size of your home',
      date: 'Please choose today or a later date',
      street: 'Please enter the street and house number',
      city: 'Please enter the town or city',
      postcode: 'Please enter the postcode',
    },
    notOffered: (service: string) => `${service} (not offered)`,
    service: 'Service type',
    serviceEmpty: 'Choose a service',
    homeSize: 'Home size',
    homeSizeEmpty: 'Choose a size',
    duration: 'Duration',
    durationSuggested: (duration: string) => `Suggested: ${duration}`,
    sent: (cleaner: string, total: string) =>
      `${cleaner} now answers your request for ${total}. ${PAYMENT_IN_SHORT.customer(cleaner)}.`,
  },
  price: {
    title: 'Price',
    rate: 'Service rate',
    anHour: (rate: string) => `${rate}/hour`,
    duration: 'Duration',
    fee: 'Platform fee',
    free: 'FREE',
    usually: 'Usually',
    waived: 'Waived during the beta',
  },
  times: {
    short: 'Too short',
    taken: 'Not free',
    own: 'As it is',
    label: 'Start time',
    noDate: 'Choose a date to see which times are free.',
    full: (duration: string) =>
      `Nothing is free for ${duration} that day. Try another date or a shorter clean.`,
    failed: 'Free times could not be loaded.',
  },
  hours: (start: string, end: string) => `${start} to ${end}`,
  with: 'with',
  today: 'Today',
  tomorrow: 'Tomorrow',
} as const;
