import type { Part, PartOption, PartType, StoredPart } from "./part-fields";

/** What is needed of a group of options. */
export interface SharedOptions {
  type: PartType;
  description: string;
  options: readonly PartOption[];
}

/** The groups by id. */
export type OptionGroups = ReadonlyMap<string, SharedOptions>;

/** What all parts of a product have that may have groups. */
interface Grouped {
  config: { parts: readonly StoredPart[] };
}

/** A product whose steps are ordinary ones. */
export type Resolved<Product extends Grouped> = Omit<Product, "config"> & { config: { parts: Part[] } };

/** The ids of the groups whose options the products have. */
export function groupIds(products: readonly Grouped[]): string[] {
  return [...new Set(products.flatMap(({ config }) => config.parts.flatMap(({ group }) => group ?? [])))];
}

/**
 * The product with ordinary steps: those with a group have its options, but for the ones left out. This is the only place
 * where groups are resolved. Everything but storage has products only as this function returns them.
 * @param isEdited for those who change the product: its steps also say which group they have, and what they leave out.
 */
export function withOptionGroups<Product extends Grouped>({
  product: { config, ...rest },
  groups,
  isEdited = false,
}: {
  product: Product;
  groups: OptionGroups;
  isEdited?: boolean;
}): Resolved<Product> {
  const parts = config.parts.map((part): Part => {
    const { group, without, ...own } = part;
    if (!group) return { ...own, type: own.type ?? "select" };
    const shared = { ...own, ...sharedOf({ part, group: groups.get(group) }) };
    return isEdited ? { ...shared, group, ...(without ? { without } : {}) } : shared;
  });
  return { ...rest, config: { ...config, parts } };
}

/** Without the group there is nothing to choose: what has to be chosen is then not sold, instead of sold wrongly. */
function sharedOf({
  part: { without = [] },
  group: { type, description, options } = { type: "select", description: "", options: [] },
}: {
  part: StoredPart;
  group: SharedOptions | undefined;
}): Pick<Part, "type" | "description" | "options"> {
  return { type, description, options: options.filter(({ name }) => !without.includes(name)) };
}

/** The steps of an answer, which are ordinary ones: see `shownPart`. */
export function answeredParts(parts: readonly StoredPart[]): Part[] {
  return parts.map((part) => ({ ...part, type: part.type ?? "select" }));
}

/** The steps as they are stored: those with a group have only what is their own. Answers contain the rest beside it. */
export function ownParts(parts: readonly StoredPart[]): StoredPart[] {
  return parts.map((part) => {
    const { name, group, optional, without = [] } = part;
    if (!group) return part;
    return { name, group, optional, description: "", options: [], ...(without.length > 0 ? { without } : {}) };
  });
}
