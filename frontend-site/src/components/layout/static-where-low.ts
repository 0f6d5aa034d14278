/** At 400 % zoom, what stays in view would leave no room for what is read. */
export const STATIC_WHERE_LOW = { '@media (max-height: 20rem)': { position: 'static' } } as const;
