import { PHOTO_MAX_MB } from './limits.js';

/** Toasts whose wording is fixed (docs/glossary.md). */
export interface Toast {
  readonly title: string;
  readonly description?: string;
}

export const TOASTS = {
  // Accounts
  welcomeBack: { title: 'Welcome back!' },
  accountCreated: { title: 'Account created!' },
  loginSuccessful: { title: 'Login Successful' },
  signInFailed: { title: 'Sign in failed', description: 'Please check your credentials and try again' },
  loginFailed: { title: 'Login Failed', description: 'Invalid email or password' },
  registrationFailed: { title: 'Registration failed', description: 'Please try again.' },
  agreementRequired: {
    title: 'Agreement Required',
    description: 'Please agree to both the Terms of Service and Privacy Policy to continue.',
  },
  resetLinkSent: { title: 'Reset Link Sent' },
  resetLinkFailed: { title: 'Error', description: 'Failed to send reset email. Please try again.' },
  passwordReset: { title: 'Password Reset Successfully' },
  passwordResetFailed: { title: 'Error', description: 'Failed to reset password. Please try again.' },
  // Bookings
  authenticationRequired: {
    title: 'Authentication Required',
    description: 'Please refresh the page and sign in again to continue.',
  },
  missingInformation: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  bookingConfirmed: { title: 'Booking Confirmed!' },
  bookingFailed: {
    title: 'Booking Failed',
    description: 'There was an error booking your appointment. Please try again.',
  },
  bookingCancelled: {
    title: 'Booking Cancelled',
    description: 'The booking has been successfully cancelled.',
  },
  bookingCancelFailed: { title: 'Error', description: 'Failed to cancel booking. Please try again.' },
  bookingUpdated: {
    title: 'Booking Updated',
    description: 'The booking status has been updated successfully.',
  },
  bookingUpdateFailed: {
    title: 'Booking Update Failed',
    description: 'There was an error updating the booking. Please try again.',
  },
  bookingCreationFailed: { title: 'Booking Creation Failed' },
  // Postings and applications
  jobPosted: { title: 'Job Posted Successfully' },
  jobPostFailed: {
    title: 'Failed to Post Job',
    description: 'There was an error posting your job. Please try again.',
  },
  applicationSubmitted: {
    title: 'Application Submitted',
    description: 'Your application has been sent to the customer.',
  },
  applicationFailed: {
    title: 'Application Failed',
    description: 'Failed to submit application. Please try again.',
  },
  applicationDecisionFailed: {
    title: 'Error',
    description: 'There was an error processing the application. Please try again.',
  },
  applicationAccepted: { title: 'Application Accepted' },
  applicationRejected: { title: 'Application Rejected' },
  // Messages
  messageSent: { title: 'Message Sent' },
  messageFailed: {
    title: 'Failed to Send',
    description: 'There was an error sending your message. Please try again.',
  },
  // Profile
  profileUpdated: { title: 'Profile Updated', description: 'Your profile has been updated successfully.' },
  profileUpdateFailed: {
    title: 'Update Failed',
    description: 'There was an error updating your profile. Please try again.',
  },
  updateFailed: { title: 'Update Failed', description: 'The change could not be saved. Please try again.' },
  photoUpdated: { title: 'Photo Updated' },
  photoUploadFailed: {
    title: 'Upload Failed',
    description: 'There was an error uploading your photo. Please try again',
  },
  fileTooLarge: {
    title: 'File Too Large',
    description: `Please select an image smaller than ${PHOTO_MAX_MB}MB`,
  },
  invalidFileType: { title: 'Invalid File Type', description: 'Please select a valid image file' },
  privacyUpdated: { title: 'Privacy settings updated' },
  privacyUpdateFailed: {
    title: 'Update failed',
    description: 'Your privacy settings are as they were. Please try again.',
  },
  // Reviews
  reviewSubmitted: { title: 'Review Submitted', description: 'Thank you for your feedback!' },
  reviewFailed: {
    title: 'Review Failed',
    description: 'There was an error submitting your review. Please try again.',
  },
  // Security
  verificationSendFailed: {
    title: 'Failed to send verification email',
    description: 'Please try again in a minute.',
  },
  emailVerificationFailed: {
    title: 'Verification Failed',
    description: 'Invalid or expired verification code',
  },
  emailVerified: { title: 'Email Verified' },
  twoFactorSetupFailed: {
    title: 'Setup Failed',
    description: 'Two-factor authentication could not be set up. Please try again.',
  },
  twoFactorVerificationFailed: { title: 'Verification Failed', description: 'Invalid verification code' },
  twoFactorDisableFailed: {
    title: 'Disable Failed',
    description: 'Two-factor authentication is still on. Please try again.',
  },
  twoFactorEnabled: { title: '2FA Enabled' },
  twoFactorDisabled: { title: '2FA Disabled' },
  // Console
  cleanerApproved: { title: 'Cleaner Approved' },
  cleanerRejected: { title: 'Cleaner Rejected' },
  userSuspended: { title: 'User Suspended' },
  userUnsuspended: { title: 'User Unsuspended' },
  userVerified: { title: 'User Verified' },
  userUnverified: { title: 'User Unverified' },
  insuranceUpdated: { title: 'Insurance Status Updated' },
  approveFailed: { title: 'Failed to approve cleaner' },
  rejectFailed: { title: 'Failed to reject cleaner' },
  suspendFailed: { title: 'Failed to suspend user' },
  unsuspendFailed: { title: 'Failed to unsuspend user' },
  verifyFailed: { title: 'Failed to verify user' },
  unverifyFailed: { title: 'Failed to unverify user' },
  insuranceFailed: { title: 'Failed to update insurance status' },
} as const satisfies Record<string, Toast>;

export const CANCEL_PROMPT = 'Are you sure you want to cancel this booking? This action cannot be undone.';
