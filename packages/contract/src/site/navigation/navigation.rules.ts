import { type IsValid, blank, listOf } from "../../kit/validation/check";
import type { FieldError } from "../../kit/errors";
import type { DeepPartial } from "../../kit/validation/valid-part";

interface NavigationEntry {
  type: string;
  site?: string | null;
  branch?: string | null;
  url: string;
  items?: readonly NavigationEntry[];
}

/** The field with the target of an entry, by the entry's type. */
const TARGETS: Readonly<Record<string, "site" | "branch" | "url">> = { site: "site", branch: "branch", link: "url" };

/** Refuses entries without a target, at any level. */
export function checkNavigation({
  fields,
  isValid,
}: {
  fields: DeepPartial<{ items: readonly NavigationEntry[] }>;
  isValid: IsValid;
}): FieldError[] {
  return listOf(fields.items).flatMap((item, index) => checkEntry({ item, path: `items.${index}`, isValid }));
}

/** Refuses an entry without a target. An entry that has entries below it needs none: it is their heading. */
function checkEntry({
  item,
  path,
  isValid,
}: {
  item: DeepPartial<NavigationEntry> | undefined;
  path: string;
  isValid: IsValid;
}): FieldError[] {
  const items = listOf(item?.items);
  const target = item?.type === undefined ? undefined : TARGETS[item.type];
  return [
    ...(target && !item?.[target] && items.length === 0 && isValid(`${path}.${target}`, `${path}.items`)
      ? [blank(`${path}.${target}`)]
      : []),
    ...items.flatMap((below, index) => checkEntry({ item: below, path: `${path}.items.${index}`, isValid })),
  ];
}
