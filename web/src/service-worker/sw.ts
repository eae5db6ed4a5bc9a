import { RESTART } from "../shared/worker-message";
import { kindOf } from "./policy";
import type { RequestEvent, ShellFile, WorkerScope } from "./scope";
import { answerAsset, answerPage, dropOlderShells, fillShell } from "./shell";
import { cacheFirst, keep, networkFirst } from "./store";

declare const self: WorkerScope & { __WB_MANIFEST: ShellFile[] };

const files = self.__WB_MANIFEST;

// A new build waits until the customer restarts the shop. The first one does not take control of the page that
// installed it either, because that would reload the page while it is read.
self.addEventListener("install", (event) => event.waitUntil(Promise.all([fillShell(files), rememberCatalog()])));
self.addEventListener("activate", (event) => event.waitUntil(dropOlderShells(files)));
self.addEventListener("message", ({ data }) => {
  if (data === RESTART) void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

function answerTo(request: RequestEvent["request"]): Promise<Response> | null {
  const kind = kindOf({ method: request.method, url: request.url, mode: request.mode, origin: self.location.origin });
  switch (kind) {
    case null:
      return null;
    case "page":
      return answerPage({ request, files });
    case "asset":
      return answerAsset({ request, files });
    case "init":
    case "order":
      return networkFirst({ request, kind });
    case "image":
    case "font":
      return cacheFirst({ request, kind });
  }
}

/** Stores the catalogue for offline use after the first visit, whose requests this worker did not handle. */
async function rememberCatalog(): Promise<void> {
  const request = new Request("/api/init");
  try {
    await keep({ request, response: await fetch(request), kind: "init" });
  } catch {
    // It is stored with the next visit.
  }
}
