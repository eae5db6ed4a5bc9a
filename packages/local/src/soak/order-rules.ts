import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { isFoodDone } from "./displays";
import type { Evidence } from "./evidence";
import type { Rule } from "./verdict";

/** What has to be true of the orders, of what is printed of them, and of the displays. */
export function orderRules({ orders, ordersInAll, jobs, devices, kitchen, board }: Evidence): Rule[] {
  const firsts = jobs.filter(({ copyOf, reroutedFrom }) => !copyOf && !reroutedFrom);
  const open = orders.filter(({ found: { state } }) => state === "confirmed" || state === "inDelivery");
  return [
    {
      name: "Each order exists exactly once, in the state that its customer and the desk were told",
      broken: [
        ...(ordersInAll === orders.length ? [] : [`${ordersInAll} orders instead of ${orders.length}`]),
        ...orders
          .filter(({ known, found }) => found.state !== known.state || found.items[0]?.amount !== known.amount)
          .map(({ found }) => `${found.uid}: ${found.state}`),
      ],
    },
    {
      name: "Each message to a station has one ticket, and each confirmed order one receipt",
      broken: orders.flatMap((order) => {
        const own = firsts.filter(({ order: id }) => id === `ord_${order.found.uid}`);
        const problems = missingIn({ order, own, devices });
        return problems.map((problem) => `${order.found.uid}: ${problem}`);
      }),
    },
    {
      name: "The kitchen display shows each open order as it is, with what the kitchen has done",
      broken: differences({
        expected: open.map(({ found: { uid, items } }) => [uid, items[0]?.amount, true].join(" ")),
        found: kitchen.map((order) => [order.uid, order.items[0]?.amount, isFoodDone(order)].join(" ")),
      }),
    },
    {
      name: "The guests' board shows the numbers of the open orders",
      broken: differences({
        expected: open.map(({ found }) => String(found.ticketNumber)),
        found: board.map(({ ticketNumber }) => String(ticketNumber)),
      }),
    },
  ];
}

function missingIn({
  order: { known, sent },
  own,
  devices,
}: {
  order: Evidence["orders"][number];
  own: readonly PrintJob[];
  devices: Evidence["devices"];
}): string[] {
  const isConfirmed = known.plan.confirmedAt !== null;
  const messagesOf = (station: string): number => sent.find((one) => one.station === station)?.messages.length ?? 0;
  const count = (device: string): number => own.filter((job) => job.device === device).length;
  const least = (name: string, isExpected: boolean): string[] =>
    isExpected && messagesOf(name) === 0 ? [`${name} was told nothing`] : [];
  const same = (what: string, found: number, expected: number): string[] =>
    found === expected ? [] : [`${found} ${what} instead of ${expected}`];
  return [
    ...least("ofen", isConfirmed),
    ...least("schank", isConfirmed && known.plan.hasDrink),
    ...same("tickets of the oven", count(devices.star), messagesOf("ofen")),
    ...same("tickets of the bar", count(devices.agent), messagesOf("schank")),
    ...same("receipts", count(devices.epson), isConfirmed ? 1 : 0),
  ];
}

function differences({ expected, found }: { expected: readonly string[]; found: readonly string[] }): string[] {
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `missing: ${one}`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `not expected: ${one}`),
  ];
}
