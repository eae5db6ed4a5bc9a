import type { Resource } from "./resource";
import { gone, unnamed } from "./list/label.texts";

interface Titled {
  resource: Pick<Resource, "one" | "title" | "named" | "untitled">;
  /** The fields of the record; the id is never part of the title. */
  record: Readonly<Record<string, unknown>>;
}

/**
 * The title of a record in lists, pickers, references and messages: what its definition's `named` makes of it, else the
 * first of its `title` fields that is not empty. If all are empty, the definition's `untitled`, else the name of the
 * resource.
 */
export function recordTitle({ resource, record }: Titled): string {
  const name = resource.named?.(record);
  if (name) return name;
  const filled = resource.title
    .map((name) => record[name])
    .find((value) => typeof value === "string" && value.trim() !== "");
  if (filled !== undefined) return String(filled);
  return resource.untitled?.(record) ?? unnamed(resource.one);
}

/** The text in place of a record that was removed but is still referred to. */
export function goneLabel(resource: Pick<Resource, "one"> | undefined): string {
  return gone(resource?.one);
}
