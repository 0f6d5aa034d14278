/** What a search for people matches, in the words of the API document. */
export const PERSON_SEARCH =
  'Text to find in email address, first or last name, in upper or lower case. The full email address of an account finds only that account';
