import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlannerSetup } from "@tresen/contract/planning/planner/planner";
import { call } from "../../../../shared/api";
import { failureText, isConflict } from "../../../shared/failure";
import { plannerQueries } from "../planner-queries";

/**
 * Stores templates and needs of a branch. A change is a function of what is stored, so that after a conflict it is made
 * again on what others stored meanwhile.
 */
export function useSetup({ branch, setup, failed }: { branch: string; setup: PlannerSetup; failed: string }) {
  const client = useQueryClient();
  const { queryKey } = plannerQueries.setup(branch);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ version, ...fields }: PlannerSetup) =>
      call("PUT /api/working-schedules/setup", { body: { branch, version, ...fields } }),
    onSuccess: (stored) => client.setQueryData(queryKey, stored),
  });
  const save = (change: (stored: PlannerSetup) => PlannerSetup): Promise<boolean> =>
    mutateAsync(change(setup)).then(
      () => true,
      () => false,
    );
  /** The same after a conflict, on what is stored now. */
  const saveOver = async (change: (stored: PlannerSetup) => PlannerSetup): Promise<boolean> => {
    const stored = await client.fetchQuery({ ...plannerQueries.setup(branch), staleTime: 0 });
    return mutateAsync(change(stored)).then(
      () => true,
      () => false,
    );
  };
  return {
    save,
    saveOver,
    isSaving: isPending,
    isConflict: isConflict(error),
    fault: error && !isConflict(error) ? failureText(error, failed) : "",
  };
}
