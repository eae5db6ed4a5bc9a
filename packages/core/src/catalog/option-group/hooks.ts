import type { StoredPart } from "@tresen/contract/catalog/option-group/part-fields";
import { OPTION_GROUP_MESSAGES } from "@tresen/contract/catalog/option-group/option-group.texts";
import { type OptionGroups, ownParts } from "@tresen/contract/catalog/option-group/resolve";
import type { StoredProduct } from "@tresen/contract/catalog/product.resource";
import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { inputError } from "../../platform/errors";
import type { Hooks } from "../../records";
import { type Row, namedRecords } from "../../records/rows";
import { groupsFor } from "./groups";

const storedRows = namedRecords<StoredProduct>("products");

/** Stores steps without what they have of their groups, and refuses those that leave out what their group does not have, or all that could be chosen. */
export const productHooks: Hooks = {
  // Answers contain what the steps have of their groups, and the price before a reduction, so both come back with the
  // next change.
  prepare: async ({ fields: { priorPrice: _, ...fields } }) => {
    const { config } = storedRows.fieldsOf({ fields });
    return { fields: { ...fields, config: { ...config, parts: ownParts(config.parts) } }, secrets: {} };
  },
  checks: async ({ before, row }) => {
    const parts = partsOf(row);
    // What was left out before may have been renamed in the group since: the form tells so.
    const known = new Set(partsOf(before).flatMap(leftOut));
    if (!row || !parts.some(({ without = [] }) => without.length > 0)) return [];
    const groups = await groupsFor({ products: [storedRows.recordOf(row)], isConsistent: true });
    const faults = parts.flatMap((part, index) => faultsOf({ part, path: `config.parts.${index}`, groups, known }));
    if (faults.length > 0) throw inputError({ code: "validation", faults });
    return [];
  },
};

function faultsOf({
  part,
  path,
  groups,
  known,
}: {
  part: StoredPart;
  path: string;
  groups: OptionGroups;
  known: ReadonlySet<string>;
}): FieldError[] {
  const { without = [], optional } = part;
  const names = (part.group && groups.get(part.group)?.options.map(({ name }) => name)) || [];
  const unknown = without.flatMap((name, index) =>
    names.includes(name) || known.has(nameKey({ part, name }))
      ? []
      : [
          fieldError({
            path: `${path}.without.${index}`,
            code: "reference",
            message: OPTION_GROUP_MESSAGES.unknown(name),
          }),
        ],
  );
  const isEmpty = !optional && names.length > 0 && names.every((name) => without.includes(name));
  return [
    ...unknown,
    ...(isEmpty
      ? [fieldError({ path: `${path}.without`, code: "too_few", message: OPTION_GROUP_MESSAGES.nothingLeft })]
      : []),
  ];
}

function partsOf(row: Row | null): readonly StoredPart[] {
  return row ? storedRows.recordOf(row).config.parts : [];
}

function leftOut(part: StoredPart): string[] {
  return (part.without ?? []).map((name) => nameKey({ part, name }));
}

function nameKey({ part: { group }, name }: { part: StoredPart; name: string }): string {
  return JSON.stringify([group, name]);
}
