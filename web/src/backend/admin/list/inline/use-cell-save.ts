import { useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { clearFailures, showToast } from "../../../shared/toasts";
import { takeBack } from "../../form/use-undo";
import type { Draft } from "../../model/draft";
import type { Field } from "../../model/field";
import { keepRecord, resourceQueries, saveRecord } from "../../queries";
import { saveCell } from "./save-cell";

interface CellSaver {
  resource: Resource;
  record: AnyRecord;
  fields: readonly Field[];
  schema: z.ZodType;
  fieldKey: string;
}

/** Saves the value of a cell, with an undo, an entry for a failed call, and the choice between two people's values. */
export function useCellSave({ resource, record, fields, schema, fieldKey: key }: CellSaver) {
  const client = useQueryClient();
  const { name } = resource;
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ theirs: AnyRecord; value: unknown; onSaved: () => void } | null>(null);
  const isBusy = useRef(false);
  const about = `cell ${name} ${record.id} ${key}`;
  // A closed editor has no value any more, so its errors must not offer a retry.
  useEffect(() => () => clearFailures(about), [about]);
  const failure = oneFailed({ resource, verb: "update" });
  const save = (request: { base: AnyRecord; draft: Draft }) => saveRecord({ name, ...request });
  const keep = (kept: AnyRecord): void => keepRecord({ client, name, record: kept });
  const reload = () => client.fetchQuery({ ...resourceQueries.one({ name, id: record.id }), gcTime: 0 });

  /** Rejects when the call fails, so that the entry of the failure stays. */
  const attempt = async (sent: { base: AnyRecord; value: unknown; onSaved: () => void }): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    setFault(null);
    try {
      const outcome = await saveCell({ fields, schema, key, base: sent.base, value: sent.value, save, reload });
      clearFailures(about);
      if (outcome.kind === "fault") setFault(outcome.message);
      else if (outcome.kind === "conflict") setConflict({ ...sent, theirs: outcome.theirs });
      else {
        const undoable = { saved: outcome.record, former: outcome.former, save, onUndone: keep, failure };
        const saved = `undo ${name} ${record.id}`;
        showToast({
          kind: "success",
          message: COMMON_TEXTS.saved,
          about: saved,
          undo: () => takeBack({ about: saved, ...undoable }),
        });
        keep(outcome.record);
        sent.onSaved();
      }
    } catch (error) {
      showToast({
        kind: "error",
        message: failureText(error, failure),
        detail: failureDetail(error),
        about,
        retry: () => attempt(sent),
      });
      throw error;
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  const submit = (sent: { base: AnyRecord; value: unknown; onSaved: () => void }): void =>
    void attempt(sent).catch(() => undefined);

  return {
    isSaving,
    fault,
    clearFault: () => setFault(null),
    submit: (sent: { value: unknown; onSaved: () => void }) => submit({ base: record, ...sent }),
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves the own value over the other person's, or takes theirs. */
    resolve: (isMine: boolean): void => {
      if (!conflict) return;
      setConflict(null);
      if (isMine) return submit({ ...conflict, base: conflict.theirs });
      keep(conflict.theirs);
      conflict.onSaved();
    },
  };
}
