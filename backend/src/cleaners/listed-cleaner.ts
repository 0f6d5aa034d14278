/**
 * Who may be found by everybody: approved, with an open account, and willing. `isListed` is kept true to that by
 * `CleanerListingListener`; this is the one condition that public answers ask, under the name that the statement gives
 * `cleaners`.
 */
export const listedCleaner = <const Alias extends string>(cleaners: Alias) =>
  `${cleaners}.isListed = 1` as const;
