import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renew } from "./renew";

const subscriptionOf = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }) });
let devices: string[] | null = null;
let posted: unknown[] = [];

beforeEach(() => {
  [devices, posted] = [["dev_1", "dev_2"], []];
  vi.stubGlobal("caches", { open: async () => ({ match: async () => devices && Response.json(devices) }) });
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    if (body) posted.push(JSON.parse(String(body)));
    return Response.json({ data: address.endsWith("/key") ? { publicKey: "key" } : null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const registration = {
  pushManager: {
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) =>
      subscriptionOf(`of ${String(applicationServerKey)}`),
  },
};

it("tells the platform of the next subscription for each device", async () => {
  const newSubscription = subscriptionOf("next");
  await renew({ event: { newSubscription }, registration });
  expect(posted).toMatchObject([
    { device: "dev_1", endpoint: "next", keys: { p256dh: "p", auth: "a" } },
    { device: "dev_2", endpoint: "next" },
  ]);
});

it("subscribes again where the browser did not, and only for devices", async () => {
  await renew({ event: { newSubscription: null }, registration });
  expect(posted).toMatchObject([{ endpoint: "of key" }, { endpoint: "of key" }]);
  [devices, posted] = [null, []];
  await renew({ event: { newSubscription: null }, registration });
  expect(posted).toEqual([]);
});
