import type { LogEntry } from "@tresen/contract/log/log";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { jobSubject } from "@tresen/contract/job/job.subject";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { resourceEntries } from "../../shared/resource-entries";
import { seesResource } from "../../shared/seen-resources";
import type { Me } from "../../shared/session";

/** The back-office's URL of what an entry is about; null where it has no page, or none for this person. */
export function subjectHref({ subject, action, me }: Pick<LogEntry, "subject" | "action"> & { me: Me }): string | null {
  if (!subject || action === "remove") return null;
  const { resource } = subject;
  const id = encodeURIComponent(subject.id);
  if (resource === orderSubject.name) return `#/orders/history?order=${id}`;
  if (resource === jobSubject.name) return `#/jobs?job=${id}`;
  if (resource === configSubject.name) return "#/config";
  const entry = Object.values(resourceEntries).find(({ name }) => name === resource);
  return entry && seesResource({ entry, me }) ? `#/${resource}/${id}` : null;
}
