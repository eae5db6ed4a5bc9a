import { useEffect, useState } from "react";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { LEAVING_TEXTS } from "../../../admin/form/leaving/leaving.texts";
import { faultsOf } from "../../../admin/model/validate";
import { isScreenKept } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { SAVING_TEXTS } from "./editor.texts";
import { pageFormFields, pageSchema } from "./page-form";
import { createDraftKeeper } from "./saving/draft-keeper";
import { type StoredPage, editedFields, pageCalls } from "./saving/stored-page";
import { createPageStore } from "./state/page-store";

/** The milliseconds between two questions whether somebody else has saved. */
const LOOK_EVERY = 15_000;

/** The page as it is typed and the keeper of its draft, for as long as the page is open. */
export function useDraftKeeper({ stored, isLeaving }: { stored: StoredPage; isLeaving: { current: boolean } }) {
  const [parts] = useState(() => {
    const page = createPageStore(editedFields(stored));
    const check = (fields: ReturnType<typeof page.fields>) =>
      faultsOf({ schema: pageSchema, fields: pageFormFields, value: fields });
    return { page, keeper: createDraftKeeper({ page, calls: pageCalls(stored.record.id), stored, check }) };
  });
  const { page, keeper } = parts;
  useEffect(() => page.subscribe(keeper.noteChange), [page, keeper]);
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
      // What was typed last is saved after the page was left.
      if (keeper.isBehind() && !isLeaving.current)
        void keeper.save().then((isSaved) => {
          if (!isSaved) showToast({ kind: "error", message: SAVING_TEXTS.lost });
        });
    },
    [keeper, isLeaving],
  );
  const guard = useLeaveGuard({
    isUnsaved: () => {
      const { status, faults } = keeper.state();
      const isStuck = faults.length > 0 || !["kept", "waiting", "saving"].includes(status.kind);
      return isStuck && keeper.isBehind() && !isLeaving.current;
    },
    question: LEAVING_TEXTS,
    save: keeper.save,
  });
  return { ...parts, guard };
}
