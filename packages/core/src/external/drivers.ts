import { DRIVER_TEXTS } from "@tresen/contract/delivery/delivery.texts";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import { isActive } from "@tresen/contract/external/external-user.rules";
import type { Instant } from "@tresen/contract/kit/time";
import { allRows } from "../records/rows";
import { branchesOf, externalUserRows } from "./rows";

/** The external users who may bring deliveries of the branch now, by name. */
export async function externalDrivers({
  branch,
  now,
}: {
  branch: string;
  now: Instant;
}): Promise<{ id: string; name: string }[]> {
  const users = (await allRows({ resource: externalUserRows, consistent: false })).map(externalUserRows.recordOf);
  return users
    .filter(
      (user) =>
        isActive({ user, now }) && user.permissions.includes("deliveryRuns") && branchesOf(user).includes(branch),
    )
    .map((user) => ({ id: user.id, name: nameOf(user) }))
    .sort((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }));
}

/** By first and last name, else the firm. The username may be an address, which belongs on nobody's run sheet. */
function nameOf({ firstName, lastName, company }: ExternalUser): string {
  return `${firstName} ${lastName}`.trim() || company || DRIVER_TEXTS.external;
}
