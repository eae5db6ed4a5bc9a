import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Grant } from "@tresen/contract/kit/access";
import { users } from "@tresen/contract/user/user.resource";
import type { Actor } from "@tresen/core/platform/actor";
import { createRecord } from "@tresen/core/records";
import { userHooks } from "@tresen/core/user";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { expect } from "vitest";
import { send } from "./api";
import { NOW } from "./request";

export const PASSWORD = "ein-langes-passwort";
const SYSTEM: Actor = {
  kind: "staff",
  user: { id: "usr_system", name: "System", roles: ["ROLE_ADMIN"], branches: [] },
};

export interface Sessions {
  admin: string;
  /** Leads the branch `brn_mitte`. */
  manager: string;
  /** Works in the branch `brn_mitte`. */
  employee: string;
}

/** Signs in and returns the session's token. */
export async function signIn({ username, now = NOW }: { username: string; now?: number }): Promise<string> {
  const { status, cookies } = await send({
    method: "POST",
    path: "/api/login",
    body: { username, password: PASSWORD },
    now,
  });
  expect(status).toBe(200);
  const token = /^session=([^;]+)/.exec(cookies[0] ?? "")?.[1];
  if (!token) throw new Error("No session cookie");
  return token;
}

/** A shop of two branches with a configurable pizza, through the API as an administrator would make it. */
export async function openShop(): Promise<Sessions> {
  await addUser({ username: "admin@example.test", roles: ["ROLE_ADMIN"], branches: [] });
  const admin = await signIn({ username: "admin@example.test" });
  const create = async (path: string, body: object): Promise<void> => {
    const { status, errors } = await send({ method: "POST", path: `/api/${path}`, body, session: admin });
    expect({ path, status, errors }).toEqual({ path, status: 201, errors: [] });
  };
  const config = await send({
    method: "POST",
    path: "/api/config",
    body: { shopName: "Pizzeria Probe" },
    session: admin,
  });
  expect(config.status).toBe(200);
  await create("branches", {
    id: "brn_mitte",
    identifier: "mitte",
    name: "Mitte",
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    deliveryAreas: [{ id: "are_1", area: "Innen", price: 290, minimumOrderValue: 1000 }],
  });
  await create("branches", {
    id: "brn_nord",
    identifier: "nord",
    name: "Nord",
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
  });
  await create("categories", { id: "cat_pizza", name: "Pizza" });
  await create("products", {
    id: "prd_margherita",
    name: "Margherita",
    type: "configurable",
    price: 990,
    tax: 0.1,
    takeawayTax: 0.1,
    dineInTax: 0.1,
    maximumQuantity: 20,
    config: {
      parts: [
        { name: "Größe", type: "select", options: [{ name: "normal" }, { name: "groß", modifier: "add", value: 300 }] },
      ],
    },
  });
  await create("menus", {
    id: "mnu_1",
    name: "Karte",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_mitte" }, { id: "brn_nord" }],
    catalog: [{ category: "cat_pizza", products: ["prd_margherita"] }],
  });
  await create("tables", { id: "tbl_1", identifier: "1", branch: "brn_mitte" });
  await addUser({ username: "leitung@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_mitte"] });
  await addUser({ username: "theke@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  await rebuildSnapshot({ startedAt: Date.now() });
  return {
    admin,
    manager: await signIn({ username: "leitung@example.test" }),
    employee: await signIn({ username: "theke@example.test" }),
  };
}

export async function addUser({
  username,
  roles,
  branches,
  isEnabled = true,
}: {
  username: string;
  roles: string[];
  branches: string[];
  isEnabled?: boolean;
}): Promise<void> {
  const input = { username, roles, branches: branches.map((id) => ({ id })), password: PASSWORD, isEnabled };
  await createRecord({ resource: users, actor: SYSTEM, now: NOW, input: users.fields.parse(input), hooks: userHooks });
}

let ownRoles = 0;

/** Signs in somebody who has a role with these permissions and no other. */
export async function signInHolder({
  admin,
  branches,
  permissions,
}: {
  /** The session of an administrator, who makes the role. */
  admin: string;
  branches: string[];
  permissions: Grant[];
}): Promise<string> {
  ownRoles += 1;
  const identifier = `ROLE_OWN_${ownRoles}`;
  const body = { identifier, name: identifier, permissions };
  expect((await send({ method: "POST", path: "/api/roles", body, session: admin })).status).toBe(201);
  const username = `own${ownRoles}@example.test`;
  await addUser({ username, roles: [identifier], branches });
  return signIn({ username });
}

/** An order that stands, for takeaway from `brn_mitte`. */
export function order(changes: object = {}): Record<string, unknown> {
  return {
    branch: "brn_mitte",
    items: [{ product: "prd_margherita", amount: 2, unit: "piece", parts: ["groß"] }],
    firstName: "Anna",
    lastName: "Gruber",
    legalInstructions: true,
    privacyPolicy: true,
    ...changes,
  };
}

/** Keys for both kinds of displays of `brn_mitte`. */
export async function displayKeys(session: string): Promise<Record<"frontdesk" | "backoffice", string>> {
  const made = async (purpose: string): Promise<string> => {
    const body = { name: "Pass", branch: "brn_mitte", purpose };
    const { data } = await send({ method: "POST", path: "/api/access-keys", body, session });
    return (data as CreatedKey).key;
  };
  return { frontdesk: await made("frontdesk"), backoffice: await made("backoffice") };
}
