import type { SnapshotState } from "@tresen/contract/snapshot/state";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import { shopCaches } from "../../state/browser/shop-caches";
import * as texts from "./tools-panel.texts";

/** The configuration from the database with its version; the snapshot that the shop shows may be some seconds older. */
export const configQuery = queryOptions({
  queryKey: ["tools", "config"],
  queryFn: ({ signal }) => call("GET /api/config", { signal }),
  staleTime: 0,
});

/** The interval of polling for a new snapshot while one is being built. */
const BUILDING_INTERVAL = 1000;

export const snapshotQuery = queryOptions({
  queryKey: ["tools", "snapshot"],
  queryFn: ({ signal }) => call("GET /api/snapshot", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isRebuilding ? BUILDING_INTERVAL : false),
});

export function rebuildSnapshot(): Promise<SnapshotState> {
  return call("POST /api/snapshot/rebuild");
}

export interface BrowserState {
  /** The names of the service worker's caches. */
  caches: string[];
  worker: string;
}

/** The data of the shop that this browser stores. */
export const browserQuery = queryOptions({
  queryKey: ["tools", "browser"],
  queryFn: async (): Promise<BrowserState> => {
    const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/") : undefined;
    const worker = registration?.waiting
      ? texts.updateReady
      : registration?.active
        ? texts.active
        : registration
          ? texts.installing
          : texts.notRegistered;
    return { caches: "caches" in window ? await shopCaches() : [], worker };
  },
  staleTime: 0,
});
