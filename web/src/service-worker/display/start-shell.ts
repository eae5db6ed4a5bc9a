import type { RequestEvent, WorkerScope } from "../scope";
import type { PageShell } from "./display-shell";

/** Answers for the page and its files, and nothing else: what displays show is kept by the page itself. */
export function startShell({ scope, shell, prefix }: { scope: WorkerScope; shell: PageShell; prefix: string }): void {
  // It holds nothing of a build itself, so a newer one may take over at once.
  scope.addEventListener("install", (event) =>
    event.waitUntil(Promise.all([scope.skipWaiting(), shell.rememberFirst()])),
  );
  scope.addEventListener("fetch", (event) => {
    const answer = answerTo(event);
    if (answer) event.respondWith(answer);
  });

  function answerTo(event: RequestEvent): Promise<Response> | null {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== scope.location.origin) return null;
    if (request.mode === "navigate") return shell.answerPage({ request, later: (work) => event.waitUntil(work) });
    return pathname.startsWith(`/assets/${prefix}`) ? shell.answerFile(request) : null;
  }
}
