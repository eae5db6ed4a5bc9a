import { useInfiniteQuery } from "@tanstack/react-query";
import { JOB_STATE_LABELS } from "@tresen/contract/job/job.texts";
import { isTroubledJob } from "@tresen/contract/job/job.state";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useForm } from "../../../admin/form/form-context";
import { PagedList } from "./paged-list";
import { privacyQueries } from "./privacy-queries";
import { ERASURE_TEXTS as texts } from "./privacy.texts";

const useErasures = () => useInfiniteQuery(privacyQueries.erasures());

/** Who was erased, newest first, and how far it is. */
export function ErasureList() {
  const { zone } = useForm();
  return (
    <PagedList useEntries={useErasures} texts={texts}>
      {({ id, number, startedAt, startedBy, endedAt, state, ...counts }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
          <span>
            <span className="font-medium">{texts.customer(number)}</span>{" "}
            <span className="text-muted tabular-nums">
              {texts.by({
                at: formatDateTime({ at: Date.parse(startedAt), zone }),
                name: startedBy?.name ?? null,
              })}
            </span>
          </span>
          <span className="tabular-nums">
            {endedAt === null && (
              <span className={isTroubledJob(state) ? "text-danger" : "text-warning"}>{JOB_STATE_LABELS[state]}, </span>
            )}
            {texts.result(counts)}
          </span>
        </li>
      )}
    </PagedList>
  );
}
