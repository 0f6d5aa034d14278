/**
 * Cleaners whom everybody may find: approved, with an open account, and willing to be found. `CleanerListingListener`
 * keeps `isListed` up to date. All public answers use this condition; the argument is the name of `cleaners` in the
 * statement.
 */
export const listedCleaner = <const Alias extends string>(cleaners: Alias) =>
  `${cleaners}.isListed = 1` as const;
