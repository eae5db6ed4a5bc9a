import type { RequestEvent, WorkerScope } from "../scope";
import { answerFile, answerPage, rememberFirst } from "./display-shell";

declare const self: WorkerScope;

// It holds nothing of a build itself, so a newer one may take over at once.
self.addEventListener("install", (event) => event.waitUntil(Promise.all([self.skipWaiting(), rememberFirst()])));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Pages of displays and their files, and nothing else: what they show is kept by the page itself. */
function answerTo(event: RequestEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (request.mode === "navigate") return answerPage({ request, later: (work) => event.waitUntil(work) });
  return pathname.startsWith("/assets/display-") ? answerFile(request) : null;
}
