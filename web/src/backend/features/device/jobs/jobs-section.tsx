import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useEffect, useRef } from "react";
import { useMay } from "../../../shared/session";
import { Skeleton } from "../../../shared/ui/states";
import { type ShownDevice, shownDevice } from "../shown-device";
import { twinQueries } from "../twin/twin-queries";
import { HistoryList } from "./history-list";
import { JobList } from "./job-list";
import { jobQueries } from "./job-queries";
import { JOBS_TEXTS } from "./jobs.texts";
import { UnprintedCommands } from "./unprinted-commands";

/** What a device has to print, what somebody has to look at, and what it has printed. */
export function JobsSection({ record }: { record: AnyRecord | null }) {
  const device = record && shownDevice(record);
  const may = useMay();
  if (!device) return null;
  if (!may({ permission: printJobPermissions.read, branch: device.branch }))
    return <p className="text-sm text-muted">{JOBS_TEXTS.hidden}</p>;
  return <Jobs device={device} />;
}

function Jobs({ device }: { device: ShownDevice }) {
  const { id } = device;
  const { data: status, isPending } = useQuery(twinQueries.status(id));
  const waiting = status?.waiting ?? 0;
  const troubled = status?.troubled ?? 0;
  useRenewed({ device: id, waiting, troubled });
  const open = useInfiniteQuery({ ...jobQueries.list({ device: id, only: "open" }), enabled: waiting > 0 });
  const looked = useInfiniteQuery({ ...jobQueries.list({ device: id, only: "troubled" }), enabled: troubled > 0 });
  const toLookAt = troubled > 0 ? (looked.data?.pages.flatMap(({ data }) => data) ?? []) : [];
  const unclear = toLookAt.filter(({ state }) => state === "unconfirmed");
  const unprinted = toLookAt.filter(({ state }) => state !== "unconfirmed");
  const queued = waiting > 0 ? (open.data?.pages.flatMap(({ data }) => data) ?? []) : [];
  const none = { ...looked, hasNextPage: false };
  return (
    <div className="flex flex-col gap-5">
      {unclear.length > 0 && (
        <JobList
          title={JOBS_TEXTS.unclear}
          text={JOBS_TEXTS.unclearText}
          jobs={unclear}
          device={device}
          isUrgent
          pages={unprinted.length > 0 ? none : looked}
        />
      )}
      {unprinted.length > 0 && (
        <JobList
          title={JOBS_TEXTS.unprinted}
          text={JOBS_TEXTS.unprintedText}
          commands={<UnprintedCommands device={device} count={unprinted.length} hasMore={looked.hasNextPage} />}
          jobs={unprinted}
          device={device}
          isUrgent
          pages={looked}
        />
      )}
      <JobList
        title={JOBS_TEXTS.open}
        jobs={queued}
        device={device}
        pages={{ ...open, hasNextPage: waiting > 0 && open.hasNextPage }}
        empty={
          isPending ? (
            <div role="status" aria-label={JOBS_TEXTS.loading} className="p-4">
              <Skeleton className="h-20" />
            </div>
          ) : (
            <p className="px-4 py-4 text-sm text-muted">{status ? JOBS_TEXTS.nothingOpen : JOBS_TEXTS.unknown}</p>
          )
        }
      />
      <HistoryList device={device} />
    </div>
  );
}

/** Asks for all lists again when the device says that something else is waiting or in trouble than before. */
function useRenewed({ device, waiting, troubled }: { device: string; waiting: number; troubled: number }): void {
  const client = useQueryClient();
  const before = useRef(`${waiting} ${troubled}`);
  useEffect(() => {
    const now = `${waiting} ${troubled}`;
    if (before.current === now) return;
    before.current = now;
    void client.invalidateQueries({ queryKey: jobQueries.of(device) });
  }, [client, device, waiting, troubled]);
}
