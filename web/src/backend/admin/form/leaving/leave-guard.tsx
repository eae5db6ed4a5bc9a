import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { isScreenKept } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { LEAVING_TEXTS } from "./leaving.texts";

interface Question {
  title: string;
  text: string;
}

/**
 * Asks before unsaved input is lost, wherever the person goes: by a link, the browser's buttons, an address typed by
 * hand or a closed window. Within a path only another record to copy counts as another place, since the rest of the
 * address tells of the field or the panel that is shown.
 * @param save saves what was entered and is fulfilled with whether it could; without it nothing can be saved here.
 * @returns the question while it is asked.
 */
export function useLeaveGuard({
  isUnsaved,
  question,
  save,
}: {
  isUnsaved: () => boolean;
  question: Question;
  save?: (() => Promise<boolean>) | undefined;
}): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  // The answer belongs to the last place that was called for. An earlier one gets none: the browser has left it.
  const answer = useRef<((isStaying: boolean) => void) | null>(null);
  const ask = (asked: ((isStaying: boolean) => void) | null): void => {
    answer.current = asked;
    setIsAsked(asked !== null);
  };
  const answerWith = (isStaying: boolean): void => {
    const asked = answer.current;
    ask(null);
    asked?.(isStaying);
  };
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isLeft = current.pathname !== next.pathname || copyOf(current.search) !== copyOf(next.search);
      if (isLeft && isUnsaved()) return new Promise<boolean>(ask);
      // Whoever types the address of the form, or goes back to it, has answered the question.
      ask(null);
      return false;
    },
    enableBeforeUnload: () => isUnsaved() && isScreenKept(),
  });
  if (!isAsked) return null;
  return (
    <LeaveQuestion question={question} save={save} onStay={() => answerWith(true)} onLeave={() => answerWith(false)} />
  );
}

/**
 * The same for a dialog with a form: it also asks where the dialog itself is about to close.
 * @param entered what its fields hold, which is compared with what they held first.
 * @returns `close` for the dialog, and the question while it is asked, which stands beside the dialog.
 */
export function useDialogGuard({ entered, onClose }: { entered: unknown; onClose: () => void }): {
  close: () => void;
  guard: ReactNode;
} {
  const now = JSON.stringify(entered);
  const [first] = useState(now);
  const [isClosing, setIsClosing] = useState(false);
  const isUnsaved = (): boolean => now !== first;
  const leaving = useLeaveGuard({ isUnsaved, question: LEAVING_TEXTS });
  const question = (
    <LeaveQuestion question={LEAVING_TEXTS} save={undefined} onStay={() => setIsClosing(false)} onLeave={onClose} />
  );
  return {
    close: () => (isUnsaved() ? setIsClosing(true) : onClose()),
    guard: isClosing ? question : leaving,
  };
}

function LeaveQuestion({
  question,
  save,
  onStay,
  onLeave,
}: {
  question: Question;
  save: (() => Promise<boolean>) | undefined;
  onStay: () => void;
  onLeave: () => void;
}) {
  const [state, setState] = useState<"asking" | "saving" | "refused">("asking");
  const isSaving = state === "saving";
  const saveAndLeave = async (wanted: () => Promise<boolean>): Promise<void> => {
    setState("saving");
    if (await wanted()) return onLeave();
    // The question is gone before the first faulty field takes the focus.
    flushSync(() => setState("refused"));
    onStay();
  };
  return (
    <Dialog
      isOpen={state !== "refused"}
      onClose={() => !isSaving && onStay()}
      title={question.title}
      role="alertdialog"
      footer={
        <>
          <Button variant="danger" onPress={onLeave} isDisabled={isSaving}>
            {COMMON_TEXTS.discard}
          </Button>
          <Button onPress={onStay} isDisabled={isSaving} autoFocus>
            {COMMON_TEXTS.keepEditing}
          </Button>
          {save && (
            <Button variant="primary" onPress={() => void saveAndLeave(save)} isDisabled={isSaving}>
              {isSaving ? COMMON_TEXTS.saving : COMMON_TEXTS.save}
            </Button>
          )}
        </>
      }
    >
      <p className="text-muted">{question.text}</p>
    </Dialog>
  );
}

/** The record that a new one is copied from: another one is another form. */
function copyOf(search: unknown): unknown {
  return typeof search === "object" && search !== null && "copy" in search ? search.copy : undefined;
}
