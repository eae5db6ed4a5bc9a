import { atom } from "jotai";

export type Consent = "accepted" | "rejected";

const COOKIE = "cookie-banner-acceptance-state";
const DAYS = 365;

const base = atom<Consent | null>(readConsent());

/** The answer to the cookie banner; null until there is one. Writing null asks again. */
export const consentAtom = atom(
  (get) => get(base),
  (_get, set, answer: Consent | null) => {
    const age = answer === null ? 0 : DAYS * 24 * 60 * 60;
    document.cookie = `${COOKIE}=${answer ?? ""}; Max-Age=${age}; Path=/; SameSite=Lax${window.location.protocol === "https:" ? "; Secure" : ""}`;
    set(base, answer);
  },
);

function readConsent(): Consent | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return value === "accepted" || value === "rejected" ? value : null;
}
