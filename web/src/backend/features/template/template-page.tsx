import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { copyOf } from "../../admin/model/copy";
import { draftOf } from "../../admin/model/draft";
import { fieldsOf } from "../../admin/model/schema-fields";
import { resourceQueries } from "../../admin/queries";
import { failureDetail, isMissing } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { FORM_TEXTS } from "../../admin/form/form.texts";
import type { Design } from "./model/design";
import { type Started, StartPage } from "./start/start-page";
import { readDraft, takeReloaded } from "./state/kept-draft";
import { TemplateEditor } from "./template-editor";

interface TemplatePageProps {
  resource: Resource;
  id: string;
  copy: string | undefined;
}

/**
 * The page of one template. A new one that is saved gets its own address, at which the same editor goes on: what was
 * done can still be undone, and the page stays as it is shown.
 */
export default function TemplatePage({ resource, id, copy }: TemplatePageProps) {
  const [created, setCreated] = useState<{ id: string; key: string } | null>(null);
  const key = created?.id === id ? created.key : `${id} ${copy ?? ""}`;
  return <Page key={key} {...{ resource, id, copy }} onCreated={(next) => setCreated({ id: next, key })} />;
}

/** It loads the template, or begins a new one. */
function Page({ resource, id, copy, onCreated }: TemplatePageProps & { onCreated: (id: string) => void }) {
  const me = useMe();
  const isNew = id === "new";
  const source = isNew ? copy : id;
  const { data, error, refetch, isFetching } = useQuery({
    ...resourceQueries.one({ name: resource.name, id: source ?? "" }),
    enabled: source !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const fields = useMemo(() => fieldsOf(enteredFields({ resource, isNew })), [resource, isNew]);
  const [started, setStarted] = useState<Started | null>(() => (isNew && copy === undefined ? reloaded(me.id) : null));
  const loaded = useMemo(() => {
    if (!data) return null;
    return designOf(isNew ? copyOf({ resource, fields, record: data }) : draftOf({ fields, record: data }));
  }, [isNew, data, fields, resource]);
  const [begun, setBegun] = useState<Started | null>(null);
  const next = started ?? (loaded && { design: loaded });
  // What was opened stays, also while a template that was just saved is loaded by its new id.
  if (!begun && next) setBegun(next);
  if (begun) return <Opened {...{ resource, id, onCreated }} {...begun} record={isNew ? null : (data ?? null)} />;
  if (isNew && copy === undefined) return <StartPage resource={resource} onStart={setStarted} />;
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

/** A new template that was open in this window before it was loaded again is there at once. */
function reloaded(user: string): Started | null {
  const kept = takeReloaded("new") ? readDraft({ user, id: "new" }) : null;
  return kept && { design: kept.design, at: kept.at };
}

/** The editor goes on with what it was opened with: a record that is loaded again does not replace what is edited. */
function Opened(
  props: Started & { resource: Resource; id: string; record: AnyRecord | null; onCreated: (id: string) => void },
) {
  const [opened] = useState(props);
  return <TemplateEditor {...opened} initial={opened.design} restoredAt={opened.at ?? null} />;
}

/** The fields of a loaded record as the editor takes them; what it lacks gets its default. */
function designOf(draft: Record<string, unknown>): Design {
  const read = imageTemplates.fields.safeParse(draft);
  return read.success ? read.data : (draft as Design);
}
