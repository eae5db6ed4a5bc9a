/**
 * The structure of VAT numbers by their country, as the VIES of the European Commission lists it
 * (https://ec.europa.eu/taxation_customs/vies/#/faq, Q11), and of Switzerland and Liechtenstein, which are not part of it.
 */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}W[A-I]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  LI: /^\d{5}$/,
};

/** The number in capital letters, without the spaces and signs that people write in it. */
export function normalizeVatNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9+*]/g, "");
}

/** Whether a normalised number has the structure that its country gives it. It may still be nobody's. */
export function isVatNumber(normalized: string): boolean {
  return FORMATS[normalized.slice(0, 2)]?.test(normalized.slice(2)) ?? false;
}
