import { useEffect } from "react";
import { useStable } from "../../admin/form/use-stable";
import type { ViewControl } from "./canvas/use-view";
import { canRedo, canUndo } from "../../admin/model/history";
import { COMMANDS, keyOf, nudge } from "./state/commands";
import type { Editor } from "./state/editor";
import { isInEditor } from "./state/use-clipboard";

/** The keys of the editor. In fields only those that undo and save work; lists and menus keep theirs. */
export function useEditorKeys({
  editor,
  control,
  isReadOnly,
  onSave,
  onHelp,
  onRulers,
}: {
  editor: Editor;
  control: ViewControl;
  isReadOnly: boolean;
  onSave: () => void;
  onHelp: () => void;
  /** Shows the rulers, or hides them. */
  onRulers: () => void;
}): void {
  const onKey = useStable((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (document.querySelector("[data-overlay]")) return;
    const key = keyOf(event);
    const isDone = (): boolean => {
      if (key === "Ctrl+s") {
        onSave();
        return true;
      }
      const isUndo = ["Ctrl+z", "Ctrl+y", "Ctrl+Shift+z"].includes(key);
      if (!isInEditor(event) && !(isUndo && isOwn(event.target))) return false;
      if (isView(key, control)) return true;
      if (key === "?" || key === "Shift+?") {
        onHelp();
        return true;
      }
      if (key === "Shift+r") {
        onRulers();
        return true;
      }
      if (isReadOnly) return false;
      const isOnPage = event.target instanceof Element && event.target.matches("[data-canvas], body");
      if (isOnPage && nudge(editor, key)) return true;
      const { history, selection } = editor.state();
      const state = {
        ...{ design: history.present.design, selection },
        ...{ canUndo: canUndo(history), canRedo: canRedo(history) },
      };
      const command = COMMANDS.find(({ keys }) => keys.includes(key));
      if (!command?.isPossible(state)) return false;
      command.run(editor);
      return true;
    };
    if (!isDone()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onKey]);
}

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-template-editor]") !== null;

function isView(key: string, control: ViewControl): boolean {
  switch (key) {
    case "+":
    case "Shift++":
    case "Shift+*":
      control.zoomBy(1);
      return true;
    case "-":
      control.zoomBy(-1);
      return true;
    case "0":
      control.fit();
      return true;
    case "1":
      control.toActualSize();
      return true;
    default:
      return false;
  }
}
