import { isObject } from "@tresen/contract/kit/object";

/** An option that has another name after a change of its group; null where it is gone. */
export interface OptionChange {
  from: string;
  to: string | null;
}

/**
 * The options that orders cannot name any more. One is renamed if another name stands in its place and both lists are
 * equally long; else it is removed.
 */
export function optionChanges({ before, after }: { before: unknown; after: unknown }): OptionChange[] {
  const [old, names] = [namesIn(before), namesIn(after)];
  return old.flatMap((from, index): OptionChange[] => {
    if (names.includes(from)) return [];
    const to = names[index];
    return [{ from, to: old.length === names.length && to !== undefined && !old.includes(to) ? to : null }];
  });
}

function namesIn(options: unknown): string[] {
  return Array.isArray(options)
    ? options.flatMap((option) => (isObject(option) && typeof option["name"] === "string" ? [option["name"]] : []))
    : [];
}
