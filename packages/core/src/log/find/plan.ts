import type { LogQuery } from "@tresen/contract/log/log";
import { type Logged, branchesOf, kindOf, levelOf } from "./logged";

/** A partition with entries of the log in the order of their places. */
export interface Partition {
  /** The index of the table; none for the table itself. */
  index?: "gsi1" | "gsi2";
  pk: string;
}

/** What most entries are is not indexed: whoever looks for it reads the days. */
const USUAL = { kind: "change", level: "info" } as const;

/** By what an entry is found: the rows that are written for it in addition. */
export function indexedBy(logged: Logged): string[] {
  const { change, event } = logged;
  const [kind, level, branches] = [kindOf(logged), levelOf(logged), branchesOf(logged)];
  const { actorKind, actorId } = change ?? event;
  const rare = [...(kind === USUAL.kind ? [] : [`kind=${kind}`]), ...(level === USUAL.level ? [] : [`level=${level}`])];
  return [
    ...branches.map((branch) => `branch=${branch}`),
    ...rare,
    // So that somebody who reads the log of one branch does not pay for those of all others.
    ...rare.flatMap((one) => branches.map((branch) => `${one}@${branch}`)),
    ...(actorKind === "staff" && actorId ? [`actor=${actorId}`] : []),
    // Changes are found by their record as they are.
    ...(event?.resource && event.subject ? [subjectIndex({ resource: event.resource, subject: event.subject })] : []),
  ];
}

export function subjectIndex({ resource, subject }: { resource: string; subject: string }): string {
  return `subject=${resource}#${subject}`;
}

/**
 * The partitions with everything that the query asks for, and as little else as possible; null where only the days have
 * it.
 * @param within the branches whose log the actor may read.
 */
export function partitionsFor({
  query: { requestId, actor, branch, level, kind },
  within,
}: {
  query: LogQuery;
  within: "all" | readonly string[];
}): Partition[] | null {
  if (requestId !== undefined) return [{ index: "gsi2", pk: `log-request#${requestId}` }];
  if (actor !== undefined) return [indexPartition(`actor=${actor}`)];
  const branches = branch === undefined ? within : within === "all" || within.includes(branch) ? [branch] : [];
  const isRare = (by: string): Partition[] =>
    branches === "all" ? [indexPartition(by)] : branches.map((one) => indexPartition(`${by}@${one}`));
  if (level !== undefined && level !== USUAL.level) return isRare(`level=${level}`);
  if (kind !== undefined && kind !== USUAL.kind) return isRare(`kind=${kind}`);
  return branches === "all" ? null : branches.map((one) => indexPartition(`branch=${one}`));
}

export function indexPartition(by: string): Partition {
  return { pk: `log-index#${by}` };
}

/** The entries of a day. Only changes are in a partition of their own, with the steps of jobs. */
export function dayPartitions({ day, kind }: { day: string; kind: LogQuery["kind"] }): Partition[] {
  const changes = { index: "gsi1", pk: `changes#${day}` } as const;
  return kind === USUAL.kind ? [changes] : [changes, { index: "gsi1", pk: `log-events#${day}` }];
}
