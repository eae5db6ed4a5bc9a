import { type Project, projectNumber } from "@tresen/contract/project/project.resource";
import { mayProjectBecome } from "@tresen/contract/project/project.state";
import { PROJECT_MESSAGES, PROJECT_STATE_LABELS } from "@tresen/contract/project/project.texts";
import { findOrder, uidOf } from "../order";
import type { Hooks } from "../records";
import type { WriteCheck } from "../records/rows";
import { refusal } from "./faults";
import { countNumber, isNumberTaken, nextProjectNumber } from "./number";
import { projectRows } from "./rows";

/** The hooks of projects: their number without gaps, what may follow a state, and that their order is of the branch. */
export const projectHooks: Hooks = {
  async prepare({ fields, before }) {
    const was = before && projectRows.fieldsOf(before);
    const is = projectRows.fieldsOf({ fields });
    if (was) refuseChange({ was, is });
    const kept = before ? projectNumber.kept(before.fields) : { number: await nextProjectNumber() };
    return { fields: { ...fields, ...kept }, secrets: {} };
  },

  async checks({ before, row }): Promise<WriteCheck[]> {
    if (!row) return [];
    const is = projectRows.fieldsOf(row);
    const was = before && projectRows.fieldsOf(before);
    if (is.order && is.order !== was?.order) await requireOrder({ order: is.order, branch: is.branch });
    return before ? [] : countNumber(is.number);
  },

  isRepeated: isNumberTaken,
};

type Fields = Pick<Project, "branch" | "state">;

/** The branch stays, since the tasks of the project are found and shown by it. */
function refuseChange({ was, is }: { was: Fields; is: Fields }): void {
  if (was.branch !== is.branch)
    throw refusal({ path: "branch", code: "branch_fixed", message: PROJECT_MESSAGES.branchFixed });
  if (mayProjectBecome({ from: was.state, to: is.state })) return;
  const labels = { from: PROJECT_STATE_LABELS[was.state], to: PROJECT_STATE_LABELS[is.state] };
  throw refusal({ path: "state", code: "state", message: PROJECT_MESSAGES.stateFixed(labels) });
}

async function requireOrder({ order, branch }: { order: string; branch: string }): Promise<void> {
  const uid = uidOf(order);
  const row = uid === null ? null : await findOrder(uid);
  if (row?.branch !== branch)
    throw refusal({ path: "order", code: "reference", message: PROJECT_MESSAGES.orderMissing });
}
