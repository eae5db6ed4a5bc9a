import type { Permission } from "../kit/access";
import { BUSY, SOLD_OUT, STATION_BLOCK } from "./live.texts";

const TO_STAFF = { access: "staff", scopes: ["all", "branches"] } as const;

/** The permissions to say what holds in a branch right now. */
export const livePermissions = {
  busy: { name: "order.busy", ...TO_STAFF },
  soldOut: { name: "product.sold-out", ...TO_STAFF },
} as const satisfies Record<string, Permission>;

/** As subjects of the log. The log stores the branch of each entry. */
const SUBJECT = {
  access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
  branchesOf: (): string[] => [],
} as const;
export const busySubject = { name: "busy", one: BUSY, ...SUBJECT } as const;
export const stationBlockSubject = { name: "station-blocks", one: STATION_BLOCK, ...SUBJECT } as const;
export const soldOutSubject = { name: "sold-outs", one: SOLD_OUT, ...SUBJECT } as const;
