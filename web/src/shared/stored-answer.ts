/** The header that the service worker adds to a cached response: the time when the server made it, as an HTTP date. */
export const STORED_AT = "x-stored-at";
