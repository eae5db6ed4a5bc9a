import { worksFor } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { findRow } from "../../records/rows";
import { userRows } from "../../user";
import { type Owner, externalRows, projectRows } from "../rows";

/** What somebody enters of an activity. */
interface Entered {
  owner: Owner;
  branch: string;
  kind: string | null;
  project: string | null;
}

/**
 * What may not be entered for the person, the branch and the kind. Of a change only what differs from `known` is looked
 * at, so that an activity can still be changed after its kind or its person has changed.
 * @param known null for a new activity.
 * @param isPersonKnown whether it was looked at before that the person works for the branch.
 */
export async function enteredFaults({
  known,
  given,
  kind,
  isPersonKnown,
}: {
  known: Entered | null;
  given: Entered;
  /** The one with the id that is given. */
  kind: ActivityKind | undefined;
  isPersonKnown: boolean;
}): Promise<FieldError[]> {
  const isMoved = given.branch !== known?.branch;
  const isOtherKind = given.kind !== known?.kind;
  const isRebooked = isOtherKind || given.project !== known?.project;
  const isForeign = isMoved && !isPersonKnown && !(await isOfBranch(given));
  return [
    ...(isForeign ? [fault(given.owner.field, messages.personBranch)] : []),
    ...(kind && (isMoved || isOtherKind) && !isChosenIn({ kind, branches: [given.branch] })
      ? [fault("kind", messages.kind)]
      : []),
    ...(kind?.isProjectRequired && isRebooked && !given.project ? [fault("project", messages.project)] : []),
    ...(given.project !== known?.project && !(await isProjectInReach(given))
      ? [fault("project", messages.projectEnded)]
      : []),
  ];
}

/**
 * Whether the project is one of the branch or of another one that the person works for, as where it is stamped. That there
 * is such a project is another rule.
 */
async function isProjectInReach({ owner, branch, project }: Entered): Promise<boolean> {
  const row = project ? await findRow({ resource: projectRows, id: project }) : null;
  const where = row && projectRows.recordOf(row).branch;
  return where === null || where === branch || isOfBranch({ owner, branch: where });
}

/** Whether the person works for the branch. That there is such a person is another rule. */
async function isOfBranch({ owner: { field, id }, branch }: Pick<Entered, "owner" | "branch">): Promise<boolean> {
  if (field === "externalUser") {
    const row = await findRow({ resource: externalRows, id });
    return !row || externalRows.recordOf(row).branches.some((one) => one.id === branch);
  }
  const row = await findRow({ resource: userRows, id });
  if (!row) return true;
  const { roles, branches } = userRows.recordOf(row);
  return worksFor({ person: { roles, branches: branches.map((one) => one.id) }, branch });
}

function fault(path: string, message: string): FieldError {
  return fieldError({ path, code: `time.${path}`, message });
}
