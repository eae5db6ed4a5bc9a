import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { ARCHIVED } from "@tresen/contract/kit/list/archive";
import type { Resource } from "@tresen/contract/kit/resource";
import { useEffect, useRef } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { RecordLink } from "../../refusal/refusal-dialog";
import { BulkJob } from "../bulk-job";
import { bulkQueries } from "../bulk-queries";
import { PanelFailure } from "../panel-failure";
import { type Target, meantBy } from "../target";
import { useJobTitle } from "../use-job-title";
import { useStart } from "../use-start";
import { ARCHIVE_TEXTS } from "./archive.texts";

export interface ArchivePanelProps {
  resource: Resource;
  target: Target;
  /** The name of the only record, where it is one. */
  label?: string | undefined;
  /** False to bring the records back. */
  isArchiving: boolean;
  /** @param isStarted whether anything was changed, or will be. */
  onClose: (isStarted: boolean) => void;
}

/** Puts records away or brings them back. Before they are put away it says what still refers to them. */
export function ArchivePanel({ resource, target, label, isArchiving, onClose }: ArchivePanelProps) {
  const start = useStart(() =>
    call("POST /api/bulk", {
      body: {
        resource: resource.name,
        action: "update",
        ...meantBy(target),
        changes: { [ARCHIVED]: isArchiving },
        dryRun: false,
      },
    }),
  );
  const close = (): void => onClose(start.job !== null);
  const title = useJobTitle({
    job: start.job,
    title:
      label === undefined
        ? ARCHIVE_TEXTS.title({ count: target.count, isArchiving })
        : ARCHIVE_TEXTS.titleOf({ label, isArchiving }),
  });
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={title}
      footer={
        start.job ? (
          <Button onPress={close}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={close}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={start.isPending} onPress={() => start.mutate(undefined)}>
              {isArchiving ? ARCHIVE_TEXTS.archive : ARCHIVE_TEXTS.restore}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {start.job ? (
          <BulkJob id={start.job} onJob={start.setJob} onFollow={close} />
        ) : (
          <>
            <p>{isArchiving ? ARCHIVE_TEXTS.archiving : ARCHIVE_TEXTS.restoring}</p>
            {isArchiving && <Uses resource={resource} target={target} onFollow={close} />}
            <PanelFailure error={start.error} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

/** What refers to the records, as a trial of their removal finds it. Nothing is removed. */
function Uses({
  resource,
  target,
  onFollow,
}: Pick<ArchivePanelProps, "resource" | "target"> & { onFollow: () => void }) {
  const check = useStart(() =>
    call("POST /api/bulk", {
      body: { resource: resource.name, action: "remove", ...meantBy(target), dryRun: true },
    }),
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    check.mutate(undefined);
  }, [check]);
  const id = check.job ?? "";
  const { data: view } = useQuery({ ...bulkQueries.one(id), enabled: check.job !== null });
  const isDone = view?.state === "done";
  const { data: report } = useInfiniteQuery({
    ...bulkQueries.report({ id, outcome: "refused" }),
    enabled: isDone && view.refused > 0,
  });
  if (check.error || (view && !isOpenJob(view.state) && !isDone))
    return <p className="text-muted">{ARCHIVE_TEXTS.unknown}</p>;
  if (!isDone || (view.refused > 0 && !report)) return <p role="status">{ARCHIVE_TEXTS.checking}</p>;
  const used = (report?.pages ?? [])
    .flatMap(({ data }) => data)
    .flatMap((entry) => (entry.records ?? []).map((record) => ({ record, label: entry.label })));
  const places = Map.groupBy(used, ({ record }) => `${record.resource}/${record.id}`);
  if (places.size === 0) return <p role="status">{ARCHIVE_TEXTS.unused}</p>;
  return (
    <section role="status" className="flex flex-col gap-2">
      <h3 className="font-medium">{ARCHIVE_TEXTS.used}</h3>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {[...places].map(([key, [first, ...others]]) => (
          <li key={key} className="px-3 text-sm">
            {first && <RecordLink record={first.record} onFollow={onFollow} />}
            {target.count !== 1 && first && (
              <p className="pb-2 text-muted">{[first, ...others].map(({ label }) => label).join(", ")}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{ARCHIVE_TEXTS.usedHint}</p>
      {report?.pages.at(-1)?.cursor && <p className="text-sm text-muted">{ARCHIVE_TEXTS.more}</p>}
    </section>
  );
}
