import { normalizePhone } from "@tresen/contract/kit/phone";

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * A mail address as the same mailbox is counted: case, what follows a plus, and the dots that Google ignores make no
 * other.
 */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@", 2);
  const plain = name.split("+", 1)[0] || name;
  return GOOGLE.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

/** A phone number as the same line is counted: `+43 (0)660` and `0043 660` are one. */
export function lineOf(phone: string): string {
  return normalizePhone(phone).replace(/^(\+4(?:1|23|3|9))0+/, "$1");
}
