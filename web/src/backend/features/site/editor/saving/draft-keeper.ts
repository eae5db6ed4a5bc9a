import type { FieldError } from "@tresen/contract/kit/errors";
import { ApiError } from "../../../../../shared/api";
import { isConflict, isMissing, isOffline, isPassing } from "../../../../shared/failure";
import { type PageFields, isSamePage } from "../model/page-fields";
import { createStore } from "../state/store";
import type { PageStore } from "../state/page-store";
import { type Incoming, incomingOf, withIncoming } from "./incoming";
import type { KeptPage } from "./kept-page";
import { type PageCalls, type StoredPage, editedFields } from "./stored-page";

/** The milliseconds after the last letter until a draft is saved, and after a failure until it is tried again. */
const PAUSE = 1200;
const RETRY = 5000;

export type SavingStatus =
  /** `gone`: somebody has removed the page, so that nothing can be saved any more. */
  | { kind: "kept" | "waiting" | "saving" | "clash" | "gone" }
  | { kind: "failed"; isOffline: boolean }
  | { kind: "refused"; message: string };

export interface KeeperState {
  stored: StoredPage;
  /** What the server's draft holds, as far as it is known here: from it both sides of a merge began. */
  synced: PageFields;
  /** The version of the record on which the draft stands, which may be newer than the draft says. */
  baseVersion: number;
  status: SavingStatus;
  /** Faults by which nothing was saved. */
  faults: readonly FieldError[];
  /** What others have changed and is not taken yet, since the same was changed here; the oldest first. */
  incoming: readonly Incoming[];
  /** What others have changed and was taken. */
  taken: Incoming | null;
  /** When what was not saved was kept, in milliseconds, if it is there again after a reload. */
  restoredAt: number | null;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Saves what is typed as the page's draft, and takes in what others have changed meanwhile. */
export function createDraftKeeper({
  page,
  calls,
  stored: first,
  kept = null,
  check,
}: {
  page: PageStore;
  calls: PageCalls;
  stored: StoredPage;
  /** What was typed before a reload and was not saved. The page has it already. */
  kept?: KeptPage | null;
  /** The faults of what is typed. */
  check: (fields: PageFields) => readonly FieldError[];
}) {
  const store = createStore<KeeperState>({
    stored: first,
    synced: kept?.synced ?? editedFields(first),
    baseVersion: kept?.baseVersion ?? first.draft?.baseVersion ?? first.record.version,
    status: { kind: kept ? "waiting" : "kept" },
    faults: [],
    incoming: kept?.incoming ?? [],
    taken: null,
    restoredAt: kept && !isSamePage(kept.fields, editedFields(first)) ? kept.at : null,
  });
  const { state, set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const isBehind = (): boolean => {
    const { synced, stored, baseVersion } = state();
    return !isSamePage(page.fields(), synced) || (stored.draft !== null && stored.draft.baseVersion !== baseVersion);
  };
  const later = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
  };

  /** Whether all that is typed is stored afterwards. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (running) await running;
    if (!isBehind()) return true;
    running ??= send().finally(() => (running = null));
    return (await running) && !isBehind();
  };

  const send = async (): Promise<boolean> => {
    const fields = page.fields();
    const { stored, baseVersion, incoming } = state();
    const faults = check(fields);
    set({ faults });
    if (faults.length > 0) return false;
    if (incoming.length > 0) {
      set({ status: { kind: "clash" } });
      return false;
    }
    set({ status: { kind: "saving" } });
    try {
      const draft = await calls.save({ fields, baseVersion, revision: stored.draft?.revision ?? null });
      set({ stored: { ...state().stored, draft }, synced: fields, status: { kind: "kept" } });
      if (isBehind()) later(PAUSE);
      return true;
    } catch (error) {
      return refused(error);
    }
  };

  /** Whether the page is not there any more; then it is not asked for again. */
  const isGone = (error: unknown): boolean => {
    if (!isMissing(error)) return false;
    clearTimeout(timer);
    set({ status: { kind: "gone" } });
    return true;
  };

  const refused = async (error: unknown): Promise<boolean> => {
    if (isGone(error)) return false;
    if (isConflict(error)) {
      try {
        await take(await calls.read());
        if (state().incoming.length === 0) later(0);
        return false;
      } catch (failure) {
        if (isGone(failure)) return false;
        set({ status: { kind: "failed", isOffline: false } });
        later(RETRY);
        return false;
      }
    }
    const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
    if (faults.length > 0) set({ faults: faults.map(withoutPrefix), status: { kind: "waiting" } });
    else if (isPassing(error)) {
      set({ status: { kind: "failed", isOffline: isOffline(error) } });
      later(RETRY);
    } else set({ status: { kind: "refused", message: error instanceof Error ? error.message : "" } });
    return false;
  };

  /** Takes in what the server has. What clashes with what is typed here waits for the person's choice. */
  const take = async (stored: StoredPage): Promise<void> => {
    const before = state();
    const steps = await incomingOf({ before, stored, version: calls.version });
    // What was saved meanwhile from here is newer than what was read.
    if (state().stored !== before.stored) return;
    set({ stored, synced: editedFields(stored), baseVersion: stored.record.version });
    let waiting = [...before.incoming, ...steps];
    for (let step = waiting[0]; step; step = waiting[0]) {
      const mine = page.fields();
      const { fields, clashes } = withIncoming({ incoming: step, mine });
      if (clashes.length > 0) break;
      if (!isSamePage(fields, mine)) {
        page.takeIn(fields);
        set({ taken: step });
      }
      waiting = waiting.slice(1);
    }
    set({ incoming: waiting, status: { kind: waiting.length > 0 ? "clash" : isBehind() ? "waiting" : "kept" } });
  };

  if (kept)
    // What others have saved since is taken in before anything is saved.
    running = take(first).then(() => {
      running = null;
      if (isBehind() && state().incoming.length === 0) later(PAUSE);
      return false;
    });

  return {
    ...{ state, subscribe: store.subscribe, save, isBehind },
    /** The page was typed into. */
    noteChange: (): void => {
      if (!isBehind()) return set({ faults: [], ...(running ? {} : { status: { kind: "kept" } }) });
      if (state().status.kind === "gone") return;
      if (!running && state().incoming.length === 0) set({ status: { kind: "waiting" } });
      later(PAUSE);
    },
    /** Asks whether somebody else has saved. */
    look: async (): Promise<void> => {
      if (running || state().status.kind === "gone") return;
      const stored = await calls.read().catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      if (running || !stored) return;
      await take(stored);
      if (isBehind() && state().incoming.length === 0) later(PAUSE);
    },
    /** The page after a clash was settled. */
    settle: (fields: PageFields): void => {
      page.takeIn(fields);
      set({ incoming: state().incoming.slice(1) });
      void save();
    },
    /** The server's state after something other than typing, such as publishing: it replaces what is shown. */
    replace: (stored: StoredPage): void => {
      clearTimeout(timer);
      const synced = editedFields(stored);
      set({
        ...{ stored, synced, baseVersion: stored.draft?.baseVersion ?? stored.record.version },
        ...{ status: { kind: "kept" }, faults: [], incoming: [], taken: null, restoredAt: null },
      });
      if (!isSamePage(page.fields(), synced)) page.change(synced);
    },
    /** The record was changed from here, and what is typed stands on it. */
    rebase: (record: StoredPage["record"]): void => {
      const { stored, synced } = state();
      set({
        stored: { ...stored, record },
        baseVersion: record.version,
        synced: stored.draft ? synced : editedFields({ record, draft: null }),
      });
      if (isBehind()) later(0);
    },
    dismiss: (): void => set({ taken: null }),
    dismissRestored: (): void => set({ restoredAt: null }),
    /** What is typed, with all that is needed to go on with it after a reload. */
    unsaved: (): KeptPage => {
      const { synced, baseVersion, incoming } = state();
      return { fields: page.fields(), synced, baseVersion, incoming: [...incoming], at: Date.now() };
    },
    /** Whether it is told that nothing was saved, so that whoever leaves is asked. */
    isStuck: (): boolean => {
      const { status, faults } = state();
      return isBehind() && (faults.length > 0 || !["kept", "waiting", "saving"].includes(status.kind));
    },
    stop: (): void => clearTimeout(timer),
  };
}

/** The server names the fields of a draft below `fields`; the editor shows those of the page. */
function withoutPrefix(fault: FieldError): FieldError {
  return { ...fault, field: fault.field?.replace(/^fields\./, "") };
}
