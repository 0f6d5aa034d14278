/**
 * The tabs that a customer does not see first, in one script, because separate scripts would share too many small
 * files.
 */
export { CustomerProfile } from '../../../features/account/profile/customer-profile';
export { CustomerBookings } from '../../../features/bookings/list/customer-bookings';
export { InboxTab } from '../../../features/messages/components/inbox';
export { CustomerPostings } from '../../../features/postings/components/customer-postings';
