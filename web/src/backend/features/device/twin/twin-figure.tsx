import { useQuery } from "@tanstack/react-query";
import type { DeviceStatus } from "@tresen/contract/device/device.status";
import { useState } from "react";
import { jobQueries } from "../jobs/job-queries";
import { JobPanel } from "../jobs/job-panel";
import { JOBS_TEXTS } from "../jobs/jobs.texts";
import { paperAddress } from "../jobs/paper-picture";
import { type ShownDevice, hasKeyDriver } from "../shown-device";
import { TWIN_TEXTS } from "./twin.texts";

/** The widths of the papers in the figure are in the proportion of the rolls. */
const WIDTHS = { 58: "w-36", 80: "w-48" } as const;

/** The printer with the last paper that came out of it, which opens large. */
export function TwinFigure({ device, status }: { device: ShownDevice; status: DeviceStatus | undefined }) {
  const [open, setOpen] = useState<string | null>(null);
  const { data: last } = useQuery(jobQueries.last(device.id));
  const isWell = !status || (status.paper !== "out" && status.cover !== "open" && status.errorCode === null);
  const isReady = isWell && (status?.isOnline || !hasKeyDriver(device));
  // What is not known, since it is loading or could not be loaded, is not said.
  const light = !status ? "bg-muted" : isReady ? "bg-success" : "bg-danger";
  return (
    <figure className="mx-auto flex w-60 shrink-0 flex-col items-center max-sm:order-last">
      <div
        aria-hidden
        className="relative z-1 flex h-14 w-full items-center justify-between rounded-panel border border-line-strong bg-sunken px-4 shadow-panel"
      >
        <span className="h-1.5 w-10 rounded-full bg-line-strong opacity-40" />
        <span className={`size-2.5 rounded-full ${light}`} />
        <span className="absolute inset-x-4 bottom-1.5 h-1.5 rounded-full bg-ink/80 dark:bg-canvas" />
      </div>
      {last ? (
        <button
          type="button"
          onClick={() => setOpen(last.id)}
          aria-label={JOBS_TEXTS.openPaper(last.title)}
          className={`${WIDTHS[device.paperWidth]} relative -mt-2.5 block max-h-64 overflow-hidden bg-white shadow-panel [clip-path:inset(0_-2rem_-2rem)]`}
        >
          <img src={paperAddress(last)} alt="" className="block w-full px-2 pt-5 pb-2" />
          <span aria-hidden className="absolute inset-x-0 bottom-0 h-10 bg-linear-to-b from-transparent to-white" />
        </button>
      ) : (
        <div
          className={`${WIDTHS[device.paperWidth]} -mt-2.5 grid h-28 place-items-center border-x border-b border-dashed border-line-strong px-3 pt-3 text-center text-sm text-muted`}
        >
          {last === null && TWIN_TEXTS.noPaper}
        </div>
      )}
      {last && <figcaption className="mt-2 text-center text-sm text-muted">{TWIN_TEXTS.twin}</figcaption>}
      {open !== null && <JobPanel device={device} id={open} onClose={() => setOpen(null)} />}
    </figure>
  );
}
