import type { Permission } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { holdersOf } from "../../user";

/**
 * The ids of those who decide about a request of somebody in these branches: whoever holds the permission for one of them,
 * and where there is nobody else, whoever holds it everywhere.
 * @param except who needs not be told: the person, and who has just done it.
 */
export async function decidersOf({
  permission,
  branches,
  except,
  now,
}: {
  permission: Permission;
  branches: readonly string[];
  except: readonly string[];
  now: Instant;
}): Promise<string[]> {
  const holders = (await holdersOf({ permission, now })).filter(({ id }) => !except.includes(id));
  const here = holders.filter((one) => one.branches !== "all" && one.branches.some((id) => branches.includes(id)));
  return (here.length > 0 ? here : holders.filter((one) => one.branches === "all")).map(({ id }) => id);
}
