import { useQueries } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { resourceQueries } from "../../../admin/queries";
import { RecordLink } from "../../../admin/refusal/refusal-dialog";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { AddToSegment } from "./add-to-segment";
import { reachOf } from "./reach";
import { USAGE_TEXTS as texts } from "./usage.texts";

/** More are counted. */
const NAMED = 12;
const LISTS = [segmentReferrer, streamReferrer, tvReferrer] as const;

/** Which segments, streams and TVs show a scene or a segment, as far as the person may see them. */
export function UsageSection({ kind, record }: { kind: "scene" | "segment"; record: AnyRecord }) {
  const lists = useQueries({ queries: LISTS.map(({ name }) => resourceQueries.all(name)) });
  const [segments, streams, tvs] = lists.map(({ data }) => data);
  if (lists.some(({ error, data }) => error && !data))
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {texts.failed}
        <Button size="sm" onPress={() => lists.forEach(({ refetch }) => void refetch())}>
          {COMMON_TEXTS.retry}
        </Button>
      </p>
    );
  if (!segments || !streams || !tvs)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-16" />
      </div>
    );
  const reach = reachOf({ kind, record, segments, streams, tvs });
  const isUnused = reach.direct.length === 0 && reach.streams.length === 0;
  return (
    <div className="flex flex-col gap-4 text-sm">
      {isUnused ? (
        <p className="text-muted">{texts.none[kind]}</p>
      ) : (
        <>
          <p>{texts.reaches({ streams: reach.streams.length, tvs: reach.tvs.length })}</p>
          <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
            <Names title={texts.segments[kind]} resource={segmentReferrer.name} records={reach.direct} />
            <Names title={texts.streams} resource={streamReferrer.name} records={reach.streams} />
            <Names title={texts.tvs} resource={tvReferrer.name} records={reach.tvs} />
          </dl>
        </>
      )}
      {kind === "scene" && <AddToSegment scene={record.id} without={reach.direct.map(({ id }) => id)} />}
    </div>
  );
}

/** The records with the ways to them; nothing where there are none. */
function Names({ title, resource, records }: { title: string; resource: string; records: readonly AnyRecord[] }) {
  if (records.length === 0) return null;
  return (
    <div className="contents max-sm:flex max-sm:flex-col">
      <dt className="flex min-h-10 items-center text-muted">{title}</dt>
      <dd>
        <ul className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          {records.slice(0, NAMED).map((record) => (
            <li key={record.id}>
              <RecordLink
                record={{ resource, id: record.id, label: String(record["name"]) }}
                onFollow={() => undefined}
              />
            </li>
          ))}
          {records.length > NAMED && <li className="text-muted">{texts.more(records.length - NAMED)}</li>}
        </ul>
      </dd>
    </div>
  );
}
