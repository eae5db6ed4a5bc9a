import type { PrintJob } from "@tresen/contract/print/job/print-job";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import type { ShownDevice } from "../shown-device";
import { JobPanel } from "./job-panel";
import { JobRow } from "./job-row";
import { JOBS_TEXTS } from "./jobs.texts";

interface ListProps {
  title: string;
  /** What the jobs of this list have in common. */
  text?: string | undefined;
  /** Commands for the whole list. */
  commands?: ReactNode;
  jobs: readonly PrintJob[];
  device: ShownDevice;
  isUrgent?: boolean;
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** In place of the jobs if there are none. */
  empty?: ReactNode;
}

/** Jobs with a heading, one page more with each press. */
export function JobList({ title, text, commands, jobs, device, isUrgent = false, pages, empty }: ListProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section
      aria-label={title}
      className={`overflow-hidden rounded-panel border ${isUrgent ? "border-danger" : "border-line"} bg-surface`}
    >
      <header
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-3 py-2.5 sm:px-4 ${
          isUrgent ? "border-danger bg-danger-soft text-danger" : "border-line"
        }`}
      >
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">{title}</h3>
          {text !== undefined && <p className="text-sm">{text}</p>}
        </div>
        {commands}
      </header>
      {jobs.length === 0 ? (
        empty
      ) : (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} device={device} onOpen={() => setOpen(job.id)} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button onPress={() => void pages.fetchNextPage()} isDisabled={pages.isFetchingNextPage}>
            {pages.isFetchingNextPage ? JOBS_TEXTS.loadingMore : JOBS_TEXTS.more}
          </Button>
        </div>
      )}
      {open !== null && <JobPanel device={device} id={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
