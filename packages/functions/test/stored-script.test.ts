import { orderDraft } from "@tresen/contract/order/order-input";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { useProvider } from "../../core/test/provider";
import { handler as consume } from "../src/event/stream";
import { handler as sweep } from "../src/job/schedule/sweep-jobs";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { doQueuedJobs } from "./support/jobs";
import { type Sessions, openShop, order } from "./support/shop";
import { insertions } from "./support/stream";
import { OrderEntity } from "../../core/src/order/order.entity";
import { JobEntity } from "../../core/src/platform/job";

/** As long as the shortest field lets it be. */
const EVIL = "<svg onload=alert()>";
const LONG_EVIL = `"'></td></script><script>alert(1)</script><img src=x onerror=alert(1)> $& \u2028`;
/** What is checked by its own form, or names a record. */
const NO_TEXT = [
  "branch",
  "email",
  "phone",
  "country",
  "deliveryCountry",
  "deliveryArea",
  "appointmentDate",
  "paymentMethod",
  "table",
  "donatee",
  "vatNumber",
];

const provider = useProvider();
let sessions: Sessions;

const change = async (path: string, body: object): Promise<void> => {
  const { data } = await send({ path: `/api/${path}` });
  const { createdAt: _, updatedAt: __, ...fields } = data as Record<string, unknown>;
  const isConfig = path === "config";
  const { version, ...settings } = fields;
  const { status, errors } = await send({
    method: isConfig ? "POST" : "PUT",
    path: `/api/${path}`,
    body: isConfig ? { ...settings, ...body } : { ...settings, version, ...body },
    session: sessions.admin,
  });
  expect({ path, status, errors }).toEqual({ path, status: 200, errors: [] });
};

beforeAll(async () => {
  sessions = await openShop();
  await change("config", { shopName: LONG_EVIL, title: LONG_EVIL, description: LONG_EVIL });
  await change("branches/brn_mitte", {
    email: "mitte@example.test",
    name: LONG_EVIL,
    description: LONG_EVIL,
    street: LONG_EVIL,
  });
  await change("categories/cat_pizza", { name: LONG_EVIL });
  await change("products/prd_margherita", { name: LONG_EVIL, description: LONG_EVIL });
  await rebuildSnapshot({ startedAt: Date.now() });
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(
        '<!doctype html><html lang="de"><head><title>x</title></head><body><div id="root"></div></body></html>',
      ),
  );
  return async () => {
    vi.unstubAllGlobals();
  };
});

test("markup in an order's fields is escaped in every mail and page", async () => {
  const names = Object.keys(orderDraft.shape).filter(
    (name) =>
      !NO_TEXT.includes(name) &&
      (orderDraft.shape[name as keyof typeof orderDraft.shape] as z.ZodType).safeParse(EVIL).success,
  );
  expect(names.length).toBeGreaterThan(20);
  const texts = Object.fromEntries(names.map((name) => [name, EVIL]));
  const body = order({
    ...texts,
    firstName: LONG_EVIL,
    comment: LONG_EVIL,
    isDelivery: true,
    deliveryArea: "are_1",
    isCompany: true,
    isDeliveryAddressDifferent: true,
    email: "anna@example.test",
    phone: "+436601234567",
  });
  const { status, errors, data } = await send({ method: "POST", path: "/api/orders", body });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  const { uid, hash } = data as { uid: string; hash: string };

  await publish(OrderEntity);
  await publish(JobEntity);
  await sweep({ time: new Date(NOW).toISOString() });
  await doQueuedJobs(provider);
  expect(provider.mails.map(({ to }) => to[0]).sort()).toEqual(["anna@example.test", "mitte@example.test"]);
  for (const { html, subject } of provider.mails) {
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toMatch(/<script|<svg|<img src=x/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  const branchMail = provider.mails.find(({ to }) => to[0] === "mitte@example.test");
  expect(branchMail?.html).toContain("&lt;svg onload=alert()&gt;");

  const seen = await send({ path: `/api/orders/public/${uid}/${hash}` });
  expect(seen.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  for (const path of ["/", "/store/mitte", "/store/mitte/checkout", "/status"]) {
    const html = (await send({ path: "/index.html", headers: { "x-page-path": path } })).bytes.toString();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => tag !== '<script type="application/ld+json">')).toEqual([]);
    expect(scripts).toHaveLength(path === "/" || path === "/store/mitte" ? 1 : 0);
    expect(html).not.toMatch(/<svg|<img/);
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(json).not.toMatch(/[<>\u2028]/);
      expect(() => JSON.parse(json) as unknown).not.toThrow();
    }
  }
});

async function publish(entity: typeof OrderEntity | typeof JobEntity): Promise<void> {
  const Records = await insertions(entity);
  expect(Records.length).toBeGreaterThan(0);
  expect(await consume({ Records })).toEqual({ batchItemFailures: [] });
}
