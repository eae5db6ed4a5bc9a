import { randomUUID } from "node:crypto";

/** `rejected`: SES never accepts the mail. `overloaded`: SES asks for another attempt later. */
export const REFUSAL_MODES = ["rejected", "overloaded"] as const;
export type RefusalMode = (typeof REFUSAL_MODES)[number];

export interface Refusal {
  id: string;
  /** A mail address, a domain, or `EVERYBODY`. */
  recipient: string;
  mode: RefusalMode;
}

/** The recipients whose mails the stand-in for SES refuses. They are forgotten when the platform stops. */
export interface Refusals {
  list(): readonly Refusal[];
  /** @returns false when `recipient` is neither an address nor a domain nor `EVERYBODY`. */
  add(refusal: Omit<Refusal, "id">): boolean;
  /** @returns false when there is none with this id. */
  remove(id: string): boolean;
  /** How a mail to these addresses is refused; null when it is accepted. */
  modeFor(addresses: readonly string[]): RefusalMode | null;
}

export const EVERYBODY = "*";
const ADDRESS_OR_DOMAIN = /^(?:[^\s@,;<>]+@)?[a-z\d-]+(?:\.[a-z\d-]+)+$/;

export function createRefusals(): Refusals {
  const refusals = new Map<string, Refusal>();
  return {
    list: () => [...refusals.values()],
    add: ({ recipient, mode }) => {
      const folded = recipient.trim().toLowerCase();
      if (folded !== EVERYBODY && !ADDRESS_OR_DOMAIN.test(folded)) return false;
      const known = [...refusals.values()].find((refusal) => refusal.recipient === folded);
      const id = known?.id ?? randomUUID();
      refusals.set(id, { id, recipient: folded, mode });
      return true;
    },
    remove: (id) => refusals.delete(id),
    modeFor: (addresses) =>
      [...refusals.values()].find(({ recipient }) => addresses.some((address) => isFor({ recipient, address })))
        ?.mode ?? null,
  };
}

function isFor({ recipient, address }: { recipient: string; address: string }): boolean {
  const folded = address.toLowerCase();
  return recipient === EVERYBODY || folded === recipient || folded.endsWith(`@${recipient}`);
}
