import { ApiProperty } from '@nestjs/swagger';

interface CleanerToCustomer {
  cleanerUserId: number;
  /** By the customer who shares work with them. */
  hasBlockedCleaner: boolean;
}

/**
 * Whether a cleaner's page opens for who shares work with them; cleaners see their own, and not who has blocked them.
 *
 * @param isShown approved, and neither suspended nor closed
 */
export const hasPageFor = (
  viewerId: number,
  { cleanerUserId, hasBlockedCleaner }: CleanerToCustomer,
  isShown: boolean,
): boolean => cleanerUserId === viewerId || (isShown && !hasBlockedCleaner);

/** Of a field `hasPage`. */
export const HasPage = () =>
  ApiProperty({
    description:
      'Whether `/cleaners/{id}` opens for whoever asks: to others not once the account is suspended or closed, without an approval, or where they have blocked the cleaner',
  });
