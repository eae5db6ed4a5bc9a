import { formatMoney } from "@tresen/contract/kit/money";
import type { ListedOrder } from "@tresen/contract/order/order";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { columnsOf } from "../../../admin/list/views/list-columns";
import { NO_VIEWS } from "../../../admin/list/views/view-queries";
import { HISTORY_FIELDS } from "./history-columns";
import { HistoryTable } from "./history-table";

const known: Partial<ListedOrder> = {
  id: "ord_1",
  ticketNumber: 7,
  createdAt: "2026-06-05T16:30:00.000Z",
  phone: "+436601234567",
  branch: { id: "brn_1", name: "Neubau" },
  state: "pending",
};
const order = known as ListedOrder;

it("values need no titles on a phone, but have them for readers, and the way to the order stays in sight", () => {
  const html = renderToString(
    <HistoryTable
      orders={[order]}
      columns={columnsOf({ fields: HISTORY_FIELDS, views: NO_VIEWS, search: {} })}
      context={{ currency: "EUR", money: formatMoney, zoneOf: () => "Europe/London" }}
      sort={undefined}
      onSort={() => undefined}
      onWidth={() => undefined}
      onOpen={() => undefined}
    />,
  ).replaceAll("<!-- -->", "");
  const cells = [...html.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => cell);
  expect(cells.every((cell) => cell.includes('<span class="sr-only sm:hidden">'))).toBe(true);
  expect(html).not.toContain("data-title=");
  expect(cells[0]).toContain("sm:sticky");
  expect(cells[0]).toMatch(/<button.*7<span class="sr-only"> öffnen/);
  expect(cells[1]).toContain("05.06.2026 17:30");
});
