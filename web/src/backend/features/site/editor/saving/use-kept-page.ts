import { useEffect } from "react";
import type { PageStore } from "../state/page-store";
import type { DraftKeeper } from "./draft-keeper";
import { forgetPage, keepPage, readKeptPage } from "./kept-page";

/** Milliseconds after a change until it is kept. */
const PAUSE = 400;

/** Keeps what is not saved as a draft in this browser, so that a reload or a crash loses nothing. */
export function useKeptPage({
  page,
  keeper,
  user,
  id,
}: {
  page: PageStore;
  keeper: DraftKeeper;
  user: string;
  id: string;
}): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What another window has kept stays.
    let isKept = readKeptPage({ user, id }) !== null;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!keeper.isBehind()) return;
      keepPage({ user, id, kept: keeper.unsaved() });
      isKept = true;
    };
    const note = (): void => {
      if (keeper.isBehind()) timer ??= setTimeout(keep, PAUSE);
      else if (isKept) {
        forgetPage({ user, id });
        isKept = false;
      }
    };
    const stops = [page.subscribe(note), keeper.subscribe(note)];
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", keep);
    };
  }, [page, keeper, user, id]);
}
