import type { LogEntry } from "@tresen/contract/log/log";
import type { Instant } from "@tresen/contract/kit/time";
import type { Staff } from "../platform/actor";
import type { ItemWrite } from "../platform/db";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";

/** The write of the log's entry about what was closed or entered. */
export function noteWrite({
  subject,
  staff: { user },
  fields,
  now,
}: {
  subject: { resource: string; id: string; title: string; branch: string };
  staff: Staff;
  fields: Record<string, unknown>;
  now: Instant;
}): ItemWrite {
  const changes: LogEntry["changes"] = Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
  const row = stepItem({
    subject: { ...subject, version: 1 },
    actor: { kind: "staff", id: user.id },
    action: "create",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes,
  });
  return { Put: ChangeEntity.create(row).params<NonNullable<ItemWrite["Put"]>>() };
}
