import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { bulkQueries } from "../../../admin/bulk/bulk-queries";
import { useLabels } from "../../../admin/picker/use-labels";
import { useZoneOf } from "../../../shared/branches";
import { spanText } from "../times";
import { CONFIRM_TEXTS as texts } from "./confirm.texts";

const LINK = "inline-flex min-h-9 items-center font-medium text-action-text underline underline-offset-4";

/** Whose times were not confirmed and why: the report itself names only their days. */
export function RefusedTimes({
  job,
  records,
  onFollow,
}: {
  job: string;
  records: readonly AnyRecord[];
  onFollow: () => void;
}) {
  const { data: view } = useQuery(bulkQueries.one(job));
  const isEnded = view !== undefined && !isOpenJob(view.state);
  const { data: report } = useInfiniteQuery({
    ...bulkQueries.report({ id: job, outcome: "refused" }),
    enabled: isEnded && view.refused > 0,
  });
  const entries = report?.pages.flatMap(({ data }) => data) ?? [];
  const refused = entries.map(({ id, label, message }) => ({
    ...{ id, label, message },
    record: records.find((record) => record.id === id),
  }));
  const idsOf = (field: string): string[] => [
    ...new Set(refused.flatMap(({ record }) => (typeof record?.[field] === "string" ? [record[field]] : []))),
  ];
  const nameOfUser = useLabels({ name: "users", ids: idsOf("user") });
  const nameOfExternal = useLabels({ name: "external-users", ids: idsOf("externalUser") });
  const zoneOf = useZoneOf();
  if (refused.length === 0) return null;
  const titleOf = ({ label, record }: (typeof refused)[number]): string => {
    if (!record) return label;
    const { user, externalUser, branch, startedAt, endedAt } = record;
    const name = typeof user === "string" ? nameOfUser(user) : nameOfExternal(String(externalUser));
    const end = typeof endedAt === "string" ? endedAt : null;
    return `${name}, ${spanText({ startedAt: String(startedAt), endedAt: end, zone: zoneOf(String(branch)) })}`;
  };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{texts.refused}</h3>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {refused.map((one) => (
          <li key={one.id} className="flex flex-col px-3 py-1 text-sm">
            <Link
              to="/$resource/$id"
              params={{ resource: "working-activities", id: one.id }}
              onClick={onFollow}
              className={LINK}
            >
              {titleOf(one)}
            </Link>
            <span className="pb-1 whitespace-pre-line text-muted">{one.message}</span>
          </li>
        ))}
      </ul>
      {report?.pages.at(-1)?.cursor && (
        <p className="text-sm text-muted">
          {texts.more}{" "}
          <Link to="/bulk/$id" params={{ id: job }} onClick={onFollow} className={LINK}>
            {texts.report}
          </Link>
        </p>
      )}
    </section>
  );
}
