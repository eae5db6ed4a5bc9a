import type { Product } from "@tresen/contract/catalog/product.resource";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { User } from "@tresen/contract/user/user.resource";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { type Job, findJob } from "@tresen/core/platform/job";
import { beforeAll, expect, test } from "vitest";
import { makeDue } from "../../core/test/jobs";
import { handler as work } from "../src/job/plan-jobs";
import { type Reply, send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

let sessions: Sessions;
const iso = (at: number): string => new Date(at).toISOString();

beforeAll(async () => {
  sessions = await openShop();
});

const call = (
  method: string,
  path: string,
  body?: object,
  { now = NOW, session = sessions.admin }: { now?: number; session?: string } = {},
): Promise<Reply> => send({ method, path, session, now, ...(body ? { body } : {}) });
const planOf = async (reply: Promise<Reply>): Promise<PlannedChange> => {
  const { status, data } = await reply;
  expect(status).toBe(202);
  return data as PlannedChange;
};
const jobOf = async ({ id }: PlannedChange): Promise<Job> => {
  const job = await findJob(id);
  if (!job) throw new Error("There is no such job");
  return job;
};
const runAt = async (plan: PlannedChange, at: number): Promise<Job> => {
  await makeDue(await jobOf(plan));
  const Records = [queueRecord({ body: plan.id, at })];
  expect(await withGrantsOf("plan-jobs", () => work({ Records }))).toEqual({ batchItemFailures: [] });
  return jobOf(plan);
};

test("some fields of a product change at their time, beside changes of its other fields", async () => {
  const id = "prd_plan";
  const body = { id, name: "Limonade", type: "simple", price: 300, tax: 0.2, takeawayTax: 0.2, dineInTax: 0.2 };
  expect((await call("POST", "/api/products", body)).status).toBe(201);
  const product = async (): Promise<Product> => (await call("GET", `/api/products/${id}`)).data as Product;
  const plan = (fields: object, hours: number, now = NOW): Promise<Reply> =>
    call(
      "POST",
      "/api/planned-changes",
      { resource: "products", record: id, version: 1, at: iso(NOW + hours * HOUR), fields },
      { now },
    );
  expect(await plan({ price: -1 }, 1)).toMatchObject({ status: 400, errors: [{ field: "fields.price" }] });
  expect(await plan({ unbekannt: 1 }, 1)).toMatchObject({ status: 400 });
  expect(await plan({}, 1)).toMatchObject({ status: 400, errors: [{ field: "fields" }] });
  const first = await planOf(plan({ price: 350 }, 1));
  const second = await planOf(plan({ price: 400 }, 2, NOW + MINUTE));
  await call("PUT", `/api/products/${id}`, { ...(await product()), name: "Zitronenlimonade" });
  expect((await runAt(first, NOW + HOUR)).state).toBe("done");
  expect(await product()).toMatchObject({ price: 350, name: "Zitronenlimonade" });
  expect((await runAt(second, NOW + 2 * HOUR)).state).toBe("done");
  expect(await product()).toMatchObject({ price: 400, version: 4 });
  const stale = await plan({ price: 500 }, 3);
  expect(stale.status).toBe(409);
  const third = await planOf(
    call("POST", "/api/planned-changes", {
      resource: "products",
      record: id,
      version: 4,
      at: iso(NOW + 3 * HOUR),
      fields: { price: 500 },
    }),
  );
  await call("PUT", `/api/products/${id}`, { ...(await product()), price: 410 });
  expect(await runAt(third, NOW + 3 * HOUR)).toMatchObject({
    state: "failed",
    reason: "Diese Felder wurden nach dem Planen von jemand anderem geändert: Preis. Es wurde nichts überschrieben.",
  });
  expect(await product()).toMatchObject({ price: 410 });
});

test("of accounts no password is planned, and whoever may not change a stronger one learns and cancels nothing", async () => {
  const rights = ["users.read", "users.create", "users.update", "user.assign"];
  await call("POST", "/api/roles", {
    identifier: "ROLE_STAFFING",
    name: "Personalbüro",
    permissions: rights.map((permission) => ({ permission, scope: "all" })),
  });
  const clerk = "personal@shop.example.test";
  await addUser({ username: clerk, roles: ["ROLE_STAFFING"], branches: [] });
  const session = await signIn({ username: clerk });
  const made = await call("POST", "/api/users", {
    username: "chefin@shop.example.test",
    roles: ["ROLE_ADMIN"],
    branches: [],
  });
  const { id, version } = made.data as User;
  const plan = (fields: object) =>
    call("POST", "/api/planned-changes", { resource: "users", record: id, version, at: iso(NOW + HOUR), fields });
  expect(await plan({ password: "Ganz-im-Geheimen-7" })).toMatchObject({
    status: 400,
    errors: [{ field: "fields.password", message: "Ein Passwort kann nicht im Voraus geplant werden." }],
  });
  const { id: job } = await planOf(plan({ isLocked: true }));
  const asked = [
    call("POST", `/api/planned-changes/${job}/cancel`, undefined, { session }),
    call("POST", `/api/planned-changes/${job}/move`, { at: iso(NOW + 2 * HOUR) }, { session }),
    call("GET", `/api/planned-changes/${job}`, undefined, { session }),
    send({ path: "/api/planned-changes", query: { resource: "users", record: id }, session }),
  ];
  for (const reply of await Promise.all(asked)) expect(reply.status).toBe(403);
  const several = { path: "/api/planned-changes/of/users", query: { ids: id } };
  expect((await send({ ...several, session })).data).toEqual([]);
  expect((await send({ ...several, session: sessions.admin })).data).toMatchObject([{ fields: { isLocked: true } }]);
});
