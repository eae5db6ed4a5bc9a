import type { Alarm } from "@tresen/contract/device/alarm";
import type { AlarmKind } from "@tresen/contract/device/alarm-kinds";
import type { BoardEntry, KitchenOrder } from "@tresen/contract/display/display";
import type { StaffOrder } from "@tresen/contract/order/order";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import type { KnownOrder } from "./desk";
import type { PrinterName } from "./shop";
import type { Witness } from "./witness";

/** What is known at the end of a run, from both sides: the platform's records, and what lay at the printers. */
export interface Evidence {
  jobs: readonly PrintJob[];
  /** The devices' ids by the printers' names. */
  devices: Readonly<Record<PrinterName, string>>;
  witness: Pick<Witness, "papers" | "losses" | "wellSince">;
  told: ReadonlyMap<string, ReadonlySet<AlarmKind>>;
  alarmsLeft: readonly Alarm[];
  orders: readonly { known: KnownOrder; found: StaffOrder; sent: readonly SentTo[] }[];
  /** How many orders the platform has in all. */
  ordersInAll: number;
  kitchen: readonly KitchenOrder[];
  board: readonly BoardEntry[];
  /** Changes that the platform gave up on. */
  deadLetters: number;
}
