/** Open accounts are neither suspended by the admin nor closed by their owner. */
export const isOpenAccount = (user: {
  readonly isSuspended: boolean;
  readonly deactivatedAt: number | null;
}): boolean => !user.isSuspended && user.deactivatedAt === null;

/** The same as an SQL condition. The argument is the name of `users` in the statement. */
export const openAccount = <const Alias extends string>(users: Alias) =>
  `${users}.isSuspended = 0 AND ${users}.deactivatedAt IS NULL` as const;
