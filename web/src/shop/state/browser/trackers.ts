/** Cookies that the pixel, the tag manager and its analytics set for themselves on this host. */
const TRACKER_COOKIE = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm|_fbp|_fbc)/;

/** Names of the trackers' cookies in `document.cookie`. */
export function trackerCookies(text: string): string[] {
  return text.split("; ").flatMap((cookie) => {
    const name = cookie.split("=", 1)[0] ?? "";
    return TRACKER_COOKIE.test(name) ? [name] : [];
  });
}

/** A running script cannot be stopped, so its cookies are removed and the page is reloaded without it. */
export function removeTrackers(): void {
  const { hostname } = window.location;
  const parts = hostname.split(".");
  // Trackers set their cookies for the widest domain that the browser allows.
  const domains = ["", ...parts.map((_, index) => `; Domain=${parts.slice(index).join(".")}`)];
  for (const name of trackerCookies(document.cookie))
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  window.location.reload();
}
