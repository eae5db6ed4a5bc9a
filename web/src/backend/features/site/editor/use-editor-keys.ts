import { useEffect } from "react";
import { focusField } from "../../../admin/form/error-summary";
import { useStable } from "../../../admin/form/use-stable";
import type { EditorParts } from "./editor-context";

/** Undo, redo and saving at once. Texts with an undo of their own, which is finer, keep it. */
export function useEditorKeys({ page, keeper }: Pick<EditorParts, "page" | "keeper">): void {
  const onKey = useStable((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || event.altKey) return;
    if (!(event.ctrlKey || event.metaKey) || document.querySelector("[data-overlay]")) return;
    const key = `${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}`;
    const run = { z: page.undo, y: page.redo, "Shift+z": page.redo, s: () => void keeper.save() }[key];
    const isOwn = event.target === document.body || event.target.closest("[data-page-editor]") !== null;
    if (!run || (key !== "s" && !isOwn)) return;
    event.preventDefault();
    const field = event.target.closest<HTMLElement>("[data-field]")?.dataset.field;
    run();
    // The fields begin anew, and the cursor with them.
    setTimeout(() => {
      if (field !== undefined && document.activeElement === document.body) focusField(field);
    });
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onKey]);
}
