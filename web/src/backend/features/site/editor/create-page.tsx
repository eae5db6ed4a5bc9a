import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { ArrowLeft } from "lucide-react";
import { type SyntheticEvent, useEffect, useMemo, useState } from "react";
import { ErrorSummary, focusField } from "../../../admin/form/error-summary";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, RecordContext } from "../../../admin/form/form-context";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { LEAVING_TEXTS } from "../../../admin/form/leaving/leaving.texts";
import { useRecordForm } from "../../../admin/form/use-record-form";
import { copyOf } from "../../../admin/model/copy";
import { type Draft, emptyDraft } from "../../../admin/model/draft";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { faultsOf } from "../../../admin/model/validate";
import { keepRecord, resourceQueries, saveRecord } from "../../../admin/queries";
import { ApiError } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { NEW_PAGE_TEXTS as texts } from "./editor.texts";
import { proposedPath } from "./model/proposed-path";

/** What a page needs before it can be edited. All else begins empty, or as that of the copied page. */
const ASKED = ["name", "path", "type"];

export function NewPage({ resource, copy }: { resource: Resource; copy: string | undefined }) {
  const fields = useMemo(() => fieldsOf(enteredFields({ resource, isNew: true })), [resource]);
  const { data, isError } = useQuery({
    ...resourceQueries.one({ name: resource.name, id: copy ?? "" }),
    enabled: copy !== undefined,
  });
  const entered = useLocation({ select: ({ state }) => state.draft });
  if (copy !== undefined && !data && !isError) return <Skeleton className="m-4 h-64" />;
  const initial = {
    ...(data ? copyOf({ resource, fields, record: data }) : { ...emptyDraft(fields), type: "default" }),
    ...entered,
    isPublic: false,
  };
  return <NewPageForm key={data?.id ?? ""} resource={resource} initial={initial} />;
}

function NewPageForm({ resource, initial: given }: { resource: Resource; initial: Draft }) {
  const [initial] = useState(given);
  const client = useQueryClient();
  const navigate = useNavigate();
  const schema = useMemo(() => enteredFields({ resource, isNew: true }), [resource]);
  const all = useMemo(() => fieldsOf(schema), [schema]);
  const asked = useMemo(() => ASKED.flatMap((key) => all.filter((field) => field.key === key)), [all]);
  const form = useRecordForm({ fields: all, initial });
  const { draft } = form;
  const [isLeaving] = useState({ current: false });
  const showFaults = (faults: Parameters<typeof form.setErrors>[0]): void => {
    form.setErrors(faults);
    const [first] = faults;
    if (first?.field) setTimeout(() => focusField(first.field ?? ""));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: Draft) => saveRecord({ name: resource.name, base: null, draft: fields }),
    onSuccess: async (record) => {
      isLeaving.current = true;
      keepRecord({ client, name: resource.name, record });
      await navigate({ to: "/$resource/$id", params: { resource: resource.name, id: record.id }, replace: true });
    },
    onError: (error) => {
      const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
      if (faults.length > 0) return showFaults(faults);
      const message = failureText(error, oneFailed({ resource, verb: "create" }));
      showToast({ kind: "error", message, error, about: "new page" });
    },
  });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(texts.title);
    focusField("name");
  }, []);
  const guard = useLeaveGuard({ isUnsaved: () => form.isDirty && !isLeaving.current, question: LEAVING_TEXTS });
  const type = (values: Draft): void => {
    // The path follows the name until somebody types one.
    const isOwnPath = draft["path"] !== proposedPath(String(draft["name"] ?? ""));
    const isNamed = values["name"] !== draft["name"] && (!isOwnPath || draft["path"] === "");
    form.setDraft(isNamed ? { ...values, path: proposedPath(String(values["name"] ?? "")) } : values);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const faults = faultsOf({ schema, fields: all, value: draft });
    if (faults.length > 0) showFaults(faults);
    else mutate(draft);
  };
  return (
    <form noValidate onSubmit={submit} className="mx-auto flex w-full max-w-2xl flex-col gap-5 p-4">
      <div className="flex items-center gap-2">
        <Link
          to="/$resource"
          params={{ resource: resource.name }}
          activeOptions={{ exact: true }}
          aria-label={FORM_TEXTS.backTo(resource.many)}
          className="grid size-9 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="text-xl font-semibold">{texts.title}</h1>
      </div>
      <p className="text-muted">{texts.explanation}</p>
      <ErrorSummary fields={all} values={draft} errors={form.errors} others={form.otherErrors} onGoTo={focusField} />
      <NewPageFields errors={form.errors} draft={draft}>
        <FieldGrid fields={asked} values={draft} onChange={type} />
      </NewPageFields>
      <div>
        <Button type="submit" variant="primary" isDisabled={isPending}>
          {isPending ? texts.creating : texts.create}
        </Button>
      </div>
      {guard}
    </form>
  );
}

function NewPageFields({
  errors,
  draft,
  children,
}: {
  errors: ReadonlyMap<string, string>;
  draft: Draft;
  children: React.ReactNode;
}) {
  const state = useMemo(() => ({ ...EMPTY_FORM, errors }), [errors]);
  return (
    <FormContext value={state}>
      <RecordContext value={draft}>{children}</RecordContext>
    </FormContext>
  );
}

const EMPTY_FORM = {
  errors: new Map<string, string>(),
  isReadOnly: false,
  locked: new Set<string>(),
  isNew: true,
  zone: "Europe/Vienna",
  currency: "EUR",
  target: null,
  editors: {},
};
