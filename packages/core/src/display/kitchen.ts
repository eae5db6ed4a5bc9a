import { isDeepStrictEqual } from "node:util";
import type { KeyRow } from "../access-key";
import { isOfToday } from "@tresen/contract/display/board.rules";
import { methodOf, zoneOf } from "@tresen/contract/branch/branch-hours";
import { positionAllergens } from "@tresen/contract/catalog/allergen/position-allergens";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { KitchenItem, KitchenOrder, KitchenStation } from "@tresen/contract/display/display";
import type { Instant } from "@tresen/contract/kit/time";
import type { PreparationState } from "@tresen/contract/order/preparation/preparation";
import type { Station } from "@tresen/contract/station/station.resource";
import { stationsIn, stationsOf } from "@tresen/contract/station/stations";
import { type OrderRow, beginsAtOf, confirmedAtOf, openOrdersOf, setPreparation } from "../order";
import { type Catalog, readCatalog } from "../snapshot";

/** Today's open orders of the branch as the kitchen sees them, in the order in which they have to be begun. */
export async function readKitchen({ branch, now }: { branch: string; now: Instant }): Promise<KitchenOrder[]> {
  const catalog = await readCatalog();
  const stations = stationsIn({ branch, stations: catalog.stations });
  const zone = zoneOf(catalog.branches.get(branch) ?? {});
  const rows = await openOrdersOf({ branch });
  return rows
    .flatMap((row) => kitchenView({ row, catalog, stations }) ?? [])
    .filter((order) => isOfToday({ at: Date.parse(order.beginsAt), now, zone }))
    .sort((a, b) => Date.parse(a.beginsAt) - Date.parse(b.beginsAt) || a.ticketNumber - b.ticketNumber);
}

/** Notes what a station has done. @throws missing, conflict: see `setPreparation`. */
export async function prepare({
  key,
  now,
  ...asked
}: {
  /** The display's key. */
  key: Pick<KeyRow, "branch" | "name">;
  uid: string;
  line: string;
  station?: string | null | undefined;
  state: PreparationState;
  now: Instant;
}): Promise<KitchenOrder | null> {
  const catalog = await readCatalog();
  const stations = stationsIn({ branch: key.branch, stations: catalog.stations });
  const row = await setPreparation({
    ...asked,
    branch: key.branch,
    stationsOf: (product) => stationsOf({ product: catalog.products.get(product), stations }),
    rollsUp: catalog.branches.get(key.branch)?.rollUpPrepared ?? false,
    by: key.name,
    now,
  });
  return kitchenView({ row, catalog, stations });
}

/** The stations of the branch that are in use, by name. */
export async function readStations({ branch }: { branch: string }): Promise<KitchenStation[]> {
  const { stations } = await readCatalog();
  return stationsIn({ branch, stations })
    .map(({ identifier, name, colour }) => ({ identifier, name, colour: colour ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}

function kitchenView({
  row,
  catalog,
  stations,
}: {
  row: OrderRow;
  catalog: Catalog;
  stations: readonly Station[];
}): KitchenOrder | null {
  const confirmedAt = confirmedAtOf(row);
  const begins = beginsAtOf(row);
  if (confirmedAt === null || begins === null) return null;
  const { uid, ticketNumber, appointment, comment = "" } = row;
  return {
    uid,
    ticketNumber,
    state: row.state === "inDelivery" ? "inDelivery" : "confirmed",
    method: methodOf(row),
    table: row.tableIdentifier ?? null,
    appointment: appointment ?? null,
    confirmedAt,
    beginsAt: new Date(begins).toISOString(),
    timeZone: zoneOf(catalog.branches.get(row.branch) ?? {}),
    comment,
    isChanged: row.original !== undefined,
    preparedAt: row.preparedAt ?? null,
    items: row.items.map((item, index) =>
      itemView({ row, item, index, product: catalog.products.get(item.product), stations }),
    ),
  };
}

function itemView({
  row,
  item,
  index,
  product,
  stations,
}: {
  row: OrderRow;
  item: OrderRow["items"][number];
  index: number;
  product: Product | undefined;
  stations: readonly Station[];
}): KitchenItem {
  const line = String(index + 1);
  return {
    line,
    product: item.product,
    name: item.name,
    amount: item.amount === 0 ? (row.original?.items[index]?.amount ?? 0) : item.amount,
    unit: item.unit,
    parts: item.parts
      .filter(({ value }) => value !== null && value.length > 0)
      .map(({ name, value }) => ({ name, value, isChoice: isChoice({ product, name, value }) })),
    allergens: positionAllergens({ product, parts: item.parts }),
    stations: [...stationsOf({ product, stations })],
    preparation: (row.preparation ?? [])
      .filter((step) => step.line === line)
      .map(({ station, state, at }) => ({ station, state, at })),
    change: changeOf({ row, item, index }),
  };
}

function changeOf({
  row,
  item,
  index,
}: {
  row: OrderRow;
  item: OrderRow["items"][number];
  index: number;
}): KitchenItem["change"] {
  if (!row.original) return null;
  const first = row.original.items[index];
  if (item.amount === 0) return "removed";
  if (!first) return "new";
  return isDeepStrictEqual(first, item) ? null : "changed";
}

function isChoice({
  product,
  name,
  value,
}: Pick<OrderRow["items"][number]["parts"][number], "name" | "value"> & { product: Product | undefined }): boolean {
  const options = product?.config.parts.find((part) => part.name === name)?.options ?? [];
  return namesIn(value ?? []).every((answer) => options.some((option) => option.name === answer));
}

function namesIn(answer: string | readonly string[]): readonly string[] {
  return typeof answer === "string" ? [answer] : answer;
}
