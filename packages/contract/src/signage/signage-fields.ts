import * as z from "zod";
import { plainLine } from "../kit/plain-text";

/** Words by which scenes, segments and screens are found again. */
export const signageTags = z
  .array(z.string().overwrite(plainLine).min(1).max(60))
  .max(20)
  .overwrite((tags) => [...new Set(tags)])
  .default([])
  .meta({ title: "Schlagwörter", entry: "Schlagwort" });

/** Whether something is shown in the branch: everywhere if it names no branches. */
export function isOfBranch({ branches, branch }: { branches: readonly { id: string }[]; branch: string }): boolean {
  return branches.length === 0 || branches.some(({ id }) => id === branch);
}
