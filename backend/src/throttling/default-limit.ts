/** Per route and address. Pages poll and offices share an address, so this only stops floods. */
export const DEFAULT_LIMIT = { limit: 1200, ttl: 60_000 };
