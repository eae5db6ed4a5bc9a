import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { PRINTED_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { agoText } from "../../../shared/ago.texts";
import { useZoneOf } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { useNow } from "../../../shared/use-now";
import type { ShownDevice } from "../shown-device";
import { JobButtons } from "./job-buttons";
import { JobStateBadges } from "./job-state-badge";
import { JOBS_TEXTS } from "./jobs.texts";
import { PaperThumbnail } from "./paper-picture";

/** The back-office's address of an order. */
export const orderHref = (id: string): string => `#/orders/history?order=${encodeURIComponent(id)}`;

/** One job with its paper, what is known of it, and what can be done. */
export function JobRow({ job, device, onOpen }: { job: PrintJob; device: ShownDevice; onOpen: () => void }) {
  const now = useNow();
  const zone = useZoneOf()(device.branch);
  const seesOrder = useMay()({ permission: orderPermissions.read, branch: job.branch });
  const { order, title, createdAt, finishedAt, copies, code, document } = job;
  const when = (at: string): string => agoText({ at: Date.parse(at), now, zone });
  const facts = [
    ...(title.startsWith(PRINTED_LABELS[document]) ? [] : [PRINTED_LABELS[document]]),
    ...(copies > 1 ? [JOBS_TEXTS.copies(copies)] : []),
    JOBS_TEXTS.created(when(createdAt)),
    ...(finishedAt === null ? [] : [JOBS_TEXTS.finished(when(finishedAt))]),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-3 py-3 sm:px-4">
      <button
        type="button"
        onClick={onOpen}
        aria-label={JOBS_TEXTS.openPaper(title)}
        className="shrink-0 rounded-control hover:shadow-panel"
      >
        <PaperThumbnail job={job} />
      </button>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <JobStateBadges job={job} />
        </div>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">{facts.join(" · ")}</p>
        {code !== null && job.state !== "printed" && <p className="text-sm wrap-anywhere text-danger">{code}</p>}
        {order !== null && seesOrder && (
          <a
            href={orderHref(order)}
            aria-label={JOBS_TEXTS.orderOf(title)}
            className="w-fit text-sm font-medium underline underline-offset-2 pointer-coarse:py-3"
          >
            {JOBS_TEXTS.order}
          </a>
        )}
      </div>
      <JobButtons job={job} device={device} />
    </li>
  );
}
