import { isMethodOpen, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { menuInForce } from "@tresen/contract/catalog/availability";
import { withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import { initialQuantity } from "@tresen/contract/catalog/picked-quantity";
import { HOUR, type Instant, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { resources } from "@tresen/contract/resources";

export type Shop = ReturnType<typeof shopOf>;
export type Place = Shop["branches"][number];

/** The branches of the shop that sell, and the positions of its customers' orders. */
export function shopOf({ bundle, baskets }: { bundle: ShopBundleInput; baskets: readonly string[][] }) {
  const groups = new Map(
    (bundle["option-groups"] ?? []).map(({ id, ...group }) => [
      String(id),
      resources["option-groups"].fields.parse(group),
    ]),
  );
  const products = new Map(
    (bundle.products ?? []).map(({ id, ...fields }) => [
      String(id),
      withOptionGroups({ product: resources.products.fields.parse(fields), groups }),
    ]),
  );
  const item = (id: string) => {
    const product = products.get(id);
    if (!product) throw new Error(`The demo shop has no product ${id}.`);
    const parts = product.config.parts.map(({ optional, type, options: [first] }) =>
      optional ? null : type === "multiselect" ? [first?.name ?? ""] : (first?.name ?? ""),
    );
    return { product: id, ...initialQuantity(product), parts };
  };
  const branches = (bundle.branches ?? []).map(({ id, ...fields }) => ({
    id: String(id),
    ...resources.branches.fields.parse(fields),
  }));
  const menus = (bundle.menus ?? []).map(({ id, ...fields }) => ({
    id: String(id),
    ...resources.menus.fields.parse(fields),
  }));
  // Where an appointment is required, nothing was picked up at once.
  const places = branches.filter(({ isAppointmentRequired }) => !isAppointmentRequired);
  const donees = (bundle.donatees ?? []).map(({ id }) => String(id));
  return { branches: places, menus, donees, baskets: baskets.map((ids) => ids.map(item)) };
}

/** The baskets that the branch sells at that time, if it is open. */
export function sellable({ shop: { menus, baskets }, branch, at }: { shop: Shop; branch: Place; at: Instant }) {
  if (!isMethodOpen({ branch, method: "takeaway", at })) return [];
  const sold = new Set(menuInForce({ menus, branch, at })?.catalog.flatMap(({ products }) => products));
  return baskets.filter((basket) => basket.every(({ product }) => sold.has(product)));
}

/** When the day of the demo's start begins: on it nothing was ordered yet. */
export function startOfDay({ branch, now }: { branch: Place; now: Instant }): Instant {
  const zone = zoneOf(branch);
  return instantAt({ date: zonedTime({ at: now, zone }).date, minutes: 0, zone });
}

/** The first hour from then on in which the branch sells something, or else the last one before; null without one. */
export function sellingHour({
  shop,
  branch,
  from,
  until,
}: {
  shop: Shop;
  branch: Place;
  from: Instant;
  until: Instant;
}): Instant | null {
  const sells = (at: Instant): boolean => sellable({ shop, branch, at }).length > 0;
  for (let at = from; at < until; at += HOUR) if (sells(at)) return at;
  for (let at = Math.min(from, until) - HOUR; at > from - WEEK; at -= HOUR) if (sells(at)) return at;
  return null;
}

const WEEK = 7 * 24 * HOUR;
