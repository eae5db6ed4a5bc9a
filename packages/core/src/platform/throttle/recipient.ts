const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * A mail address normalised to its mailbox: case, a suffix after a plus sign, and the dots that Google ignores do not
 * matter.
 */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@", 2);
  const plain = name.split("+", 1)[0] || name;
  return GOOGLE.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}
