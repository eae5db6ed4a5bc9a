import { mayWhole } from "@tresen/contract/kit/access";
import type { Resource } from "@tresen/contract/kit/resource";
import type { LogEntry } from "@tresen/contract/log/log";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { type Actor, PLATFORM_ID, personOf } from "../platform/actor";
import { type ChangeRow, contentOf } from "../records/changes";

/** The part of a resource that the log needs. Its definition decides who may read the entries. */
export type Subject = Pick<Resource, "name" | "one" | "access" | "branchesOf" | "ownersOf" | "isBranch">;

/** The names of the users with these ids; those who were removed are left out. */
export type NamesOf = (ids: readonly string[]) => Promise<Names>;
export type Names = ReadonlyMap<string, string>;

/** A change as an actor may see it. */
export interface View {
  row: ChangeRow;
  branches: string[];
  title: string;
  changes: LogEntry["changes"];
  /** Whether the actor may see the record as it was before, and as it is after the change. */
  seesBefore: boolean;
  seesAfter: boolean;
}

/**
 * What the actor sees of the change; null for nothing. Of a record that has moved from one branch to another, somebody
 * who may read it in one of them only sees what it was or what it is there.
 * @param branches only changes in these are seen.
 */
export function viewFor({
  row,
  actor,
  subject,
  within,
}: {
  row: ChangeRow;
  actor: Actor;
  subject: Subject | undefined;
  within: "all" | readonly string[];
}): View | null {
  const { branches = [], formerBranches: former = branches, title = "" } = row;
  const { fields, changes } = contentOf(row);
  const mayRead = (where: string[]): boolean =>
    (within === "all" || where.some((branch) => within.includes(branch))) &&
    isReadable({ resource: subject, branches: where, record: { ...fields, id: row.id }, actor });
  const hasMoved = former !== branches;
  if (mayRead(branches)) {
    const seesBefore = !hasMoved || mayRead(former);
    return {
      row,
      branches,
      title,
      changes: seesBefore ? changes : changes.map((change) => ({ ...change, before: null })),
      seesBefore,
      seesAfter: true,
    };
  }
  if (!hasMoved || !mayRead(former)) return null;
  return {
    row,
    branches: former,
    title: "",
    changes: changes.map((change) => ({ ...change, after: null })),
    seesBefore: true,
    seesAfter: false,
  };
}

/** Whether the actor may read the whole record that an entry is about. */
export function isReadable({
  resource,
  branches: where,
  record,
  actor,
}: {
  resource: Subject | undefined;
  branches: string[];
  record: { id: string };
  actor: Actor;
}): boolean {
  if (!resource) return false;
  // If the fields are stored elsewhere, the row has the branches itself.
  const branchesOf = resource.branchesOf && (() => where);
  return mayWhole({ person: personOf(actor), verb: "read", resource: { ...resource, branchesOf }, record });
}

/**
 * The names of the staff who made these changes, by their id. The rows have only the ids, so a user who was removed has
 * no name in the log any more.
 */
export function namesFor({ rows, namesOf }: { rows: readonly ChangeRow[]; namesOf: NamesOf }): Promise<Names> {
  return namesOf(rows.flatMap(({ actorKind, actorId }) => (actorKind === "staff" && actorId ? [actorId] : [])));
}

export function actorOf({
  row: { actorKind: kind, actorId: id = "" },
  names,
}: {
  row: Pick<ChangeRow, "actorKind" | "actorId">;
  names: Names;
}): LogEntry["actor"] {
  if (kind !== "staff") return { kind, id, name: kind === "customer" ? LOG_TEXTS.customer : LOG_TEXTS.system };
  return { kind, id, name: names.get(id) ?? (id === PLATFORM_ID ? LOG_TEXTS.platform : LOG_TEXTS.removedUser) };
}
