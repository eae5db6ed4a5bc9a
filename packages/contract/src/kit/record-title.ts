import type { Resource } from "./resource";

interface Titled {
  resource: Pick<Resource, "one" | "title" | "untitled">;
  /** Its fields; the id is never part of the title. */
  record: Readonly<Record<string, unknown>>;
}

/**
 * How a record is called wherever it is listed, picked, pointed to or told of: the first of its `title` fields that is
 * filled. One without is called what its definition says, else by what it is.
 */
export function recordTitle({ resource, record }: Titled): string {
  const filled = resource.title
    .map((name) => record[name])
    .find((value) => typeof value === "string" && value.trim() !== "");
  if (filled !== undefined) return String(filled);
  return resource.untitled?.(record) ?? `${resource.one} (ohne Namen)`;
}

/** What stands where a record is pointed to that is gone. */
export function goneLabel(resource: Pick<Resource, "one"> | undefined): string {
  return `${resource?.one ?? "Eintrag"} (nicht mehr vorhanden)`;
}
