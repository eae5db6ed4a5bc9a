import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { type Actor, personOf } from "../../platform/actor";
import { ownerKey } from "../rows";

/**
 * Whether the actor decides about times: whoever may correct activities of the branch, and about their own only where they
 * may in all branches, as with absences.
 */
export function mayCorrect({
  actor,
  branch,
  owner,
}: {
  actor: Actor;
  branch: string;
  /** Whose times they are: see `ownerKey`. */
  owner: string;
}): boolean {
  const permission = permissionOf({ resource: activities, verb: "update" });
  const branches = branchesFor({ person: personOf(actor), permission });
  if (branches === "all") return true;
  const isOwn = actor.kind === "staff" && owner === ownerKey({ field: "user", id: actor.user.id });
  return !isOwn && branches.includes(branch);
}
