/**
 * The parts of a service worker's global scope for push messages. TypeScript's own types for workers conflict with those
 * for pages, as in `../scope.ts`.
 */
export interface PushScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushMessageEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: SubscriptionChange) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

export interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface SubscriptionChange extends WaitingEvent {
  /** Null or absent where the browser leaves it to the worker to subscribe again. */
  readonly newSubscription?: PushSubscription | null;
}

interface PushMessageEvent extends WaitingEvent {
  /** The decrypted message; null for one without content. */
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends WaitingEvent {
  readonly notification: Notification;
}
