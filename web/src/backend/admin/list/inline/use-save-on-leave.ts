import { useBlocker } from "@tanstack/react-router";
import { isScreenKept } from "../../../shared/session";

/**
 * Saves the value of a cell before the list is left, as a press elsewhere does. What cannot be saved keeps the person
 * in the list, where the cell says why; Escape discards it. A window that is closed can only ask.
 */
export function useSaveOnLeave({ isChanged, save }: { isChanged: () => boolean; save: () => Promise<boolean> }): void {
  useBlocker({
    shouldBlockFn: async () => isChanged() && !(await save()),
    enableBeforeUnload: () => isChanged() && isScreenKept(),
  });
}
