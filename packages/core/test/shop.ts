import type { OrderDraft, OrderDraftInput } from "@tresen/contract/order/order";
import { orderDraft } from "@tresen/contract/order/order-input";
import type { InputOf, Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { type Actor, VISITOR } from "../src/platform/actor";
import { createRecord, indexing } from "../src/records";
import { rebuildSnapshot } from "../src/snapshot";
import { userHooks } from "../src/user";

/** A Friday, 18:30 in Vienna: the branches of the fixture are open. */
export const NOW = Date.parse("2026-06-05T16:30:00Z");

export const admin: Actor = {
  kind: "staff",
  user: { id: "usr_admin", name: "Ada Admin", roles: ["ROLE_ADMIN"], branches: [] },
};
export const anonymous = VISITOR;
export function staff(role: "ROLE_MANAGER" | "ROLE_EMPLOYEE", ...branches: string[]): Actor {
  return {
    kind: "staff",
    user: { id: `usr_${role.slice(5).toLowerCase()}`, name: "Eva Beispiel", roles: [role], branches },
  };
}

/** Somebody whose own role gives these permissions in the branches. */
export function holder({ permissions, branches }: { permissions: readonly string[]; branches: string[] }): Actor {
  return {
    kind: "staff",
    user: {
      id: "usr_desk",
      name: "Eva Beispiel",
      roles: [],
      branches,
      permissions: permissions.map((permission) => ({ permission, scope: "branches" as const })),
    },
  };
}

type Name = keyof typeof resources;

/** Stores a record with the schema's defaults. */
export function create<N extends Name>(name: N, input: InputOf<(typeof resources)[N]> & { id?: string }) {
  const resource: Resource = resources[name];
  const { id, ...fields } = input as Record<string, unknown>;
  const parsed = resource.fields.parse(fields);
  return createRecord({
    resource,
    actor: admin,
    now: NOW,
    indexing,
    input: { ...parsed, ...(id === undefined ? {} : { id }) },
    ...(name === "users" ? { hooks: userHooks } : {}),
  });
}

const daily = [{ type: "daily" as const, from: "10:00", to: "22:00" }];

/** Two branches with one menu, a table, a donee: everything that an order can name. */
export async function createShop(): Promise<void> {
  await create("branches", {
    id: "center",
    identifier: "center",
    name: "Zentrum",
    openingHours: daily,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    isPhoneRequiredForDelivery: false,
    deliveryAreas: [
      { id: "inner", area: "Innere Stadt", price: 290, minimumOrderValue: 1000, freeFromOrderValue: 5000 },
    ],
  });
  await create("branches", {
    id: "harbor",
    identifier: "harbor",
    name: "Hafen",
    openingHours: daily,
    slotCapacity: 2,
    isPreorderEnabled: true,
  });
  await create("branches", {
    id: "workshop",
    identifier: "workshop",
    name: "Werkstatt",
    openingHours: daily,
    isQuotationRequired: true,
  });
  await create("categories", { id: "pizza", name: "Pizza" });
  await create("products", {
    id: "margherita",
    name: "Margherita",
    price: 950,
    takeawayTax: 0.1,
    dineInTax: 0.1,
    tax: 0.1,
  });
  await create("products", {
    id: "custom",
    name: "Wunschpizza",
    price: 800,
    config: {
      parts: [
        { name: "Größe", type: "select", options: [{ name: "Klein" }, { name: "Groß", modifier: "add", value: 300 }] },
        { name: "Notiz", type: "text", optional: true, options: [] },
      ],
    },
  });
  await create("products", { id: "gone", name: "Aus dem Sortiment", price: 100, isEnabled: false });
  await create("menus", {
    id: "menu",
    name: "Karte",
    branches: [{ id: "center" }, { id: "harbor" }, { id: "workshop" }],
    catalog: [{ category: "pizza", products: ["margherita", "custom", "gone"] }],
  });
  await create("tables", { id: "table1", identifier: "1", branch: "center" });
  await create("donatees", { id: "donee", name: "Tierheim" });
  await rebuildSnapshot({ startedAt: Date.now() });
}

/** A takeaway order of one pizza, changed as wished. */
export function draft(changes: Partial<OrderDraftInput> = {}): OrderDraft {
  return orderDraft.parse({
    branch: "center",
    items: [{ product: "margherita", amount: 1, unit: "piece" }],
    firstName: "Maria",
    lastName: "Muster",
    legalInstructions: true,
    privacyPolicy: true,
    ...changes,
  });
}
