import { nextMenuAt } from "@tresen/contract/catalog/availability";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { dayAndTime } from "../../state/hours";
import { useNow } from "../../state/browser/now";
import { useShop } from "../../state/shop-query";
import * as texts from "./empty-menu.texts";

/** Shown for a branch without products: its menu does not exist yet, or is disabled. */
export function EmptyMenu({ branch }: { branch: Branch }) {
  const { menus } = useShop();
  const now = useNow();
  const at = nextMenuAt({ menus, branch, at: now });
  return (
    <p className="max-w-xl py-12 text-lg text-pretty text-muted">
      {at === null ? texts.nothing : texts.offerFrom(dayAndTime({ at, now, zone: zoneOf(branch), isFrom: true }))}
    </p>
  );
}
