import { menuInForce } from "@tresen/contract/catalog/availability";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { groupIds, withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import type { CheckoutContext } from "@tresen/contract/order/checkout/checkout-context";
import type { OrderDraft } from "@tresen/contract/order/order";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type Instant, parseInstant } from "@tresen/contract/kit/time";
import { ORDER_UPLOAD_LIMIT } from "@tresen/contract/media/upload-types";
import { branchRows, tableRows } from "../branch/rows";
import { categoryRows, groupRows, offered, productRows } from "../catalog/rows";
import { configIn, configKey } from "../config";
import { type Item, type Key, keyOf, batchRead } from "../platform/db";
import { type NamedRecords, rowKey, rowOf } from "../records/rows";
import { type Catalog, cachedCatalog, readCatalog, snapshotMetaKey, versionOf } from "../snapshot";
import { uploadOf, uploadRowKey } from "../media/upload";
import { doneeRows } from "./donee-rows";
import { slotOf } from "./slot/slot";
import { type OrderRow, orderKey, orderOf } from "./store";
import { type Uploads, uploadIdsIn } from "./uploads";
import { SlotEntity } from "./slot/slot.entity";

export interface OrderContext {
  /** The order that an earlier request with the same key created. */
  existing: OrderRow | null;
  /** Null when the branch does not exist. */
  context: (CheckoutContext & { branch: Branch; config: ConfigRecord; stations: Catalog["stations"] }) | null;
  /** The existing uploads that the order refers to. */
  uploads: Uploads;
  /** Returns the rows of `beside`. */
  found: (key: Key) => Item | undefined;
}

/**
 * Reads everything that an order is checked against, in one call. Menus are large, so they come from the cached
 * catalogue, which is reloaded if the same call shows that it is outdated.
 * @param beside keys of further rows to read.
 */
export async function readOrderContext({
  uid,
  draft,
  beside,
  now,
}: {
  uid: string;
  draft: OrderDraft;
  beside: readonly Key[];
  now: Instant;
}): Promise<OrderContext> {
  const held = cachedCatalog();
  const keys = keysFor({ uid, draft, catalog: held });
  const [found, loaded] = await Promise.all([
    // An eventually consistent read costs half, but may miss recent writes. That is fine for ticket number and slot,
    // which are protected by the conditions of the write. A file that was uploaded just before, and the counters of a
    // returning customer, must be found, so then the read is consistent.
    batchRead([...Object.values(keys).flatMap((group) => [...group.values()]), ...beside], {
      isConsistent: keys.uploads.size + beside.length > 0,
    }),
    held ?? readCatalog(),
  ]);
  const version = versionOf(found(snapshotMetaKey));
  const catalog = loaded.version >= version ? loaded : await readCatalog({ version });
  const records = <Entry extends RecordMeta>(
    named: NamedRecords<Entry>,
    group: ReadonlyMap<string, Key>,
    read = found,
  ): Map<string, Entry> =>
    new Map(
      [...group].flatMap(([id, key]) => {
        const item = read(key);
        return item ? [[id, named.recordOf(rowOf(item))] as const] : [];
      }),
    );
  const branch = records(branchRows, keys.branch).get(draft.branch);
  const stored = records(productRows, keys.products);
  const shared = keysOf(groupRows, groupIds([...stored.values()]));
  // As fresh as the products. One more call, none without groups.
  const foundShared = await batchRead([...shared.values()], { isConsistent: false });
  const groups = records(groupRows, shared, foundShared);
  return {
    found,
    existing: orderOf(found(orderKey(uid))),
    uploads: new Map(
      [...keys.uploads].flatMap(([id, key]) => {
        const row = uploadOf({ item: found(key), now });
        return row ? [[id, row] as const] : [];
      }),
    ),
    context: branch
      ? {
          branch,
          config: configIn(found(configKey)),
          menu: menuInForce({ menus: catalog.menus, branch, at: now }),
          categories: over({ catalog: catalog.categories, fresh: records(categoryRows, keys.categories) }),
          products: new Map(
            [...stored].map(([id, product]) => [id, withOptionGroups({ product: offered(product), groups })]),
          ),
          taxRates: catalog.taxRates,
          tables: records(tableRows, keys.table),
          donatees: records(doneeRows, keys.donee),
          stations: catalog.stations,
          // The published list, so that no provider is asked for each order.
          providers: catalog.paymentProviders,
          now,
          fullSlots: new Set(
            [...keys.slot]
              .filter(([, key]) => countOf(found(key)) >= (branch.slotCapacity ?? Infinity))
              .map(([slot]) => Date.parse(slot)),
          ),
        }
      : null,
  };
}

type Keys = Record<
  "single" | "branch" | "categories" | "products" | "table" | "donee" | "slot" | "uploads",
  Map<string, Key>
>;

function keysFor({ uid, draft, catalog }: { uid: string; draft: OrderDraft; catalog: Catalog | null }): Keys {
  const productIds = [...new Set(draft.items.map(({ product }) => product))];
  return {
    single: new Map([
      ["config", configKey],
      ["snapshot", snapshotMetaKey],
      ["order", orderKey(uid)],
    ]),
    branch: keysOf(branchRows, [draft.branch]),
    categories: keysOf(categoryRows, categoryIds({ catalog, branch: draft.branch, products: productIds })),
    products: keysOf(productRows, productIds),
    table: keysOf(tableRows, [draft.table]),
    donee: keysOf(doneeRows, [draft.donatee]),
    slot: slotKey({ draft, catalog }),
    // Ids above the limit are refused anyway, so they are not read.
    uploads: new Map(
      uploadIdsIn(draft)
        .slice(0, ORDER_UPLOAD_LIMIT)
        .map((id) => [id, uploadRowKey(id)]),
    ),
  };
}

function keysOf(resource: { name: string }, ids: readonly (string | null)[]): Map<string, Key> {
  return new Map(ids.flatMap((id) => (id ? [[id, rowKey({ resource, id })]] : [])));
}

/** The categories in which the branch's menus list the products. */
function categoryIds({
  catalog,
  branch,
  products: ids,
}: {
  catalog: Catalog | null;
  branch: string;
  products: readonly string[];
}): string[] {
  const menus = catalog?.menus.filter((menu) => menu.branches.some(({ id }) => id === branch)) ?? [];
  const entries = menus
    .flatMap((menu) => menu.catalog)
    .filter((entry) => ids.some((id) => entry.products.includes(id)));
  return [...new Set(entries.map(({ category }) => category))];
}

/** Read in advance only to avoid using up a ticket number: the write itself decides. */
function slotKey({ draft, catalog }: { draft: OrderDraft; catalog: Catalog | null }): Map<string, Key> {
  const branch = catalog?.branches.get(draft.branch);
  const appointment =
    draft.appointmentDate && branch?.slotCapacity
      ? parseInstant({ text: draft.appointmentDate, zone: zoneOf(branch) })
      : null;
  if (appointment === null) return new Map();
  const slot = slotOf(appointment);
  return new Map([[slot, keyOf(SlotEntity.get({ branch: draft.branch, slot }).params())]]);
}

function countOf(item: Item | undefined): number {
  return typeof item?.taken === "number" ? item.taken : 0;
}

/** The records of the catalogue, replaced by those that were just read. */
function over<T>({
  catalog,
  fresh,
}: {
  catalog: ReadonlyMap<string, T>;
  fresh: ReadonlyMap<string, T>;
}): ReadonlyMap<string, T> {
  return fresh.size === 0 ? catalog : new Map([...catalog, ...fresh]);
}
