import { beforeAll } from "vitest";
import { listPushSubscriptions, pushExecutor, pushReactions, subscribePush, unsubscribePush } from "../src/push";
import type { OrderChange, OrderRow } from "../src/order";
import { type Job, jobId } from "../src/platform/job";
import { jobsOf } from "./jobs";
import { placed } from "./orders";
import { type PushService, type TestBrowser, usePushService } from "./push-service";
import { runJob } from "./run-job";
import { NOW, admin, create, createShop } from "./shop";
import { rowOf, stored } from "./told";

const notification = { kind: "notification", driver: "web-push" } as const;
const DEVICES = ["dev_all", "dev_new", "dev_night", "dev_off", "dev_harbor"] as const;
type Device = (typeof DEVICES)[number];
type Subscribed = TestBrowser & { id: string };

/** The shop of the fixtures with a device for each case, and a push service that their browsers are reached by. */
export function usePushDevices() {
  const service = usePushService();
  beforeAll(createDevices);
  const subscribed = (device: Device): Promise<Subscribed> => subscribe({ service, device });
  return {
    service,
    subscribed,
    /** Subscribes a browser to each device, and removes all that were there. */
    browsersOf: async <Name extends Device>(...devices: Name[]): Promise<Record<Name, Subscribed>> => {
      for (const device of DEVICES)
        for (const { id } of await listPushSubscriptions({ actor: admin, device }))
          await unsubscribePush({ actor: admin, id, now: NOW });
      const entries = await Promise.all(devices.map(async (device) => [device, await subscribed(device)] as const));
      return Object.fromEntries(entries) as Record<Name, Subscribed>;
    },
  };
}

async function createDevices(): Promise<void> {
  await createShop();
  const device = (id: string, changes: object) =>
    create("devices", {
      ...{ id, identifier: id, name: id, branch: "center", ...notification },
      events: ["newOrder", "confirmed", "changed", "cancelled"],
      ...changes,
    });
  await device("dev_all", { name: "Tablet" });
  await device("dev_new", { events: ["newOrder"] });
  await device("dev_night", { quietHours: { from: "18:00", until: "06:00" } });
  await device("dev_off", { isEnabled: false });
  await device("dev_harbor", { branch: "harbor" });
  await device("dev_printer", { kind: "print", driver: "cloudprnt" });
}

/** What a browser sends of itself. */
export function inputOf({ endpoint, keys: { p256dh, auth } }: TestBrowser, device: string) {
  return { device, endpoint, keys: { p256dh, auth } };
}

async function subscribe({ service, device }: { service: PushService; device: Device }): Promise<Subscribed> {
  const browser = service.browser();
  const { id } = await subscribePush({ actor: admin, input: inputOf(browser, device), userAgent: "", now: NOW });
  return { ...browser, id };
}

export const react = async (change: OrderChange): Promise<void> => {
  for (const reaction of pushReactions.order) await reaction(change);
};
export async function changed(uid: string, step: () => Promise<unknown>): Promise<void> {
  const before = await rowOf(uid);
  await step();
  await react({ before, after: await rowOf(uid) });
}
/** Does a job at a time by the platform's clock, which the orders of these tests go by. */
export const doJob = (job: Job, now = NOW): Promise<void> => runJob({ id: jobId(job), executor: pushExecutor, now });
/** Does all jobs of an order, or of the device of a test. */
export async function work(uid: string, now = NOW): Promise<void> {
  for (const job of await jobsOf(uid)) await doJob(job, now);
}
export async function newOrder(changes: Partial<OrderRow> = {}): Promise<{ uid: string; id: string; row: OrderRow }> {
  const order = await placed();
  await stored(order.uid, changes);
  return { ...order, row: await rowOf(order.uid) };
}
export const eventsOf = (browser: TestBrowser): string[] =>
  browser.messages().map((one) => (one as { event: string }).event);
export const statesOf = async (uid: string): Promise<string[]> => (await jobsOf(uid)).map(({ state }) => state);
