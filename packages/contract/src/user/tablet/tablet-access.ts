import { type Grant, type Permission, type Person, mayDo } from "../../kit/access";
import { MINUTE } from "../../kit/time";

/** After how long without use a session on a tablet ends. */
export const TABLET_IDLE = 10 * MINUTE;

/**
 * Everything that somebody may do in a session on a shared tablet, as far as they may do it anyway: the order desk with
 * telephone orders, deliveries, prints and the printers that can take them over, and what holds right now. Sending money
 * back is left out: a PIN of four digits is not enough for it. The permissions of time tracking belong here, too. They
 * are written as names, since every function that knows sessions carries them; a test compares them with their
 * definitions.
 */
const NAMES = [
  ...["orders.read", "order.phone", "order.confirm", "order.counter-appointment", "order.reject", "order.cancel"],
  ...["order.in-delivery", "order.completed", "order.begin", "order.print", "order.undo", "order.reopen"],
  ...["order.drive", "order.note", "order.change", "order.payment-link", "order.check-payment", "order.resend"],
  ...["order.busy", "product.sold-out", "print-jobs.read", "print-jobs.handle", "devices.read"],
];

export const TABLET_PERMISSIONS = NAMES.map((name): Permission => ({
  name,
  access: "staff",
  scopes: ["all", "branches"],
}));

/** What the person may do in a session on a tablet of the branch. */
export function tabletGrants({ person, branch }: { person: Person; branch: string }): Grant[] {
  return TABLET_PERMISSIONS.filter((permission) => mayDo({ person, permission, branch })).map(({ name }) => ({
    permission: name,
    scope: "branches",
  }));
}
