import type { Resource } from "./resource";
import { DEFAULT_TIME_ZONE, formatDate, parseInstant } from "./time";

interface Labelled {
  resource: Pick<Resource, "one">;
  /** Its fields; the id is never part of the label. */
  record: Readonly<Record<string, unknown>>;
}

/** How a record is called wherever it is listed or pointed to; one without a name by what it is. */
export function recordLabel({ resource, record }: Labelled): string {
  const { name, title, username, identifier, availableFrom } = record;
  const label = [name, title, username, identifier].find((value) => typeof value === "string" && value.trim() !== "");
  if (label !== undefined) return String(label);
  const from =
    typeof availableFrom === "string" ? parseInstant({ text: availableFrom, zone: DEFAULT_TIME_ZONE }) : null;
  return from === null
    ? `${resource.one} (ohne Namen)`
    : `${resource.one} ab ${formatDate({ at: from, zone: DEFAULT_TIME_ZONE })}`;
}

/** What stands where a record is pointed to that is gone. */
export function goneLabel(resource: Pick<Resource, "one"> | undefined): string {
  return `${resource?.one ?? "Eintrag"} (nicht mehr vorhanden)`;
}
