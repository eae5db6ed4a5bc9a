import type { PersonExport } from "@tresen/contract/privacy/export/person-export";
import type { FoundPerson } from "@tresen/contract/privacy/found-person";
import { customerReactions } from "@tresen/core/customer/order";
import { findOrder } from "@tresen/core/order";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { useProvider } from "../../core/test/provider";
import { send } from "./support/api";
import { doQueuedJobs } from "./support/jobs";
import { place } from "./support/orders";
import { type Sessions, openShop, signInHolder } from "./support/shop";
import { followTable } from "./support/whole-stream";

const MAIL = { firstName: "Nora", lastName: "Nurabgelehnt", email: "Nora@Example.test", phone: "" };
const PHONE = { firstName: "Paul", lastName: "Müller", email: "", phone: "+43 660 9988776" };
const provider = useProvider();
let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let uids: string[];

const find = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: "/api/privacy/find", body, session });
const found = async (body: object): Promise<FoundPerson> => {
  const { status, data } = await find(body);
  expect(status).toBe(200);
  return data as FoundPerson;
};

/** An order that was turned away: nobody becomes a customer by it. */
async function rejected(person: object): Promise<string> {
  const { id, uid } = await place(person);
  await send({ method: "POST", path: `/api/orders/${id}/status/reject`, body: {}, session: sessions.admin });
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
  return uid;
}

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  uids = [await rejected(MAIL), await rejected(PHONE)];
  const body = { contactEmail: "shop@example.test" };
  await send({ method: "POST", path: "/api/config", body, session: sessions.admin });
  for (const form of [
    { lastName: "Nurformular", comment: "Hallo", email: "form@example.test", phone: "1" },
    { lastName: "Nurabgelehnt", comment: "Warum?", email: "nora@example.test", phone: "1" },
  ])
    expect((await send({ method: "POST", path: "/api/custom/contact-form", body: form })).status).toBeLessThan(300);
});
afterAll(() => bucket.stop());

test("who has only a rejected order or a form is found by mail address, or by number and last name", async () => {
  expect((await send({ path: "/api/customers", session: sessions.admin })).data).toEqual([]);
  const [mail = "", phone = ""] = uids;
  expect(await found({ email: " nora@EXAMPLE.test" })).toEqual({
    customers: [],
    orders: [
      expect.objectContaining({ id: `ord_${mail}`, ticketNumber: expect.any(Number), branch: expect.any(String) }),
    ],
    forms: 1,
  });
  expect((await found({ phone: "0660/998 87 76", lastName: "MUELLER" })).orders.map(({ id }) => id)).toEqual([
    `ord_${phone}`,
  ]);
  // The same number under another name is somebody else.
  expect((await found({ phone: "0660/998 87 76", lastName: "Maier" })).orders).toEqual([]);
  expect(await found({ email: "form@example.test" })).toEqual({ customers: [], orders: [], forms: 1 });
  expect(await found({ email: "niemand@example.test" })).toEqual({ customers: [], orders: [], forms: 0 });
});

test("only administrators and those who may hand out data find somebody, by something that is a contact", async () => {
  for (const session of [null, sessions.manager, sessions.employee])
    expect([401, 403]).toContain((await find({ email: "nora@example.test" }, session)).status);
  const permissions = [{ permission: "customers.export", scope: "all" as const }];
  const holder = await signInHolder({ admin: sessions.admin, branches: [], permissions });
  expect((await find({ email: "nora@example.test" }, holder)).status).toBe(200);
  expect((await find({})).errors).toMatchObject([{ field: "email" }]);
  expect((await find({ phone: "12" })).errors).toMatchObject([{ field: "phone" }]);
});

test("entered as a customer, all of it is handed out and erased", async () => {
  const stream = await followTable();
  const body = { lastName: "Nurabgelehnt", emails: ["Nora@example.test"] };
  const created = await send({ method: "POST", path: "/api/customers", body, session: sessions.admin });
  const { id, number } = created.data as { id: string; number: number };
  expect((await found({ email: "nora@example.test" })).customers).toEqual([{ id, number }]);
  const path = `/api/customers/${id}`;
  const file = await send({ path: `${path}/export`, query: { format: "json" }, session: sessions.admin });
  const { orders, forms } = file.data as PersonExport;
  expect({ orders: orders.map(({ uid }) => uid), forms: forms.length }).toEqual({ orders: [uids[0]], forms: 1 });
  expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
  await stream.deliver();
  await doQueuedJobs(provider);
  expect((await findOrder(uids[0] ?? ""))?.customer).toEqual({});
  expect(await found({ email: "nora@example.test" })).toEqual({ customers: [], orders: [], forms: 0 });
  // Nobody else has lost anything.
  expect((await findOrder(uids[1] ?? ""))?.customer).toMatchObject({ lastName: "Müller" });
  expect(await found({ email: "form@example.test" })).toMatchObject({ forms: 1 });
});
