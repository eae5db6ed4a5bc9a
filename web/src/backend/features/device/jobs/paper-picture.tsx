import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { useState } from "react";
import { JOBS_TEXTS } from "./jobs.texts";
import { useIsShown } from "../../../shared/visibility";

/** The picture of a job's paper. */
export function paperAddress({ id }: Pick<PrintJob, "id">): string {
  return `/api/print-jobs/${encodeURIComponent(id)}/preview`;
}

/** The paper as it comes out of the printer, in full length. */
export function PaperPicture({ job }: { job: PrintJob }) {
  const [isFailed, setIsFailed] = useState(false);
  if (!useArePapersShown()) return <p className="p-6 text-center text-sm text-muted">{JOBS_TEXTS.paperHidden}</p>;
  if (isFailed) return <p className="p-6 text-center text-sm text-danger">{JOBS_TEXTS.previewFailed}</p>;
  return (
    <img
      src={paperAddress(job)}
      alt={JOBS_TEXTS.preview(job.title)}
      onError={() => setIsFailed(true)}
      className="mx-auto block min-h-40 w-full max-w-96 bg-white px-3 py-5 shadow-panel"
    />
  );
}

/** The upper part of the paper, small. What it shows stands beside it as text. */
export function PaperThumbnail({ job }: { job: PrintJob }) {
  if (!useArePapersShown()) return <span aria-hidden className="block h-20 w-16 border border-line bg-sunken" />;
  return (
    <img
      src={paperAddress(job)}
      alt=""
      loading="lazy"
      className="block h-20 w-16 border border-line bg-white px-1 pt-1.5 object-cover object-top"
    />
  );
}

/** Papers have prices and customers on them: they are shown where both are. */
function useArePapersShown(): boolean {
  const isProductShown = useIsShown("product");
  const isCustomerShown = useIsShown("customer");
  return isProductShown && isCustomerShown;
}
