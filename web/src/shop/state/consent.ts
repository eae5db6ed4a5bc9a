import { atom } from "jotai";

export type Consent = "accepted" | "rejected";

const COOKIE = "cookie-banner-acceptance-state";
const DAYS = 365;

const base = atom<Consent | null>(readConsent());

/** The question is asked again although there is an answer, which counts until there is another one. */
export const consentAskedAtom = atom(false);

/** The answer to the cookie banner; null until there is one. Taking back an acceptance removes what it had let in. */
export const consentAtom = atom(
  (get) => get(base),
  (get, set, answer: Consent) => {
    const isWithdrawn = get(base) === "accepted" && answer === "rejected";
    document.cookie = `${COOKIE}=${answer}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax${window.location.protocol === "https:" ? "; Secure" : ""}`;
    set(base, answer);
    set(consentAskedAtom, false);
    if (isWithdrawn) void import("./withdrawal").then(({ removeTrackers }) => removeTrackers());
  },
);

function readConsent(): Consent | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return value === "accepted" || value === "rejected" ? value : null;
}
