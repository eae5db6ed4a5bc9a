import { formatMoney } from "@tresen/contract/kit/money";
import { parseCsv } from "@tresen/contract/kit/table/csv";
import { readXlsx } from "@tresen/contract/kit/table/xlsx-read";
import type { ListedOrder } from "@tresen/contract/order/order";
import { expect, it } from "vitest";
import { columnsOf } from "../../../admin/list/views/list-columns";
import { NO_VIEWS } from "../../../admin/list/views/view-queries";
import { HISTORY_FIELDS } from "./history-columns";
import { historyFile } from "./history-file";
import { sortedOrders } from "./history-rows";

const order = (ticketNumber: number, totalGross: number, more: Partial<ListedOrder> = {}): ListedOrder =>
  ({
    ticketNumber,
    createdAt: `2026-06-05T10:0${ticketNumber}:00.000Z`,
    phone: "+43 660 1234567",
    branch: { id: "brn_1", name: "Neubau" },
    pricing: { totalGross },
    ...more,
  }) as ListedOrder;
const context = { currency: "EUR", money: formatMoney, zoneOf: () => "Europe/Vienna" };
const orders = [order(3, 900), order(2, 1200, { branch: { id: "brn_2", name: "Ätna" } }), order(1, 900)];
const tickets = (sort: string | undefined) =>
  sortedOrders({ orders, sort, context }).map(({ ticketNumber }) => ticketNumber);

it("orders are as the server answers them, or sorted by one or several columns", () => {
  expect(tickets(undefined)).toEqual([3, 2, 1]);
  expect(tickets("ordered")).toEqual([1, 2, 3]);
  expect(tickets("-total")).toEqual([2, 3, 1]);
  expect(tickets("total,ticket")).toEqual([1, 3, 2]);
  expect(tickets("branch")).toEqual([2, 3, 1]);
  expect(tickets("unknown")).toEqual([3, 2, 1]);
});

it("a file has the chosen columns in their order, told as in every table file", async () => {
  const keys = ["total", "ordered", "ticket", "branch", "phone"];
  const file = (format: "csv" | "xlsx") => historyFile({ orders: orders.slice(0, 1), keys, context, format });
  const titles = ["Gesamt", "Bestellt", "Ticket", "Filiale", "Telefon"];
  const read = async (format: "csv" | "xlsx") => new Response((await file(format)).content).arrayBuffer();
  expect(parseCsv(new TextDecoder().decode(await read("csv")))).toEqual([
    titles,
    ["9,00", "05.06.2026 12:03 +02:00", "3", "Neubau", "+43 660 1234567"],
  ]);
  const bytes = new Uint8Array(await read("xlsx"));
  expect(await readXlsx(bytes)).toEqual([titles, ["9", "05.06.2026 12:03", "3", "Neubau", "+43 660 1234567"]]);
});

it("payment stands beside the total, before what needs the width of a desk", () => {
  const columns = columnsOf({ fields: HISTORY_FIELDS, views: NO_VIEWS, search: {} }).map(({ field }) => field.title);
  expect(columns).toEqual(["Ticket", "Bestellt", "Status", "Gesamt", "Zahlung", "Art", "Kunde", "Telefon", "Filiale"]);
});
