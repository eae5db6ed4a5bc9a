import { atom } from "jotai";
import { consentAtom } from "./consent";
import { readSession, writeSession } from "./storage";

const STORAGE_KEY = "map-consent";
const base = atom(readSession<boolean>(STORAGE_KEY) === true);

/** Whether maps may be loaded: all cookies were accepted, or the maps alone, for this session. */
export const mapConsentAtom = atom(
  (get) => get(consentAtom) === "accepted" || get(base),
  (_get, set) => {
    writeSession(STORAGE_KEY, true);
    set(base, true);
  },
);
