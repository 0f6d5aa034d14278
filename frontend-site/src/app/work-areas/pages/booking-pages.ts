/** In one file, because they share most of what they show. */
export { BookingPage } from './booking-page';
export { ConfirmationPage } from './confirmation-page';
