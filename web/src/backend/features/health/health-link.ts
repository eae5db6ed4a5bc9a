import type { HealthCheck } from "@tresen/contract/health/health";
import type { ReturnedMail } from "@tresen/contract/health/returned-mail";
import { JOB_KINDS } from "@tresen/contract/job/job.state";

/** Where somebody does something about a check; null if there is no screen for it. */
export function linkOf({
  area,
  subject,
  branch,
  jobs,
}: Pick<HealthCheck, "area" | "subject" | "branch" | "jobs">): { to: string; search?: Record<string, string> } | null {
  const isKind = JOB_KINDS.some((kind) => kind === subject);
  if (area === "queues" || (area === "services" && isKind))
    return { to: "/jobs", search: { kind: subject, ...(jobs ? { state: jobs } : {}) } };
  if (area === "services") return { to: "/config" };
  if (area === "sms") return { to: `/branches/${branch ?? subject}` };
  if (area === "devices") return { to: subject.startsWith("dev_") ? `/devices/${subject}` : "/access-keys" };
  return null;
}

/** The page of what a mail was about. */
export function subjectLink({ resource, id }: NonNullable<ReturnedMail["subject"]>): {
  to: string;
  search?: Record<string, string>;
} {
  return resource === "orders" ? { to: "/orders/history", search: { order: id } } : { to: `/${resource}/${id}` };
}
