const PLACES = ["link", "password", "mail"] as const;
export type Place = (typeof PLACES)[number];

/** What a mailed link is for, and its token; null for any other address of the page. */
export function landingOf(hash: string): { place: Place; token: string } | null {
  const [, name, token] = /^#(\w+)=([\w-]+)$/.exec(hash) ?? [];
  const place = PLACES.find((one) => one === name);
  return place && token ? { place, token } : null;
}
