import { messageOf } from "./push-message";
import type { PushScope } from "./push-scope";
import { renew } from "./renew";

declare const self: PushScope;

const BACKEND = /^\/backend(?:\/|$)/;

// It holds nothing of a build and answers no requests, so a newer one may take over at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let data: unknown = null;
  try {
    data = event.data?.json() ?? null;
  } catch {
    // It is shown as one that cannot be read.
  }
  const { title, body, url, tag } = messageOf(data);
  // A message replaces one with the same tag, and makes a sound again.
  const options = { body, tag, renotify: true, requireInteraction: true, lang: "de", data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = messageOf({ title: event.notification.title, ...event.notification.data });
  event.waitUntil(show(url));
});

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew({ event, registration: self.registration })),
);

/** Shows a page of the back-office in a window that is open already, else in a new one. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => BACKEND.test(new URL(window.url).pathname));
  try {
    if (open) {
      // Some browsers allow it only within a moment after the click.
      await open.focus().catch(() => undefined);
      await open.navigate(url);
      return;
    }
  } catch {
    // A window that this worker does not control yet cannot be led anywhere.
  }
  await self.clients.openWindow(url);
}
