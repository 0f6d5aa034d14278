import { ApiProperty } from '@nestjs/swagger';

interface CleanerToCustomer {
  cleanerUserId: number;
  /** Whether the customer, who shares work with the cleaner, has blocked them. */
  hasBlockedCleaner: boolean;
  /** Whether the cleaner's account is neither suspended nor closed. */
  isCleanerOpen: boolean;
  isCleanerApproved: boolean;
}

/**
 * Whether a cleaner's page opens for somebody who shares work with them. Cleaners can always see their own, and don't
 * learn who has blocked them.
 */
export const hasPageFor = (
  viewerId: number,
  { cleanerUserId, hasBlockedCleaner, isCleanerOpen, isCleanerApproved }: CleanerToCustomer,
): boolean => cleanerUserId === viewerId || (isCleanerOpen && isCleanerApproved && !hasBlockedCleaner);

/** Documents a field `hasPage`. */
export const HasPage = () =>
  ApiProperty({
    description:
      'Whether the caller can open `/cleaners/{id}`. Others than the cleaner cannot if the account is suspended or closed, if the cleaner is not approved, or if they have blocked the cleaner',
  });
