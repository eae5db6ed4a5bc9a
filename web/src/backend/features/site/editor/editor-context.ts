import { createContext, use, useSyncExternalStore } from "react";
import type { Site } from "@tresen/contract/site/site.resource";
import type { PageFields } from "./model/page-fields";
import type { Chosen } from "./model/page-state";
import type { DraftKeeper, KeeperState } from "./saving/draft-keeper";
import type { PageStore } from "./state/page-store";

/** What all parts of the editor share. The stores stay the same as long as the page is open. */
export interface EditorParts {
  page: PageStore;
  keeper: DraftKeeper;
  zone: string;
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useParts(): EditorParts {
  const parts = use(EditorContext);
  if (!parts) throw new Error("useParts outside of the page editor");
  return parts;
}

interface Page {
  fields: PageFields;
  chosen: Chosen;
  generation: number;
  canUndo: boolean;
  canRedo: boolean;
}

/** The page as it is typed. */
export function usePageState(): Page {
  const { page } = useParts();
  const { history, generation } = useSyncExternalStore(page.subscribe, page.state);
  const { at, states, present } = history;
  return { ...present, generation, canUndo: at > 0, canRedo: at < states.length - 1 };
}

export function useKeeperState(): KeeperState & { record: Site } {
  const { keeper } = useParts();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  return { ...state, record: state.stored.record };
}
