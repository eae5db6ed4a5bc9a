import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { isScreenKept } from "../../../shared/session";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { useTypedAddress } from "./use-typed-address";

/**
 * Asks before unsaved input is lost, wherever the person goes: by a link, the browser's buttons, an address typed by
 * hand or a closed window. Within a path only another record to copy counts as another place, since the rest of the
 * address tells of the field or the panel that is shown.
 * @returns the question while it is asked.
 */
export function useLeaveGuard({
  isUnsaved,
  question,
}: {
  isUnsaved: () => boolean;
  question: { title: string; text: string };
}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && (current.pathname !== next.pathname || copyOf(current.search) !== copyOf(next.search)),
    enableBeforeUnload: () => isUnsaved() && isScreenKept(),
    withResolver: true,
  });
  useTypedAddress(isUnsaved);
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={blocker.reset}
      onConfirm={blocker.proceed}
      title={question.title}
      confirmLabel={COMMON_TEXTS.discard}
      cancelLabel={COMMON_TEXTS.keepEditing}
      isDangerous
    >
      {question.text}
    </ConfirmDialog>
  );
}

/** The record that a new one is copied from: another one is another form. */
function copyOf(search: unknown): unknown {
  return typeof search === "object" && search !== null && "copy" in search ? search.copy : undefined;
}
