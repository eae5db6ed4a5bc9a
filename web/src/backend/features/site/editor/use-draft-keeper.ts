import { useEffect, useState } from "react";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { LEAVING_TEXTS } from "../../../admin/form/leaving/leaving.texts";
import { faultsOf } from "../../../admin/model/validate";
import { isScreenKept, useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { SAVING_TEXTS } from "./editor.texts";
import { pageFormFields, pageSchema } from "./page-form";
import { createDraftKeeper } from "./saving/draft-keeper";
import { forgetPage, readKeptPage } from "./saving/kept-page";
import { type StoredPage, editedFields, pageCalls } from "./saving/stored-page";
import { useKeptPage } from "./saving/use-kept-page";
import { createPageStore } from "./state/page-store";

/** The milliseconds between two questions whether somebody else has saved. */
const LOOK_EVERY = 15_000;

/** The page as it is typed and the keeper of its draft, for as long as the page is open. */
export function useDraftKeeper({ stored, isLeaving }: { stored: StoredPage; isLeaving: { current: boolean } }) {
  const { id: user } = useMe();
  const { id } = stored.record;
  const [parts] = useState(() => {
    const kept = readKeptPage({ user, id });
    const page = createPageStore(editedFields(stored));
    // As a step, so that it can be undone.
    if (kept) page.change(kept.fields);
    const check = (fields: ReturnType<typeof page.fields>) =>
      faultsOf({ schema: pageSchema, fields: pageFormFields, value: fields });
    return { page, keeper: createDraftKeeper({ page, calls: pageCalls(id), stored, kept, check }) };
  });
  const { page, keeper } = parts;
  useEffect(() => page.subscribe(keeper.noteChange), [page, keeper]);
  useKeptPage({ page, keeper, user, id });
  useEffect(() => {
    const look = (): void => {
      // Whoever removes the page here knows that it is gone.
      if (document.visibilityState === "visible" && !isLeaving.current) void keeper.look().catch(() => undefined);
    };
    const retry = (): void => void keeper.save();
    const warn = (event: BeforeUnloadEvent): void => {
      if (keeper.isBehind() && !isLeaving.current && isScreenKept()) event.preventDefault();
    };
    const timer = setInterval(look, LOOK_EVERY);
    look();
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", warn);
    };
  }, [keeper, isLeaving]);
  useEffect(
    () => () => {
      keeper.stop();
      if (!keeper.isBehind()) return;
      // Whoever leaves where nothing could be saved has answered the question whether it is thrown away.
      if (isLeaving.current || keeper.isStuck()) return forgetPage({ user, id });
      // What was typed last is saved after the page was left. If that fails, it is there when the page is opened again.
      void keeper.save().then((isSaved) => {
        if (isSaved) forgetPage({ user, id });
        else showToast({ kind: "error", message: SAVING_TEXTS.lost });
      });
    },
    [keeper, isLeaving, user, id],
  );
  const guard = useLeaveGuard({
    isUnsaved: () => keeper.isStuck() && !isLeaving.current,
    question: LEAVING_TEXTS,
    save: keeper.save,
  });
  return { ...parts, guard };
}
