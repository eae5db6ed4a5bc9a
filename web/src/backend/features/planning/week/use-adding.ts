import type { BatchAnswer, NewShift } from "@tresen/contract/planning/planner/planner-calls";
import { useState } from "react";
import type { PlanChanges } from "../edit/use-plan-changes";

/** Adds many shifts; what was refused stays to be read, and everything else is done. */
export function useAdding({ changes, onDone }: { changes: PlanChanges; onDone: () => void }) {
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState<BatchAnswer["refused"] | null>(null);
  const add = (shifts: readonly NewShift[]): void => {
    setIsAdding(true);
    void changes.add(shifts).then((answer) => {
      setIsAdding(false);
      if (!answer) return;
      if (answer.refused.length > 0) setRefused(answer.refused);
      else onDone();
    });
  };
  return { add, isAdding, refused };
}
