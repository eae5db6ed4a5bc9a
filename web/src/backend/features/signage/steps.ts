import { useCallback, useState } from "react";
import { useStable } from "../../admin/form/use-stable";

interface Steps {
  past: readonly unknown[];
  future: readonly unknown[];
}
const NO_STEPS: Steps = { past: [], future: [] };

/**
 * A value whose changes can be taken back and made again, all since the editor was opened. A change from elsewhere, such
 * as an answer of the server, keeps them.
 */
export function useSteps({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const [{ past, future }, setSteps] = useState(NO_STEPS);
  const change = useStable((next: unknown) => {
    setSteps({ past: [...past, value], future: [] });
    onChange(next);
  });
  const undo = useCallback(() => {
    if (past.length === 0) return;
    setSteps({ past: past.slice(0, -1), future: [value, ...future] });
    onChange(past.at(-1));
  }, [past, future, value, onChange]);
  const redo = useCallback(() => {
    if (future.length === 0) return;
    setSteps({ past: [...past, value], future: future.slice(1) });
    onChange(future[0]);
  }, [past, future, value, onChange]);
  return { change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
