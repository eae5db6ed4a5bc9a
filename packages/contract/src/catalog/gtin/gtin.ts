/** The lengths of a GTIN: EAN-8, UPC-A, EAN-13, and the numbers of cartons. */
const FORM = /^(?:\d{8}|\d{12,14})$/;

/**
 * Whether these are the digits of a trade item with the right check digit, which is the last one (GS1 General
 * Specifications, 7.9).
 */
export function isGtin(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * The digits that a barcode of retail has: 8 or 13. The 12 of the United States get a leading zero, which is the same
 * number. Null for the 14 of cartons, which no such barcode can hold, and for what is no GTIN.
 */
export function eanOf(text: string): string | null {
  const digits = text.length === 14 && text.startsWith("0") ? text.slice(1) : text;
  if (!isGtin(digits) || digits.length === 14) return null;
  return digits.length === 12 ? `0${digits}` : digits;
}
