/** How a photo is called in the store, and where it is served. */
export const KEY = /^[0-9a-f]{32}\.webp$/;
export const ADDRESS = '/api/files/';
