import type { ResourceProps } from 'react-admin';
import { BidList } from './bids/BidList';
import { ContactMessages } from './enquiries/ContactMessages';
import { Waitlist } from './enquiries/Waitlist';
import { PostingList } from './postings/PostingList';
import { ReportQueue } from './reviews/ReportQueue';
import { ReviewList } from './reviews/ReviewList';

/** The lists behind the four tabs; each opens at the address of its name. */
export const MORE_LISTS: readonly ResourceProps[] = [
  { name: 'review-reports', list: ReportQueue },
  { name: 'reviews', list: ReviewList },
  { name: 'postings', list: PostingList },
  { name: 'bids', list: BidList },
  { name: 'contact-messages', list: ContactMessages },
  { name: 'waitlist', list: Waitlist },
];
