/**
 * Hosts from which the tag manager and its analytics may load scripts and to which they may send data, after consent.
 */
const TAG_MANAGER = {
  scripts: ["https://www.googletagmanager.com"],
  targets: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};
/** The same for the social pixel. */
const PIXEL = { scripts: ["https://connect.facebook.net"], targets: ["https://www.facebook.com"] };
/** Hosts of map styles, tiles, fonts and icons: the providers that a shop's configuration may name. */
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
 * The headers of every page and file of shop and back-office, as plain data: CloudFront sets them on AWS, the gateway
 * on one machine. Scripts come only from our own origin and, after consent, from the two trackers' hosts, and are never
 * inline. Styles may be inline, since components set them on elements.
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${targets} ${maps}`,
    // Fonts are included in their style sheets: /fonts/google/….
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' ${targets} ${maps}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // For maps that an owner embeds in a page, of any service.
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  // The service worker is below /build but controls the whole site.
  "service-worker-allowed": "/",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
};

/**
 * The headers of customers' uploads. None of the accepted types can run scripts; if a file were interpreted as a page
 * after all, it could load nothing, do nothing, and be framed by no other page.
 */
export const uploadHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "object-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'none'",
    "sandbox",
  ].join("; "),
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};

/** The headers of videos for screens, which only pages of our own show. */
export const videoHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};
