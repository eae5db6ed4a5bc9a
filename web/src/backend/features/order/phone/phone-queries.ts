import { queryOptions } from "@tanstack/react-query";
import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Table } from "@tresen/contract/branch/table.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { DatedRates } from "@tresen/contract/catalog/tax/dated-rates";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Config } from "@tresen/contract/config/config";
import { MINUTE } from "@tresen/contract/kit/time";
import type { OrderItemDraft } from "@tresen/contract/order/order";
import { PHONE_DIGITS_MIN, digitsIn } from "@tresen/contract/order/phone/phone-customer";
import type { PaymentMethod } from "@tresen/contract/payment/payment";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { call } from "../../../../shared/api";

/** What orders are taken from: the published shop, as its customers order from it. */
export interface Offer {
  config: Config & { paymentProviders?: readonly PaymentMethod[] };
  branches: ReadonlyMap<string, Branch>;
  menus: readonly Menu[];
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  taxRates: DatedRates;
  tables: ReadonlyMap<string, Table>;
}

export const phoneQueries = {
  offer: () =>
    queryOptions({
      queryKey: ["phone", "offer"],
      queryFn: async ({ signal }) => readOffer(await call("GET /api/init", { signal })),
      staleTime: MINUTE,
    }),
  /** What holds in the branch right now: pauses, longer times, and what is sold out. */
  now: (branch: string) =>
    queryOptions({
      queryKey: ["phone", "now", branch],
      queryFn: ({ signal }) => call("GET /api/branches/{id}/now", { params: { id: branch }, signal }),
      refetchInterval: 30_000,
      retry: false,
    }),
  /** @param work what is ordered, where stations limit their work. */
  fullSlots: ({
    branch: { id, slotCapacity },
    month,
    work,
  }: {
    branch: Pick<Branch, "id" | "slotCapacity">;
    month: string;
    work: { items: OrderItemDraft[]; method: DeliveryMethod } | null;
  }) =>
    queryOptions({
      queryKey: ["phone", "full-slots", id, month, work],
      queryFn: async ({ signal }) =>
        work
          ? (await call("POST /api/branches/{id}/full-slots", { params: { id }, body: { ...work, month }, signal }))
              .full
          : call("GET /api/branches/{id}/full-slots", { params: { id }, query: { month }, signal }),
      enabled: work !== null || Boolean(slotCapacity),
      staleTime: 30_000,
    }),
  customers: ({ branch, phone }: { branch: string; phone: string }) =>
    queryOptions({
      queryKey: ["phone", "customers", branch, phone],
      queryFn: ({ signal }) => call("GET /api/orders/customers", { query: { branch, phone }, signal }),
      enabled: digitsIn(phone) >= PHONE_DIGITS_MIN,
      staleTime: MINUTE,
    }),
};

function readOffer(entries: readonly InitEntry[]): Offer {
  const list = <T>(url: string): T[] => (entries.find((entry) => entry.url === url)?.data as T[] | undefined) ?? [];
  const byId = <T extends { id: string }>(url: string): ReadonlyMap<string, T> =>
    new Map(list<T>(url).map((record) => [record.id, record]));
  return {
    config: entries.find(({ url }) => url === "config")?.data as Offer["config"],
    branches: byId("branches"),
    menus: list("menus"),
    categories: byId("categories"),
    products: byId("products"),
    taxRates: byId<TaxRate>("tax-rates"),
    tables: byId("tables"),
  };
}
