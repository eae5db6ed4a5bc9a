import { useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import { failureText, isMissing } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { clearFailures, showToast } from "../../../shared/toasts";
import { UNDO_TEXTS } from "../../form/form.texts";
import { askAfter } from "../../follow-up";
import { takeBack } from "../../form/undo/use-undo";
import { type Draft, draftOf } from "../../model/draft";
import type { Field } from "../../model/field";
import type { Screen } from "../../screen";
import { keepRecord, labelOf, resourceQueries, saveRecord } from "../../queries";
import { saveCell } from "./save-cell";

interface Sent {
  base: AnyRecord;
  value: unknown;
  onSaved: () => void;
}

interface CellSaver {
  resource: Resource;
  screen: Screen;
  record: AnyRecord;
  fields: readonly Field[];
  schema: z.ZodType;
  fieldKey: string;
}

/** Saves the value of a cell, with an undo, an entry for a failed call, and the choice between two people's values. */
export function useCellSave({ resource, screen, record, fields, schema, fieldKey: key }: CellSaver) {
  const client = useQueryClient();
  const { name } = resource;
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [conflict, setConflict] = useState<(Omit<Sent, "base"> & { theirs: AnyRecord }) | null>(null);
  /** What was to be saved of a record that somebody else has removed. */
  const [gone, setGone] = useState<Draft | null>(null);
  const running = useRef<Promise<boolean>>(undefined);
  const about = `cell ${name} ${record.id} ${key}`;
  // A closed editor has no value any more, so its errors must not offer a retry.
  useEffect(() => () => clearFailures(about), [about]);
  const failure = oneFailed({ resource, verb: "update" });
  const save = (request: { base: AnyRecord; draft: Draft }) => saveRecord({ name, ...request });
  const keep = (kept: AnyRecord): void => keepRecord({ client, name, record: kept });
  /** What somebody else has saved meanwhile. The list shows it once the cell is left: until then it would answer Enter. */
  const theirs = useRef<AnyRecord>(undefined);
  useEffect(
    () => () => {
      if (theirs.current) keepRecord({ client, name, record: theirs.current });
    },
    [client, name],
  );
  const reload = async (): Promise<AnyRecord> => {
    theirs.current = await client.fetchQuery({ ...resourceQueries.one({ name, id: record.id }), gcTime: 0 });
    return theirs.current;
  };

  /** Whether the value was saved. Rejects when the call fails, so that the entry of the failure stays. */
  const attempt = (sent: Sent): Promise<boolean> => {
    running.current ??= send(sent).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  const send = async (sent: Sent): Promise<boolean> => {
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
          message: UNDO_TEXTS.saved(labelOf({ resource, record: outcome.record })),
          about: saved,
          undo: () => takeBack({ about: saved, ...undoable }),
        });
        theirs.current = undefined;
        keep(outcome.record);
        askAfter({ screen, before: sent.base, record: outcome.record });
        sent.onSaved();
      }
      return outcome.kind === "saved";
    } catch (error) {
      if (isMissing(error)) {
        clearFailures(about);
        setGone({ ...draftOf({ fields, record: sent.base }), [key]: sent.value });
        return false;
      }
      showToast({
        kind: "error",
        message: failureText(error, failure),
        error,
        about,
        retry: () => attempt(sent),
      });
      throw error;
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (sent: Sent): Promise<boolean> => attempt(sent).catch(() => false);

  return {
    isSaving,
    fault,
    clearFault: () => setFault(null),
    /** Whether the value was saved; if not, the cell or an entry says why. */
    submit: (sent: Omit<Sent, "base">) => submit({ base: record, ...sent }),
    gone,
    closeGone: () => setGone(null),
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves the own value over the other person's, or takes theirs. */
    resolve: (isMine: boolean): void => {
      if (!conflict) return;
      setConflict(null);
      if (isMine) return void submit({ ...conflict, base: conflict.theirs });
      conflict.onSaved();
    },
  };
}
