import { ApiProperty } from '@nestjs/swagger';

interface CleanerToCustomer {
  cleanerUserId: number;
  /** By the customer who shares work with them. */
  hasBlockedCleaner: boolean;
  /** Neither suspended nor closed. */
  isCleanerOpen: boolean;
  isCleanerApproved: boolean;
}

/** Whether a cleaner's page opens for who shares work with them; cleaners see their own, and not who has blocked them. */
export const hasPageFor = (
  viewerId: number,
  { cleanerUserId, hasBlockedCleaner, isCleanerOpen, isCleanerApproved }: CleanerToCustomer,
): boolean => cleanerUserId === viewerId || (isCleanerOpen && isCleanerApproved && !hasBlockedCleaner);

/** Of a field `hasPage`. */
export const HasPage = () =>
  ApiProperty({
    description:
      'Whether `/cleaners/{id}` opens for whoever asks: to others not once the account is suspended or closed, without an approval, or where they have blocked the cleaner',
  });
