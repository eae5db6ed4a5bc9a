import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ArrowLeft, CornerDownRight } from "lucide-react";
import { useState } from "react";
import { failureDetail, isMissing } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { buttonClass } from "../../shared/ui/button";
import { EmptyState, ErrorState } from "../../shared/ui/states";
import { resourceQueries } from "../queries";
import { PLAIN_SCREEN, type Screen } from "../screen";
import { FORM_TEXTS } from "./form.texts";
import { movedQuery } from "./leaving/moved-query";
import { RecordEditor } from "./record-editor";
import { RecordSkeleton } from "./record-skeleton";

interface RecordPageProps {
  resource: Resource;
  /** The id of the record, or `new`. */
  id: string;
  copy: string | undefined;
  /** The path of the field that the address leads to. */
  field?: string | undefined;
  panel?: "history" | undefined;
  screen?: Screen;
}

/** The page of one record of any resource: loads it and lets the person edit, duplicate and delete it. */
export function RecordPage({ resource, id, copy, field, panel, screen = PLAIN_SCREEN }: RecordPageProps) {
  const isNew = id === "new";
  const source = isNew ? copy : id;
  // The record is not reloaded while it is being edited. Saving detects whether somebody else saved meanwhile.
  const { data, error, refetch, isFetching } = useQuery({
    ...resourceQueries.one({ name: resource.name, id: source ?? "" }),
    enabled: source !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: moved, isLoading: isLookingFor } = useQuery({
    ...movedQuery({ name: resource.name, id: source ?? "", movedTo: screen.movedTo }),
    enabled: screen.movedTo !== undefined && !data && isMissing(error),
  });
  const { place, keepPlace } = usePlace({ id, copy });
  // A record that begins with its file has no form for a new one: its list takes files.
  if (isNew && resource.isUploaded) return <Navigate to="/$resource" params={{ resource: resource.name }} replace />;
  if (source === undefined || data)
    return (
      <RecordEditor
        key={place}
        {...{ resource, screen, field, panel }}
        loaded={isNew ? null : (data ?? null)}
        copied={isNew ? (data ?? null) : null}
        onCreated={keepPlace}
      />
    );
  if (moved)
    return (
      <EmptyState
        icon={<CornerDownRight size={32} aria-hidden />}
        title={moved.text}
        isScreen
        action={
          <Link
            to="/$resource/$id"
            params={{ resource: resource.name, id: moved.id }}
            className={buttonClass({ variant: "primary" })}
          >
            {moved.label}
          </Link>
        }
      />
    );
  if (error && !isLookingFor)
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
  return <RecordSkeleton />;
}

/** A number for each form that is shown. A new record keeps its form when it is saved and gets an id. */
function usePlace({ id, copy }: Pick<RecordPageProps, "id" | "copy">) {
  const [shown, setShown] = useState({ id, copy, place: 0, created: "" });
  if (shown.id !== id || shown.copy !== copy)
    setShown({ ...shown, id, copy, place: shown.created === id ? shown.place : shown.place + 1 });
  return { place: shown.place, keepPlace: (created: string) => setShown((now) => ({ ...now, created })) };
}
