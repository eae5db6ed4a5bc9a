/** A recipient for people to recognize: an address with its first letter and domain, a number with its last three digits. */
export function masked(to: string): string {
  return to.includes("@") ? to.replace(/^(.).*@/, "$1…@") : `…${to.slice(-3)}`;
}
