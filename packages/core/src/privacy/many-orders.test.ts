import { customers } from "@tresen/contract/customer/customer.resource";
import { personExport } from "@tresen/contract/privacy/export/person-export";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../test/bucket";
import { allJobs, makeDue, storeOrder } from "../../test/jobs";
import { placed } from "../../test/orders";
import { runJob } from "../../test/run-job";
import { NOW, admin, createShop } from "../../test/shop";
import { CustomerOrderEntity, customerHooks, customerRows } from "../customer";
import { customerReactions } from "../customer/order";
import { type OrderRow, changeOrder, findOrder, findOrders } from "../order";
import { batchWrite, itemOf } from "../platform/db";
import { jobId, readJob } from "../platform/job";
import { indexing, removeUnreferred } from "../records";
import { allRows } from "../records/rows";
import { erasureExecutor } from "./executor";
import { exportPerson } from "./export";

/** Several pages of what reads them, and together more than a function can answer. */
const ORDERS = 220;
const COMMENT = "Bitte läuten. ".repeat(1500);
/** 6 MB in base64. */
const ANSWERED = 4_400_000;

let bucket: Awaited<ReturnType<typeof startBucket>>;
let id: string;
let uids: string[];

/** Somebody with one order, which is stored again and again under other ids. */
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
  const first = await placed({ email: "viele@orders.test" });
  for (const action of ["confirm", "completed"] as const)
    await changeOrder({ actor: admin, id: first.id, action, now: NOW });
  const order = await findOrder(first.uid);
  if (!order) throw new Error("The order is gone");
  for (const react of customerReactions.order) await react({ before: null, after: order });
  id = (await allRows({ resource: customerRows }))[0]?.id ?? "";
  const copies = Array.from({ length: ORDERS - 1 }, (_, index): OrderRow => ({
    ...order,
    comment: COMMENT,
    uid: `${first.uid.slice(0, -5)}${String(index).padStart(5, "0")}`,
  }));
  const { branch, createdAt, version } = order;
  const noted = { customer: id, branch, createdAt, version, gross: 0, isCounted: true };
  await Promise.all(copies.map(storeOrder));
  await batchWrite(copies.map(({ uid }) => ({ put: itemOf(CustomerOrderEntity.put({ ...noted, uid }).params()) })));
  uids = [first.uid, ...copies.map(({ uid }) => uid)];
});
afterAll(() => bucket.stop());

test("a file that is too large for an answer lies in the bucket with all orders, and its address is handed out", async () => {
  const fonts = () => Promise.reject(new Error("No page is drawn"));
  const file = await exportPerson({ actor: admin, id, format: "json", fonts, now: NOW });
  expect(file).toEqual({ address: expect.stringContaining(`export/person/${id}.json?`) });
  const stored = bucket.objects.get(`export/person/${id}.json`);
  expect(stored?.body.length).toBeGreaterThan(ANSWERED);
  expect(stored?.disposition).toContain("auskunft-2026-06-05.json");
  const { orders } = personExport.parse(JSON.parse(String(stored?.body)));
  expect(orders.map((order) => order.uid).toSorted()).toEqual(uids.toSorted());
});

test("an erasure goes on in one call of its function after another until all orders are erased", async () => {
  await removeUnreferred({ resource: customers, actor: admin, id, now: NOW, hooks: customerHooks, indexing });
  const job = (await allJobs()).find(({ kind, owner }) => kind === "erasure" && owner === id);
  if (!job) throw new Error("Nothing was begun");
  const stored = async () => (await readJob(job)) ?? Promise.reject(new Error("The job is gone"));
  let calls = 0;
  // A call has time for one slice here, and the next one goes on where it stopped.
  for (; (await stored()).state !== "done"; calls += 1) {
    expect(calls).toBeLessThan(ORDERS);
    await makeDue(await stored());
    await runJob({ id: jobId(job), executor: { ...erasureExecutor, budget: 0 }, now: NOW });
  }
  expect(calls).toBeGreaterThan(10);
  const erased = await findOrders(uids);
  expect(erased.filter(({ customer, erasedAt }) => Object.keys(customer).length === 0 && erasedAt)).toHaveLength(
    ORDERS,
  );
  expect(bucket.objects.has(`export/person/${id}.json`)).toBe(false);
}, 120_000);
