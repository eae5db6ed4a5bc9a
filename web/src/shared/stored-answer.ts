/** Header of an answer that the service worker gave from its store: when the server made it, as an HTTP date. */
export const STORED_AT = "x-stored-at";
