import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { RecordPage } from "../../../admin/form/record-page";
import { changesAll } from "../../../admin/model/access";
import { failureDetail, isMissing } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { useMe } from "../../../shared/session";
import { buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { NewPage } from "./create-page";
import { PageEditor } from "./page-editor";
import { type StoredPage, pageCalls } from "./saving/stored-page";

interface PageEditorPageProps {
  resource: Resource;
  /** The id of the page, or `new`. */
  id: string;
  copy: string | undefined;
  field?: string | undefined;
  panel?: "history" | undefined;
}

/** The page of one site. Whoever may not change pages sees the form, which they can only read. */
export function PageEditorPage(props: PageEditorPageProps) {
  const { resource, id, copy } = props;
  const me = useMe();
  if (id === "new") return <NewPage key={copy ?? ""} resource={resource} copy={copy} />;
  return changesAll({ resource, me }) ? <Loaded key={id} {...props} /> : <RecordPage {...props} />;
}

function Loaded({ resource, id }: PageEditorPageProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["resource", resource.name, "editor", id],
    queryFn: () => pageCalls(id).read(),
    staleTime: 0,
    // The editor asks by itself whether somebody else has saved.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <Opened stored={data} />;
  if (error)
    return (
      <ErrorState
        message={oneFailed({ resource, verb: "load" })}
        detail={isMissing(error) ? FORM_TEXTS.gone : failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <Link to="/$resource" params={{ resource: resource.name }} className={buttonClass({ variant: "ghost" })}>
            <ArrowLeft size={16} aria-hidden /> {FORM_TEXTS.backTo(resource.many)}
          </Link>
        }
      />
    );
  return (
    <div className="flex h-full flex-col gap-3 p-4">
      <Skeleton className="h-10" />
      <Skeleton className="flex-1" />
    </div>
  );
}

/** The editor goes on with what it was opened with. */
function Opened({ stored }: { stored: StoredPage }) {
  const [opened] = useState(stored);
  return <PageEditor stored={opened} />;
}
