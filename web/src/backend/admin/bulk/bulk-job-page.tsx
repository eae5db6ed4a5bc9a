import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { findResource } from "@tresen/contract/resources";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { OWN_JOBS_TEXTS } from "../../shared/jobs/own-jobs.texts";
import { useCurrency } from "../../shared/config";
import { useMe } from "../../shared/session";
import { canSee } from "../model/access";
import { BulkJob } from "./bulk-job";
import { bulkQueries } from "./bulk-queries";
import { JOBS_TEXTS } from "./bulk.texts";
import { jobWhat } from "./job-what";
import { useMoney } from "../../shared/visibility";

const BACK = "grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11";
const TO_LIST = "inline-flex min-h-9 items-center text-sm text-action-text underline underline-offset-4";

/** The page of one job of many records. */
export function BulkJobPage({ id }: { id: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const { data: view } = useQuery(bulkQueries.one(id));
  const resource = view && findResource(view.resource);
  const currency = useCurrency();
  const money = useMoney();
  const title = view ? jobWhat({ ...view, currency, money }) : OWN_JOBS_TEXTS.title;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-3">
        <Link to="/bulk" aria-label={JOBS_TEXTS.all} className={BACK}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="me-auto min-w-0 text-xl font-semibold">{title}</h1>
        {view?.template && canSee({ resource: imageTemplates, me }) ? (
          <Link
            to="/$resource/$id"
            params={{ resource: imageTemplates.name, id: view.template.id }}
            className={TO_LIST}
          >
            {JOBS_TEXTS.toTemplate(view.template.name)}
          </Link>
        ) : (
          resource &&
          canSee({ resource, me }) && (
            <Link to="/$resource" params={{ resource: resource.name }} className={TO_LIST}>
              {JOBS_TEXTS.toList(resource.many)}
            </Link>
          )
        )}
      </header>
      <div className="flex w-full max-w-3xl flex-col gap-4 p-4">
        {view && (
          <p className="figures text-sm text-muted">
            {JOBS_TEXTS.startedBy({
              name: view.startedBy.name,
              at: formatDateTime({ at: Date.parse(view.createdAt), zone: DEFAULT_TIME_ZONE }),
            })}
          </p>
        )}
        <BulkJob id={id} onJob={(other) => void navigate({ to: "/bulk/$id", params: { id: other } })} />
      </div>
    </div>
  );
}
