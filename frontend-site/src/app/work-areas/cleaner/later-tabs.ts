/**
 * The tabs that a cleaner does not see first, in one script, because separate scripts would share too many small files.
 */
export { CleanerBookings } from '../../../features/bookings/list/cleaner-bookings';
export { CalendarTab } from '../../../features/calendar/components/calendar-tab';
export { ProfileTab } from '../../../features/cleaners/own-profile/profile-tab';
export { SignUpNotice } from '../../../features/cleaners/own-profile/sign-up-notice';
export { EarningsTab } from '../../../features/earnings/components/earnings-tab';
export { InboxTab } from '../../../features/messages/components/inbox';
export { JobBoard } from '../../../features/postings/components/job-board';
export { OwnBids } from '../../../features/postings/components/own-bids';
export { SettingsTab } from './settings-tab';
