/**
 * The part of a service worker's global scope that this one uses. TypeScript's own types for workers cannot be used:
 * they conflict with those for pages, which the same type check includes.
 */
export interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A file of the build; `revision` is null if the name changes with the content. */
export interface ShellFile {
  url: string;
  revision: string | null;
}
