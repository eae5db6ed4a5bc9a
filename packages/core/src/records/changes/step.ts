import type { ChangedField } from "@tresen/contract/log/changed-fields";
import type { LogAction, LogEntry } from "@tresen/contract/log/log";
import { type ChangeRow, compressed, expiryOf, versionKey } from "./change";

/**
 * The change row for a step of something that has its own timeline. The same version always gives the same row, so
 * writing it twice is harmless.
 */
export function stepItem({
  subject: { resource, id, version, title, branch },
  actor,
  action,
  at,
  requestId,
  changes,
}: {
  subject: { resource: string; id: string; version: number; title: string; branch?: string };
  actor: { kind: LogEntry["actor"]["kind"]; id?: string };
  action: LogAction;
  at: string;
  /** The request that caused the step, if there was one. */
  requestId?: string | undefined;
  changes: ChangedField[];
}): ChangeRow {
  return {
    resource,
    id,
    version: versionKey(version),
    at,
    day: at.slice(0, 10),
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    requestId,
    title,
    branches: branch === undefined ? [] : [branch],
    paths: changes.map(({ field }) => field),
    content: compressed({ fields: null, changes }),
    expiresAt: expiryOf(Date.parse(at)),
  };
}
