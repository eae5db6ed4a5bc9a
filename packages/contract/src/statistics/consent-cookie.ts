/** The cookie with the answer to the cookie banner: `accepted`, or that it was refused. */
export const CONSENT_COOKIE = "cookie-banner-acceptance-state";
