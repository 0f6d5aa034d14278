/** Texts of the page of a booking, separate for each side. */
export interface LeadFacts {
  /** The other side's first name. */
  other: string;
  answerBy: string;
  /** For example `on Tue 24 Nov, 10:00 to 12:00`. */
  when: string;
  /** For example `12:00`. */
  end: string;
  /** For example `Cancelled by Ida`. */
  ending: string;
  mayBookAgain: boolean;
  /** Whether the booking held the cleaner's time, and that time is still in the future. */
  isTimeFreed: boolean;
}

const undecided = (other: string) => ({
  title: 'Our team is looking at this booking',
  text: `The account of ${other} is on hold or was closed. We tell you soon whether the clean takes place; you may also cancel it.`,
});
/** For a booking that can't be cancelled any more. */
const undecidedUnderWay = (other: string) => ({
  ...undecided(other),
  text: `The account of ${other} is on hold or was closed. We tell you soon what becomes of the clean.`,
});
const left = {
  title: 'All done',
  text: 'The other side has closed the account, so there is no review to leave.',
};
/** Doesn't mention a review, because the customer may have closed the account. */
const isItDone = {
  title: 'Is it done? Please mark it as complete',
  text: 'Then it counts towards your earnings.',
};
const disputed = {
  title: 'Reported as not done',
  text: 'Our team looks into it and will be in touch with both of you.',
};

const CAN_NOT_ACCEPT = 'You can’t accept this request';
const otherwise = ({ other, answerBy }: LeadFacts) =>
  `You can decline, so that ${other} can ask somebody else; without an answer the request ends by itself on ${answerBy}.`;

export const TEXTS = {
  when: (day: string, hours: string) => `${day}, ${hours}`,
  onDay: (day: string) => `on ${day}`,
  toList: 'All bookings',
  actions: 'What you can do',
  details: {
    service: 'Service',
    customer: 'Customer',
    cleaner: 'Cleaner',
    date: 'Date',
    time: 'Time',
    home: 'Home',
    address: 'Address',
    instructions: 'Instructions',
    worked: (rate: string, hours: string) => `${rate} × ${hours}`,
    fee: 'Booking fee',
    total: 'Total',
    wouldHaveCost: 'It would have cost',
    nothingOwed: 'Nothing is owed for it.',
  },
  history: {
    title: 'History',
    loading: 'Loading the history...',
    failed: { title: 'The history did not load' },
    movedFrom: (when: string) => `, instead of ${when}`,
    steps: {
      requested: (who: string) => `Requested by ${who}`,
      booked: (who: string) => `Booked by ${who}, who accepted the application`,
      rescheduled: (who: string) => `Another time requested by ${who}`,
      confirmed: (who: string) => `Accepted by ${who}`,
      completed: (who: string) => `Marked as complete by ${who}`,
      disputed: (who: string) => `Reported as not done by ${who}`,
      paid: (who: string) => `Payment recorded by ${who}`,
    },
  },
  customer: {
    other: 'Your cleaner',
    pendingWithObstacle: {
      'not-free': ({ other, answerBy }: LeadFacts) => ({
        title: `${other} can’t accept it at the moment`,
        text: `${other} is booked or away at its time. You can ask for another time, or cancel and ask somebody else; otherwise the request ends by itself on ${answerBy}.`,
      }),
      'not-taking-bookings': ({ other, answerBy }: LeadFacts) => ({
        title: `${other} can’t accept it at the moment`,
        text: `${other} takes no bookings now. You can cancel and ask somebody else; otherwise the request ends by itself on ${answerBy}.`,
      }),
    },
    lead: {
      pending: ({ other, answerBy }: LeadFacts) => ({
        title: `${other} answers by ${answerBy}`,
        text: `Your request is with ${other} now. You are told either way; without an answer by then it ends by itself, and nothing is owed.`,
      }),
      ahead: ({ other, when }: LeadFacts) => ({
        title: `It is confirmed: ${other} comes ${when}`,
        text: 'The time is held for you. Have the way in and any instructions ready.',
      }),
      undecided: ({ other }: LeadFacts) => undecided(other),
      undecidedUnderWay: ({ other }: LeadFacts) => undecidedUnderWay(other),
      underWay: ({ other, end }: LeadFacts) => ({
        title: `The clean takes place until ${end}`,
        text: `Afterwards ${other} marks it as complete, and you can leave a review.`,
      }),
      over: ({ other }: LeadFacts) => ({
        title: `Waiting for ${other} to mark it as complete`,
        text: 'If it did not happen, say so. From a day after the clean you can say yourself that it did.',
      }),
      longOver: ({ other }: LeadFacts) => ({
        title: 'Did your clean happen?',
        text: `${other} has not marked it as complete. Please say whether it happened.`,
      }),
      disputed: () => disputed,
      completed: ({ other }: LeadFacts) => ({
        title: 'Done. How was it?',
        text: `Other people choose by what you write about ${other}.`,
      }),
      reviewed: () => ({ title: 'All done', text: 'Thank you for your review.' }),
      left: () => left,
      cancelled: ({ ending, mayBookAgain }: LeadFacts) => ({
        title: ending,
        text: `Nothing is owed for it.${mayBookAgain ? ' You can book again at any time.' : ''}`,
      }),
    },
  },
  cleaner: {
    other: 'Your customer',
    pendingUnapproved: (facts: LeadFacts) => ({
      title: CAN_NOT_ACCEPT,
      text: `Your profile is not approved at the moment. ${otherwise(facts)}`,
    }),
    pendingWithObstacle: {
      'not-free': (facts: LeadFacts) => ({
        title: CAN_NOT_ACCEPT,
        text: `You are booked or away at its time. ${otherwise(facts)}`,
      }),
      'not-taking-bookings': (facts: LeadFacts) => ({
        title: CAN_NOT_ACCEPT,
        text: `You have switched bookings off; switch them on again to accept it. ${otherwise(facts)}`,
      }),
    },
    lead: {
      pending: ({ other, answerBy }: LeadFacts) => ({
        title: `Please answer by ${answerBy}`,
        text: `${other} is waiting. Without an answer by then the request ends by itself.`,
      }),
      ahead: ({ other, when }: LeadFacts) => ({
        title: `You clean for ${other} ${when}`,
        text: 'It is confirmed, and the time is held in your calendar.',
      }),
      undecided: ({ other }: LeadFacts) => undecided(other),
      undecidedUnderWay: ({ other }: LeadFacts) => undecidedUnderWay(other),
      underWay: ({ end }: LeadFacts) => ({
        title: `The clean takes place until ${end}`,
        text: 'Please mark it as complete when you are done.',
      }),
      over: () => isItDone,
      longOver: () => isItDone,
      disputed: () => disputed,
      completed: ({ other }: LeadFacts) => ({
        title: 'Done',
        text: `You can leave a review of ${other}.`,
      }),
      reviewed: () => ({ title: 'All done', text: 'Thank you for your review.' }),
      left: () => left,
      cancelled: ({ ending, isTimeFreed }: LeadFacts) => ({
        title: ending,
        text: isTimeFreed ? 'Nothing is owed for it, and the time is free again.' : 'Nothing is owed for it.',
      }),
    },
  },
} as const;
