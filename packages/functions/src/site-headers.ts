/** What a visitor's consent allows the tag manager and its analytics to load, and to send to. */
const TAG_MANAGER = {
  scripts: ["https://www.googletagmanager.com"],
  targets: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};
/** The same for the social pixel. */
const PIXEL = { scripts: ["https://connect.facebook.net"], targets: ["https://www.facebook.com"] };
/** Where a map's style, tiles, letters and signs may come from: the providers that a shop's configuration may name. */
const MAPS = [
  "https://api.mapbox.com",
  "https://*.tiles.mapbox.com",
  "https://api.maptiler.com",
  "https://tiles.openfreemap.org",
];
const scripts = [...TAG_MANAGER.scripts, ...PIXEL.scripts].join(" ");
const targets = [...TAG_MANAGER.targets, ...PIXEL.targets].join(" ");
const maps = MAPS.join(" ");

/**
 * Headers of every page and file of shop and back-office, as data: CloudFront sets them on AWS, the gateway on one
 * machine. Scripts only from our own origin and, after consent, from the two trackers' hosts, and never inline; styles
 * may be inline, since components set them on elements.
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${targets} ${maps}`,
    // Fonts come inside their style sheets: /fonts/google/….
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' ${targets} ${maps}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // The map that an owner embeds in a page, of whichever service.
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  // The service worker lies below /build and serves the whole site.
  "service-worker-allowed": "/",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
};

/**
 * Headers of what customers sent. None of the types that are taken can run a script; were one taken for a page after
 * all, it could load nothing, do nothing and be shown inside no other page.
 */
export const uploadHeaders: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};
