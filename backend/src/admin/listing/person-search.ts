/** What a search for people matches, in the words of the API document. */
export const PERSON_SEARCH =
  'In email, first or last name, in any case; the whole email address of an account finds that account alone';
