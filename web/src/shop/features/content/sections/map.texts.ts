/* Texts of the section with a map and the address beside it. */

export const findUs = "So finden Sie uns";
export const notLoaded = "Die Karte ist noch nicht geladen.";
export const consentNeeded =
  "Ihr Anbieter kann dabei Cookies setzen und erfährt Ihre IP-Adresse. Dafür brauchen wir Ihre Zustimmung.";
export const consent = "Zustimmen und Karte laden";
export const map = "Karte";
export const openingHoursOf = (branch: string): string => `Öffnungszeiten ${branch}`;
export const socialNetworks = "Soziale Netze";
