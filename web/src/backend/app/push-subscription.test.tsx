// @vitest-environment happy-dom
import { subscriptionId } from "@tresen/contract/push/subscription-id";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PushSubscription } from "../shared/push/push-subscription";
import { branchQueries } from "../shared/branches";
import type { Me } from "../shared/session";
import { press, settled } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

const DEVICE = { id: "dev_1", branch: "brn_1" };
const ENDPOINT = "https://push.example.test/1";
const KEY = "BK_key";
const STRANGER: Me = { id: "usr_1", roles: ["ROLE_OWN"], branches: [], permissions: [] };

let mounted: Awaited<ReturnType<typeof mountPart>>;
let calls: string[] = [];
let browsers: { id: string; browser: string; createdAt: string }[] = [];
let subscription: { endpoint: string; options: object; toJSON: () => object; unsubscribe: () => void } | null = null;
let permission: NotificationPermission = "granted";

beforeEach(() => {
  [calls, browsers, subscription, permission] = [[], [], null, "granted"];
  const made = {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => undefined,
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        calls.push(`subscribe ${applicationServerKey}`);
        return (subscription = made);
      },
    },
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => permission });
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => registration, register: async () => registration },
  });
  let kept: Response | undefined;
  vi.stubGlobal("caches", {
    open: async () => ({ match: async () => kept?.clone(), put: async (_: string, next: Response) => (kept = next) }),
  });
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ data: address.includes("/key") ? { publicKey: KEY } : browsers });
    calls.push(`${method} ${address} ${String(body ?? "")}`.trim());
    const id = await subscriptionId({ device: DEVICE.id, endpoint: ENDPOINT });
    browsers = method === "POST" ? [{ id, browser: "Firefox, Linux", createdAt: "2026-06-05T16:00:00.000Z" }] : [];
    return Response.json({ data: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function show(me?: Me): Promise<string> {
  const data = [[branchQueries.all().queryKey, [{ id: "brn_1", timeZone: "Europe/Vienna" }]]] as const;
  mounted = await mountPart({ content: <PushSubscription device={DEVICE} />, data, ...(me ? { me } : {}) });
  await settled();
  return mounted.element.textContent;
}
const text = (): string => mounted.element.textContent;

test("a browser is switched on and off", async () => {
  expect(await show()).toContain("Noch kein Browser ist angemeldet.");
  await press("Auf diesem Gerät einschalten");
  await act(() => vi.waitFor(() => expect(text()).toContain("Firefox, Linux (dieser Browser)")));
  expect(calls).toEqual([
    `subscribe ${KEY}`,
    `POST /api/push/subscriptions ${JSON.stringify({ device: "dev_1", endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } })}`,
  ]);
  expect(text()).toContain("Dieser Browser bekommt die Nachrichten.");
  await press("Auf diesem Gerät ausschalten");
  await act(() => vi.waitFor(() => expect(text()).toContain("Dieser Browser ist nicht angemeldet.")));
  expect(calls.at(-1)).toMatch(/^DELETE \/api\/push\/subscriptions\/\S+$/);
});

test("says how to allow what is denied, and that a refused question can be asked again", async () => {
  await show();
  permission = "default";
  await press("Auf diesem Gerät einschalten");
  await settled();
  expect(text()).toContain("Bitte noch einmal versuchen");
  permission = "denied";
  await press("Auf diesem Gerät einschalten");
  await settled();
  expect(text()).toContain("Benachrichtigungen sind für diese Seite gesperrt.");
  expect(text()).not.toContain("einschalten");
  expect(calls).toEqual([]);
});

test("an iPhone is told to install the app", async () => {
  Reflect.deleteProperty(globalThis, "PushManager");
  vi.stubGlobal("navigator", { userAgent: "iPhone", maxTouchPoints: 5, serviceWorker: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(await show()).toContain("Zum Home-Bildschirm");
});

test("who may not subscribe sees nothing", async () => {
  expect(await show(STRANGER)).toBe("");
});
