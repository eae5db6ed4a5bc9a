import type { Page, Worker } from "@playwright/test";
import { decryptPush, newBrowserKeys } from "../../packages/core/src/push/protocol/browser-keys";
import { place } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";

const SCOPE = "/backend";
const SERVICE = "/_local/push-service/browsers";
/** The demo shop's device that gets messages. */
const DEVICE = "dev_neubau_tresen";
/** A message is sent by a job. */
const SENT = { timeout: 30_000 };

test("a new order reaches a browser, and a click on the message opens it", onDesktop, async ({ pizza, openDesk }) => {
  const { page } = await openDesk(pizza);
  const { request } = page;
  // A browser of tests has no push service, so the test does what browser and service would do.
  const endpoint = (await request.post(`${pizza}${SERVICE}`)).headers().location ?? "";
  const keys = newBrowserKeys();
  const { p256dh, auth } = keys;
  const data = { device: DEVICE, endpoint, keys: { p256dh, auth } };
  const subscribed = await request.post(`${pizza}/api/push/subscriptions`, { data });
  expect(subscribed.status()).toBe(201);
  const { data: subscription } = (await subscribed.json()) as { data: { id: string } };

  const order = await place(page, pizza);
  const arrived = async (): Promise<string | undefined> => {
    const bodies = (await (await request.get(endpoint)).json()) as string[];
    return bodies
      .map((body) => decryptPush({ body: Buffer.from(body, "base64"), keys }))
      .find((text) => text.includes(order));
  };
  await expect.poll(arrived, SENT).toBeDefined();
  const message = (await arrived()) ?? "";
  expect(JSON.parse(message)).toMatchObject({ event: "newOrder", url: `/backend#/?order=${order}` });
  // It is shown on locked screens.
  for (const word of ["Gruber", "Maria", "660", "€"]) expect(message).not.toContain(word);

  await page.context().grantPermissions(["notifications"]);
  await page.evaluate(
    async ([file = "", scope = ""]) => {
      await navigator.serviceWorker.register(file, { scope });
      await navigator.serviceWorker.ready;
    },
    ["/build/push-sw.js", SCOPE],
  );
  const worker = await keepingMessages(page);
  await deliver({ page, origin: pizza, message });
  await expect.poll(() => shownBy(worker)).toEqual([expect.stringMatching(/^Neu: Bestellung \d+$/)]);

  await page.goto(`${pizza}/backend#/now`);
  await click(worker);
  await expect(page).toHaveURL(`${pizza}/backend#/?order=${order}`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => shownBy(worker)).toEqual([]);
  expect((await request.delete(`${pizza}/api/push/subscriptions/${subscription.id}`)).ok()).toBe(true);
});

/** Hands a message to the service worker, as the browser does with one from its push service. */
async function deliver({ page, origin, message }: { page: Page; origin: string; message: string }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === SCOPE);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registration, data: message });
}

/** The service worker, which keeps its messages itself: a browser without windows has no place to show them. */
async function keepingMessages(page: Page): Promise<Worker> {
  const isOurs = (one: Worker): boolean => one.url().endsWith("/build/push-sw.js");
  const context = page.context();
  const worker = context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent("serviceworker", isOurs));
  await worker.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    const messages = new Set<object>();
    Object.assign(registration, {
      showNotification: (title: string, options: NotificationOptions) => {
        const message = { ...options, title, close: () => messages.delete(message) };
        messages.add(message);
        return Promise.resolve();
      },
      getNotifications: () => Promise.resolve([...messages]),
    });
  });
  return worker;
}

function shownBy(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}

/** Clicks on the message that is shown. */
async function click(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    const [notification] = await registration.getNotifications();
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), { notification });
    Object.defineProperty(event, "waitUntil", { value: (promise: Promise<unknown>) => work.push(promise) });
    globalThis.dispatchEvent(event);
    await Promise.all(work);
  });
}
