const FILE = /\.[a-z0-9]{2,12}$/i;
const NOT_PAGES = /^\/(?:api|health|metrics)(?:\/|$)/;

/** Whether a path can be that of a page: neither a file nor a call of the API. */
export const isPageAddress = (path: string) => !FILE.test(path) && !NOT_PAGES.test(path);
