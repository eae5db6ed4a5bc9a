import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type PersonnelRecord, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { useMemo, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, RevisionsContext, useForm } from "../../../admin/form/form-context";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { type Draft, draftOf, isSame } from "../../../admin/model/draft";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { PERSONNEL_TEXTS } from "./personnel.texts";

const FIELDS = fieldsOf(personnelFields);
const queryKeyOf = (id: string) => ["account", id, "personnel"];

/** What is kept about the person's employment, saved apart from their account. */
export function PersonnelSection({ record }: { record: AnyRecord | null }) {
  const may = useMay()({ permission: userPermissions.personnel });
  if (!record) return null;
  return may ? <Personnel id={record.id} /> : <p className="text-sm text-muted">{PERSONNEL_TEXTS.hidden}</p>;
}

function Personnel({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(id),
    queryFn: ({ signal }) => call("GET /api/users/{id}/personnel", { params: { id }, signal }),
    staleTime: Infinity,
  });
  if (data) return <PersonnelForm key={data.version} id={id} stored={data} />;
  return error ? (
    <ErrorState
      message={failureText(error, PERSONNEL_TEXTS.loadFailed)}
      detail={failureDetail(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <div role="status" aria-label={PERSONNEL_TEXTS.loading}>
      <Skeleton className="h-40" />
    </div>
  );
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

function PersonnelForm({ id, stored }: { id: string; stored: PersonnelRecord }) {
  const before = useMemo(() => draftOf({ fields: FIELDS, record: stored }), [stored]);
  const [draft, setDraft] = useState<Draft>(before);
  const form = useForm();
  const client = useQueryClient();
  const { mutate, mutateAsync, error, isPending } = useMutation({
    mutationFn: () =>
      call("PUT /api/users/{id}/personnel", {
        params: { id },
        // As the form holds it; the server checks it.
        body: { ...(draft as Omit<PersonnelRecord, "version">), version: stored.version },
      }),
    onSuccess: (saved) => {
      showToast({ kind: "success", message: PERSONNEL_TEXTS.saved });
      client.setQueryData(queryKeyOf(id), saved);
    },
  });
  const isUnsaved = !form.isReadOnly && !isSame(draft, before);
  const leaving = useLeaveGuard({
    isUnsaved: () => isUnsaved,
    question: PERSONNEL_TEXTS.leaving,
    save: isPending
      ? undefined
      : () =>
          mutateAsync().then(
            () => true,
            () => false,
          ),
  });
  const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
  const errors = faults.length === 0 ? NO_ERRORS : new Map(faults.map(({ field = "", message }) => [field, message]));
  return (
    <FormContext value={{ ...form, errors, id, editors: {}, locked: new Set(), target: null }}>
      <RevisionsContext value={{}}>
        <p className="mb-4 text-sm text-muted">{PERSONNEL_TEXTS.apart}</p>
        {error && (
          <div role="alert" className="mb-4 rounded-control bg-danger-soft p-3">
            <FieldMessage>{faults[0]?.message ?? failureText(error, PERSONNEL_TEXTS.failed)}</FieldMessage>
          </div>
        )}
        <FieldGrid fields={FIELDS} values={draft} onChange={setDraft} />
        <Button className="mt-4" onPress={() => mutate()} isDisabled={isPending || !isUnsaved}>
          {isPending ? PERSONNEL_TEXTS.saving : PERSONNEL_TEXTS.save}
        </Button>
        {leaving}
      </RevisionsContext>
    </FormContext>
  );
}
