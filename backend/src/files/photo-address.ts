/** A photo's key in the store, and the address where it is served. */
export const KEY = /^[0-9a-f]{32}\.webp$/;
export const ADDRESS = '/api/files/';
