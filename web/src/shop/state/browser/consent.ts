import { CONSENT_COOKIE as COOKIE } from "@tresen/contract/statistics/consent-cookie";
import { atom } from "jotai";
import { readSession, writeSession } from "./storage";

export type Consent = "accepted" | "rejected";

const DAYS = 365;

const base = atom<Consent | null>(readConsent());

/** Whether the cookie question is shown again. The former answer applies until there is a new one. */
export const consentAskedAtom = atom(false);

/** The answer to the cookie banner; null before there is one. Withdrawing consent removes the trackers. */
export const consentAtom = atom(
  (get) => get(base),
  (get, set, answer: Consent) => {
    const isWithdrawn = get(base) === "accepted" && answer === "rejected";
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${COOKIE}=${answer}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`;
    set(base, answer);
    set(consentAskedAtom, false);
    if (answer === "rejected") set(mapConsentAtom, false);
    if (isWithdrawn) void import("./trackers").then(({ removeTrackers }) => removeTrackers());
  },
);

const MAP_KEY = "map-consent";
const mapBase = atom(readSession<boolean>(MAP_KEY) === true);

/** Whether maps may be loaded: all cookies were accepted, or maps alone for this session. */
export const mapConsentAtom = atom(
  (get) => get(base) === "accepted" || get(mapBase),
  (_get, set, isGiven: boolean) => {
    writeSession(MAP_KEY, isGiven || null);
    set(mapBase, isGiven);
  },
);

export function readConsent(): Consent | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return value === "accepted" || value === "rejected" ? value : null;
}
