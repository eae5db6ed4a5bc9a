import type { Product } from "../catalog/product.resource";
import type { Station } from "./station.resource";

/** The stations of a branch that are in use, by identifier. */
export function stationsIn({ branch, stations }: { branch: string; stations: readonly Station[] }): Station[] {
  return stations.filter((station) => station.branch === branch && station.isEnabled);
}

/** Where a product is prepared in a branch with these stations. `null` stands for the kitchen as a whole. */
export function stationsOf({
  product,
  stations,
}: {
  product: Pick<Product, "preparation"> | undefined;
  /** Those of the branch. */
  stations: readonly Pick<Station, "identifier">[];
}): readonly (string | null)[] {
  const named = (product?.preparation ?? []).map(({ station }) => station);
  const found = named.filter((name) => stations.some(({ identifier }) => identifier === name));
  return found.length > 0 ? found : [null];
}
