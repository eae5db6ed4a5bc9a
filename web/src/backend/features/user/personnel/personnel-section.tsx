import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FieldError } from "@tresen/contract/kit/errors";
import { zonedTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type PersonnelRecord, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { type KeyboardEvent, useMemo, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { ConflictChoice } from "../../../admin/form/conflict-dialog";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, RevisionsContext, useForm } from "../../../admin/form/form-context";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { type Draft, type FieldChange, changesBetween, draftOf, isSame, mergeDrafts } from "../../../admin/model/draft";
import { withEntryMessages } from "../../../admin/model/entry-fault";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { faultsOf } from "../../../admin/model/validate";
import { failureDetail, failureSentences, failureText, isConflict } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { PERSONNEL_TEXTS } from "./personnel.texts";
import { rewrittenContracts } from "./rewritten-contracts";

const FIELDS = fieldsOf(personnelFields);
const load = (id: string, signal?: AbortSignal) =>
  call("GET /api/users/{id}/personnel", { params: { id }, ...(signal ? { signal } : {}) });
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
    queryFn: ({ signal }) => load(id, signal),
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
  const [conflict, setConflict] = useState<{ theirs: PersonnelRecord; changes: FieldChange[] } | null>(null);
  const take = (saved: PersonnelRecord): void => void client.setQueryData(queryKeyOf(id), saved);
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: ({ fields, version }: { fields: Draft; version: number }) =>
      call("PUT /api/users/{id}/personnel", {
        params: { id },
        // As the form holds it; the server checks it.
        body: { ...(fields as Omit<PersonnelRecord, "version">), version },
      }),
    onSuccess: (saved) => {
      showToast({ kind: "success", message: PERSONNEL_TEXTS.saved });
      take(saved);
    },
    onError: async (failure, { fields }) => {
      if (!isConflict(failure)) return;
      const theirs = await load(id);
      const other = draftOf({ fields: FIELDS, record: theirs });
      const changes = changesBetween({ fields: FIELDS, base: before, mine: fields, theirs: other });
      if (changes.length > 0) setConflict({ theirs, changes });
      else take(theirs);
    },
  });
  /** Whether it was saved. What went wrong is told by the form. */
  const save = async ({ fields = draft, version = stored.version } = {}): Promise<boolean> => {
    const faults = faultsOf({ schema: personnelFields, fields: FIELDS, value: fields });
    setFound(faults);
    setConflict(null);
    reset();
    if (faults.length > 0) return false;
    return mutateAsync({ fields, version }).then(
      () => true,
      () => false,
    );
  };
  const resolve = (chosen: ReadonlySet<string>): void => {
    if (!conflict) return;
    const { theirs, changes } = conflict;
    const fields = mergeDrafts({ changes, theirs: draftOf({ fields: FIELDS, record: theirs }), chosen });
    if (chosen.size === 0) take(theirs);
    else void save({ fields, version: theirs.version });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) void save();
  };
  const isUnsaved = !form.isReadOnly && !isSame(draft, before);
  const leaving = useLeaveGuard({
    isUnsaved: () => isUnsaved,
    question: PERSONNEL_TEXTS.leaving,
    save: isPending ? undefined : () => save(),
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
        {conflict && (
          <ConflictChoice
            saved={PERSONNEL_TEXTS.savedMeanwhile}
            changes={conflict.changes}
            zone={form.zone}
            onChoose={resolve}
            onClose={() => setConflict(null)}
          />
        )}
        {(error ?? faults[0]) && (
          <div role="alert" className="mb-4 rounded-control bg-danger-soft p-3">
            <FieldMessage>{faults[0]?.message ?? failureSentences(error, PERSONNEL_TEXTS.failed)}</FieldMessage>
          </div>
        )}
        {/* Its own keys: the form around it saves the account. */}
        <div onKeyDown={isUnsaved ? onKeyDown : undefined}>
          <FieldGrid fields={FIELDS} values={draft} onChange={setDraft} />
        </div>
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
