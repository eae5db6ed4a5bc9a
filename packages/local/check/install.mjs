import { ensureInstalled } from "../boot/install.mjs";

/** Installs every package, development tools included, unless all of them are there: `npm start` leaves those out. */
export function ensureEverythingInstalled() {
  ensureInstalled({ development: true });
}
