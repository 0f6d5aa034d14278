import { PAYMENT_TERMS, POSTING_PASSED } from '@tidyhearth/domain';

export const TEXTS = {
  earlier: {
    title: 'Jobs you posted as a customer',
    text: 'From before you applied.',
    more: 'Show more',
  },
  customer: {
    updated: { title: 'Job updated' },
    outdated: {
      text: 'The job was changed on another screen meanwhile, so nothing was saved. Look at what it is now, then save again.',
      line: (label: string, now: string) => `${label}: ${now}`,
      replaced: (label: string, now: string) =>
        `${label}: ${now}. Saving puts what you entered in its place.`,
      nothing: 'none',
    },
    withdrawn: { title: 'Job withdrawn' },
    bids: {
      back: 'All jobs',
      loading: 'Loading applications...',
      failed: { title: 'Failed to fetch applications' },
      empty: {
        title: 'No applications yet',
        description: 'Cleaners can see your job and apply. You get a notification with the first answer.',
      },
      nobody: {
        title: 'Nobody applied',
        description: 'It takes no applications any more. Post it again, and cleaners can apply once more.',
      },
      passed:
        'The time of this job has passed, so nobody can be chosen for it. Choose a new time, or post it again.',
      status: { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected', withdrawn: 'Withdrawn' },
      earlier: 'For the job before your change',
      earlierText: (cleaner: string) =>
        `${cleaner} applied before you changed the job and has been asked to confirm. You can accept after that.`,
      obstacles: {
        'not-free': {
          label: 'Not free at this time',
          text: (cleaner: string) =>
            `${cleaner} is booked or away at the time of the job. You can choose another application, or give the job another time.`,
        },
        'not-taking-bookings': {
          label: 'Not taking bookings',
          text: (cleaner: string) =>
            `${cleaner} takes no bookings at the moment. You can choose another application, or wait: this one stays open.`,
        },
      },
      answers: (location: string, responseTime: string) => `${location}. Answers ${responseTime}.`,
      backgroundChecked: 'Background checked',
      insured: 'Insured',
      message: 'Message',
      reject: 'Reject',
      accept: 'Accept',
      perHour: (rate: string, duration: string) => `${rate} an hour for ${duration}`,
      total: 'in all',
      more: 'Load more applications',
      sort: 'Sort applications',
      sorts: { newest: 'Newest first', price: 'Lowest price', rating: 'Best rated' },
      accepting: {
        title: (cleaner: string) => `Accept ${cleaner}’s application?`,
        text: (cleaner: string, when: string, total: string) =>
          `This books ${cleaner} on ${when} for ${total}. ${PAYMENT_TERMS.customer(cleaner)}`,
        others: 'Other open applications for this job are turned down.',
        confirm: 'Accept and book',
      },
      rejecting: {
        title: (cleaner: string) => `Reject ${cleaner}’s application?`,
        text: (cleaner: string) => `${cleaner} is told and can’t apply for this job again.`,
        /** For a posting whose date has passed, which can still get another one. */
        passed: (cleaner: string) =>
          `${cleaner} is told. Should you give the job another date, ${cleaner} can’t apply for it again.`,
        confirm: 'Reject application',
      },
    },
    loading: 'Loading your jobs...',
    post: 'Post New Job',
    empty: {
      title: 'You have not posted a job yet',
      description:
        'Describe what you need and what you can spend. Cleaners near you answer with their rate, and you choose.',
    },
    more: 'Load older jobs',
    withdraw: {
      open: 'Withdraw',
      title: 'Withdraw this job?',
      confirm: 'Withdraw job',
      text: 'Cleaners no longer see it, and open applications end. You can post it again at any time.',
    },
    edit: 'Edit Posting',
    again: 'Post it again',
    toBooking: 'See the booking',
    renew: {
      title: 'Ask the cleaners again?',
      confirm: 'Save and ask again',
      text: (bids: string) =>
        `You have ${bids} for the job as it was. We tell the cleaners what has changed; each must confirm before you can accept.`,
    },
    bidNoun: 'application',
    form: {
      description:
        'Cleaners see the town and the first half of the postcode. Your address goes only to the one you choose.',
      save: 'Save changes',
      post: 'Post Job',
      service: 'Service',
      date: 'Date',
      time: 'Time',
      duration: 'Duration',
      budget: 'Highest budget (£)',
      street: 'Street',
      addressNotKept: 'The old address is no longer kept. Please check that this is the right one.',
      city: 'City',
      county: 'County',
      postcode: 'Postcode',
      work: 'What the work is',
      workHint: 'Every cleaner reads this. Please leave out your address and phone number.',
      instructions: 'Special instructions',
      instructionsHint: 'Like your address, only for the one you choose.',
      access: 'How to get in',
      accessHint: 'Key, alarm, pets. Only for the one you choose, around the time of the clean.',
      errors: {
        budget: (pounds: number) => `The budget is at least £${pounds}`,
        street: 'Please enter the street',
        city: 'Please enter the town or city',
        halfHour: 'Please choose a time on the hour or at half past.',
      },
    },
    assignedTo: 'Assigned to',
  },
  cleaner: {
    bid: {
      rateInvalid: 'Please enter an hourly rate in pounds, for example 18.50',
      title: 'Apply for this job',
      description: (service: string, customer: string) => `${service} for ${customer}`,
      outdated: {
        text: 'The customer changed the job meanwhile, so your application was not sent. Look at what it is now, then send again.',
        changed: (facts: string) => `Changed: ${facts}.`,
        service: 'service',
        when: 'day and start',
        duration: 'duration',
        place: 'place',
        budget: 'budget',
        work: 'what the work is',
      },
      paused:
        'You take no bookings at the moment. The customer can accept your application only once you switch that on again.',
      notFree:
        'You are booked or away at this time. The customer can accept your application only if you are free by then.',
      notNow: 'Not now',
      send: 'Send application',
      rate: 'Proposed rate (£ an hour)',
      totalFor: (total: string, duration: string) =>
        `${total} for ${duration}, which the customer pays you directly`,
      message: 'Message',
      messageHint: 'What makes you right for this job?',
    },
    loading: 'Loading job posts...',
    hint: 'Jobs that customers posted. Offer your rate; the customer chooses.',
    views: { label: 'Jobs and applications', board: 'Open jobs', applications: 'My applications' },
    filters: {
      label: 'Filter and sort jobs',
      distance: 'Distance',
      within: (miles: number) => `${miles} miles`,
      service: 'Service',
      anyService: 'All services',
      from: 'From',
      to: 'Until',
      dayOutside: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
      pay: 'Pay',
      anyPay: 'Any pay',
      atLeast: (pounds: string) => `From £${pounds}/hour`,
      sort: 'Sort',
      sorts: { newest: 'Newest', nearest: 'Nearest', soonest: 'Soonest', pay: 'Best paid' },
      widen: 'Show all within 50 miles',
      none: 'No job matches your filters right now.',
    },
    own: {
      title: 'My applications',
      hint: 'What became of the jobs you applied for.',
      loading: 'Loading your applications...',
      failed: 'Your applications could not be loaded',
      empty: {
        title: 'You have not applied for a job yet',
        description: 'Your applications and the customers’ answers are kept here.',
        action: 'See open jobs',
      },
      more: 'Load older applications',
      facts: (rate: string, total: string) =>
        `You offered ${rate} an hour, ${total} in all, which the customer pays you directly.`,
      booking: 'See the booking',
      obstacles: {
        'not-free': (customer: string) =>
          `You are booked or away at this time, so ${customer} can’t choose you for it.`,
        'not-taking-bookings': (customer: string) =>
          `${customer} can’t choose you while you take no bookings.`,
      },
      states: {
        waiting: { label: 'Waiting', text: (customer: string) => `${customer} has not decided yet.` },
        changed: {
          label: 'Job changed',
          text: (customer: string) => `${customer} changed the job. Confirm, change or withdraw your offer.`,
        },
        accepted: { label: 'Accepted', text: (customer: string) => `${customer} chose you.` },
        notChosen: {
          label: 'Not chosen',
          text: (customer: string) => `${customer} decided for somebody else, or against the offer.`,
        },
        withdrawn: { label: 'Withdrawn', text: () => 'This application was taken back.' },
        closed: { label: 'Job closed', text: () => 'The job was cancelled or its time has passed.' },
      },
    },
    emptyDescription:
      'We tell you as soon as someone near you posts a job you do. More services in your profile mean more jobs.',
    checkServices: 'Check your services',
    more: 'Load more jobs',
    postedBy: (customer: string) => `Posted by ${customer}`,
    applied: 'Applied',
    withdrawn: 'Withdrawn',
    withdraw: {
      open: 'Withdraw',
      title: 'Withdraw your application?',
      confirm: 'Withdraw application',
      text: 'The customer no longer sees it. You can apply again only if the job changes.',
      done: { title: 'Application withdrawn' },
    },
    changed: {
      title: 'Changed since you applied',
      hint: 'These jobs are not what they were. Your application counts again once you confirm it.',
      facts: (when: string, duration: string, place: string) => `${when}, ${duration}, ${place}`,
      text: (customer: string, rate: string) =>
        `${customer} changed the job after you applied at ${rate} an hour.`,
      keep: 'Keep my application',
      anew: 'Change my offer',
      kept: { title: 'Application confirmed' },
      notRead: 'The job as it is now could not be loaded.',
      failed: { title: 'That did not work', description: 'Please look at the job again.' },
    },
    apply: 'Apply',
  },
  failed: { title: 'Failed to fetch postings' },
  title: 'Job Posts',
  status: {
    open: 'Open',
    /** For a posting that is still open. */
    passed: POSTING_PASSED,
    assigned: 'Assigned',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  facts: {
    away: (distance: string) => `${distance} away`,
    dateOpen: 'Date to be agreed',
    budget: (budget: string, hourlyRate: string) => `up to ${budget} (${hourlyRate} an hour)`,
  },
} as const;
