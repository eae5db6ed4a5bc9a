import { isDeepStrictEqual } from "node:util";
import type { DeviceEvent } from "@tresen/contract/device/device.values";
import type { Device } from "@tresen/contract/device/device.resource";
import { isOpenState } from "@tresen/contract/order/order.state";
import { WHOLE_KITCHEN } from "@tresen/contract/order/sent/sent.texts";
import type { SentReason } from "@tresen/contract/order/sent/sent";
import { numberText } from "@tresen/contract/print/document/order-words";
import { type OrderChange, type OrderRow, findOrder, isAwaitingPayment } from "../../order";
import type { SentMessage } from "../../order/sent";
import type { Reactions } from "../../platform/event";
import { enqueue } from "../job";
import { newPrintJob } from "../job";
import type { PrintJobRow } from "../job";
import { type PrintContext, printersIn, readPrintContext } from "./context";
import { labelPaper, receiptPaper, slipPaper, ticketPaper } from "./documents";
import type { SentChange } from "./sent-change";

/** Makes print jobs of what happens to orders, once for each device and cause however often a change is delivered. */
export const printReactions = {
  sent: [printTold],
  order: [printOrderDocuments],
} satisfies { sent: Reactions<SentChange>; order: Reactions<OrderChange> };

/** Which events of a device stand for why a station was told something. What staff ask for is always printed. */
const EVENTS: Readonly<Record<SentReason, readonly DeviceEvent[]>> = {
  begun: ["confirmed", "newOrder"],
  changed: ["changed"],
  cancelled: ["cancelled"],
  print: [],
};

/** Tickets for the printers of a station that was told something, and stickers; for `print` also what customers get. */
async function printTold({ before, after }: SentChange): Promise<void> {
  const last = before?.messages.at(-1)?.number ?? 0;
  const messages = after.messages.filter(({ number }) => number > last);
  if (messages.length === 0) return;
  const devices = await printersIn({
    branch: after.branch,
    documents: ["kitchenTicket", "label", "receipt", "deliverySlip"],
  });
  if (devices.length === 0) return;
  const [order, context] = await Promise.all([findOrder(after.uid), readPrintContext(after.branch)]);
  if (!order || !context) return;
  const station = stationIn({ context, identifier: after.station ?? null });
  const told = { order, context, station, place: after.place };
  await enqueue(
    messages.flatMap((message) =>
      devices.flatMap((device) => [
        ...ticketsOf({ ...told, device, message }),
        ...(message.why === "print"
          ? customerDocuments({ order, context, device, cause: printCause(message), message })
          : []),
      ]),
    ),
  );
}

interface Telling {
  order: OrderRow;
  context: PrintContext;
  /** What was told: its record where the branch has it, and its name. */
  station: { id: string | null; name: string };
  place: string;
  device: Device;
  message: SentMessage;
}

function ticketsOf({ order, context, station, place, device, message }: Telling): PrintJobRow[] {
  const isForStation = !device.station || device.station === station.id;
  if (!isForStation) return [];
  const hears = message.why === "print" || EVENTS[message.why].some((event) => device.events.includes(event));
  const made = {
    ...base({ order, context, device, now: Date.parse(message.at) }),
    title: titleOf({ order, context, part: station.name }),
    isCopy: message.why === "print" && message.number > 1,
  };
  const cause = `${order.uid} ${place} ${message.number}`;
  const isSticker =
    device.documents.includes("label") &&
    device.events.includes("label") &&
    message.lines.some(({ kind }) => kind === "new");
  return [
    ...(hears && device.documents.includes("kitchenTicket")
      ? [
          newPrintJob({
            ...made,
            document: "kitchenTicket",
            lines: ticketPaper({ order, context, message, station: station.name }),
            cause: `ticket ${cause}`,
          }),
        ]
      : []),
    ...(isSticker
      ? [
          newPrintJob({
            ...made,
            document: "label",
            lines: labelPaper({ order, context, message }),
            cause: `label ${cause}`,
          }),
        ]
      : []),
  ];
}

/** What becomes of an order prints for the customer and for whoever brings it. */
async function printOrderDocuments({ before, after }: OrderChange): Promise<void> {
  const event = eventOf({ before, after });
  if (event === null) return;
  const devices = (await printersIn({ branch: after.branch, documents: ["receipt", "deliverySlip"] })).filter(
    ({ events }) => events.includes(event),
  );
  if (devices.length === 0) return;
  const context = await readPrintContext(after.branch);
  if (!context) return;
  const cause = `${event} ${after.version}`;
  await enqueue(devices.flatMap((device) => customerDocuments({ order: after, context, device, cause, event })));
}

/** What happened to an order that devices are told of; null for all else. */
export function eventOf({ before, after }: OrderChange): Exclude<DeviceEvent, "label"> | null {
  const isGone = after.state === "canceled" || after.state === "rejected";
  const isNew = after.state === "pending" && !isAwaitingPayment(after) && (!before || isAwaitingPayment(before));
  if (isNew) return "newOrder";
  if (!before) return after.state === "confirmed" ? "newOrder" : null;
  if (isGone && isOpenState(before.state) && !isAwaitingPayment(before)) return "cancelled";
  if (before.state === "pending" && after.state === "confirmed") return "confirmed";
  if (isOpenState(after.state) && !isDeepStrictEqual(before.items, after.items)) return "changed";
  return null;
}

function customerDocuments({
  order,
  context,
  device,
  cause,
  event,
  message,
}: {
  order: OrderRow;
  context: PrintContext;
  device: Device;
  cause: string;
  event?: DeviceEvent;
  message?: SentMessage;
}): PrintJobRow[] {
  const now = message ? Date.parse(message.at) : Date.parse(order.updatedAt);
  const made = {
    ...base({ order, context, device, now }),
    title: titleOf({ order, context }),
    isCopy: (message?.number ?? 1) > 1,
  };
  const isBrought = order.isDelivery && !order.isQuotation && event !== "cancelled";
  return [
    ...(device.documents.includes("receipt")
      ? [
          newPrintJob({
            ...made,
            document: "receipt",
            lines: receiptPaper({ order, context, now }),
            cause: `receipt ${order.uid} ${cause}`,
          }),
        ]
      : []),
    ...(device.documents.includes("deliverySlip") && isBrought
      ? [
          newPrintJob({
            ...made,
            document: "deliverySlip",
            lines: slipPaper({ order, context, now }),
            cause: `slip ${order.uid} ${cause}`,
          }),
        ]
      : []),
  ];
}

function base({ order, context, device, now }: Pick<Telling, "order" | "context" | "device"> & { now: number }) {
  return { device, branch: context.branch, order: order.uid, now };
}

/** Several stations are told at the same time when staff print an order; customers' documents are printed once. */
function printCause({ at }: SentMessage): string {
  return `print ${at}`;
}

function titleOf({ order, context: { config }, part }: Pick<Telling, "order" | "context"> & { part?: string }): string {
  const number = numberText({ order, disableTickets: config.disableTickets });
  return part === undefined ? number : `${number}, ${part}`;
}

function stationIn({
  context: { catalog, branch },
  identifier,
}: {
  context: PrintContext;
  identifier: string | null;
}): Telling["station"] {
  if (identifier === null) return { id: null, name: WHOLE_KITCHEN };
  const record = catalog.stations.find((one) => one.branch === branch.id && one.identifier === identifier);
  return { id: record?.id ?? null, name: record?.name ?? identifier };
}
