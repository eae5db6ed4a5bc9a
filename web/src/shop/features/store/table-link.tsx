import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useEffect } from "react";
import { useCart } from "../../state/order/cart";
import { useShop } from "../../state/shop-query";
import { readSession, writeSession } from "../../state/browser/storage";
import { Callout } from "../../ui/callout";
import * as texts from "./table-link.texts";

/**
 * Handles the address of a table's QR code: the order is then for this table, for the whole tab. For an unknown table
 * it shows a message.
 */
export function TableLink({ branch, identifier }: { branch: Branch; identifier: string }) {
  const { tables } = useShop();
  const { cart, choose, note } = useCart(branch);
  const id = branch.isDineInEnabled ? findTable({ tables: tables.values(), branch: branch.id, identifier }) : null;
  useEffect(() => {
    // Applied once: customers who then choose takeaway are not sent back to the table when they return to the menu.
    const key = `table-link/${branch.identifier}`;
    if (id === null || readSession<string>(key) === id) return;
    writeSession(key, id);
    choose({ method: "dineIn" });
    note({ table: id });
  }, [branch.identifier, id, choose, note]);
  if (id !== null && (cart.method !== "dineIn" || cart.order.table !== id)) return null;
  if (id !== null) return <Callout tone="info" role="status" title={texts.atTable(identifier)} />;
  if (!branch.isDineInEnabled) return <Callout tone="caution" role="alert" title={texts.noTableOrders} />;
  return (
    <Callout tone="caution" role="alert" title={texts.unknownTable(identifier)}>
      {texts.scanAgain}
    </Callout>
  );
}

/** The id of the branch's table with this identifier, whatever its case. */
export function findTable({
  tables,
  branch,
  identifier,
}: {
  tables: Iterable<{ id: string; branch: string; identifier: string }>;
  branch: string;
  identifier: string;
}): string | null {
  const wanted = identifier.trim().toLocaleLowerCase("de");
  for (const table of tables)
    if (table.branch === branch && table.identifier.trim().toLocaleLowerCase("de") === wanted) return table.id;
  return null;
}
