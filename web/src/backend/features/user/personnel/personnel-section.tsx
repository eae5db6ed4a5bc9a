import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FieldError } from "@tresen/contract/kit/errors";
import { zonedTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type PersonnelRecord, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { useMemo, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, RevisionsContext, useForm } from "../../../admin/form/form-context";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { type Draft, draftOf, isSame } from "../../../admin/model/draft";
import { withEntryMessages } from "../../../admin/model/entry-fault";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { faultsOf } from "../../../admin/model/validate";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { PERSONNEL_TEXTS } from "./personnel.texts";
import { rewrittenContracts } from "./rewritten-contracts";

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

const NO_FAULTS: readonly FieldError[] = [];
const germanDay = (day: string): string => day.split("-").reverse().join(".");

function PersonnelForm({ id, stored }: { id: string; stored: PersonnelRecord }) {
  const before = useMemo(() => draftOf({ fields: FIELDS, record: stored }), [stored]);
  const [draft, setDraft] = useState<Draft>(before);
  const form = useForm();
  const client = useQueryClient();
  // What the form finds itself, before the server is asked.
  const [found, setFound] = useState(NO_FAULTS);
  const { mutateAsync, error, isPending, reset } = useMutation({
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
  /** Whether it was saved. What went wrong is told by the form. */
  const save = async (): Promise<boolean> => {
    const faults = faultsOf({ schema: personnelFields, fields: FIELDS, value: draft });
    setFound(faults);
    reset();
    if (faults.length > 0) return false;
    return mutateAsync().then(
      () => true,
      () => false,
    );
  };
  const isUnsaved = !form.isReadOnly && !isSame(draft, before);
  const leaving = useLeaveGuard({
    isUnsaved: () => isUnsaved,
    question: PERSONNEL_TEXTS.leaving,
    save: isPending ? undefined : save,
  });
  const told = error instanceof ApiError ? error.errors.filter(({ field }) => field) : NO_FAULTS;
  const faults = found.length > 0 ? found : withEntryMessages({ fields: FIELDS, draft, faults: told });
  const errors = new Map(faults.map(({ field = "", message }) => [field, message]));
  const rewritten = rewrittenContracts({
    before: stored.contracts,
    after: Array.isArray(draft["contracts"]) ? draft["contracts"] : [],
    today: zonedTime({ at: Date.now(), zone: form.zone }).date,
  });
  return (
    <FormContext value={{ ...form, errors, id, editors: {}, locked: new Set(), target: null }}>
      <RevisionsContext value={{}}>
        <p className="mb-4 text-sm text-muted">{PERSONNEL_TEXTS.apart}</p>
        {(error ?? faults[0]) && (
          <div role="alert" className="mb-4 rounded-control bg-danger-soft p-3">
            <FieldMessage>{faults[0]?.message ?? failureText(error, PERSONNEL_TEXTS.failed)}</FieldMessage>
          </div>
        )}
        <FieldGrid fields={FIELDS} values={draft} onChange={setDraft} />
        {rewritten.length > 0 && (
          <p role="status" className="mt-4 rounded-control bg-warning-soft p-3 text-sm text-warning">
            {PERSONNEL_TEXTS.rewritten(rewritten.map(germanDay))}
          </p>
        )}
        <Button className="mt-4" onPress={() => void save()} isDisabled={isPending || !isUnsaved}>
          {isPending ? PERSONNEL_TEXTS.saving : PERSONNEL_TEXTS.save}
        </Button>
        {leaving}
      </RevisionsContext>
    </FormContext>
  );
}
