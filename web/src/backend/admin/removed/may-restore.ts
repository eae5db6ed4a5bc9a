import type { Resource } from "@tresen/contract/kit/resource";
import type { Me } from "../../shared/session";
import { canCreate, mayAdd } from "../model/access";

/**
 * Whether the person sees what was removed of a resource: only administrators see the versions of a removed record, and
 * there are none where removals are final.
 */
export function seesRemoved({ resource, me }: { resource: Resource; me: Me }): boolean {
  return !resource.isRemovalFinal && isAdmin(me) && mayAdd({ resource, me });
}

/**
 * Whether the person may take back the removal of one record. The server knows by itself what came with a file; of
 * others the browser reads the version before.
 */
export function mayTakeBack({ resource, me }: { resource: Resource; me: Me }): boolean {
  if (resource.isRemovalFinal) return false;
  if (resource.isUploaded) return mayAdd({ resource, me });
  return isAdmin(me) && canCreate({ resource, me });
}

function isAdmin({ roles }: Me): boolean {
  return roles.includes("ROLE_ADMIN");
}
