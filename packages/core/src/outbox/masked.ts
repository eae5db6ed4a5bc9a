/**
 * Masks a recipient so that people who know it recognise it: an address to its first letter and domain, a number to its
 * last three digits.
 */
export function masked(to: string): string {
  return to.includes("@") ? to.replace(/^(.).*@/, "$1…@") : `…${to.slice(-3)}`;
}
