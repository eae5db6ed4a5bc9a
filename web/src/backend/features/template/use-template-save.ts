import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FieldError } from "@tresen/contract/kit/errors";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type RefObject, useMemo, useState } from "react";
import { type RecordForm, useEdited } from "../../admin/form/use-record-form";
import { useSave } from "../../admin/form/use-save";
import { type Draft, draftOf, isSame } from "../../admin/model/draft";
import { fieldsOf } from "../../admin/model/schema-fields";
import { keepRecord, resourceQueries, saveRecord } from "../../admin/queries";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import type { Design } from "./model/design";
import type { Editor } from "./state/editor";

/** Saves a design with the rules of the generic form: faults, conflicts, records that are gone, retries. */
export function useTemplateSave({
  resource,
  loaded,
  editor,
  design,
  saved,
  onSaved,
  onCreated,
  isLeaving,
}: {
  resource: Resource;
  loaded: AnyRecord | null;
  editor: Editor;
  design: Design;
  /** The design that is stored; null for none. */
  saved: Design | null;
  onSaved: (design: Design) => void;
  /** A new template was saved, and has this id. */
  onCreated: (id: string) => void;
  isLeaving: RefObject<boolean>;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { record, edit } = useEdited(loaded);
  const { name } = resource;
  const isNew = record === null;
  const schema = useMemo(() => enteredFields({ resource, isNew }), [resource, isNew]);
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const [refused, setRefused] = useState<Refused>(NOTHING_REFUSED);
  // What was corrected since is no fault any more.
  const faults = useMemo(
    () =>
      refused.faults.length === 0
        ? refused.faults
        : refused.faults.filter(({ field = "" }) => isSame(valueAt(refused.design, field), valueAt(design, field))),
    [refused, design],
  );
  const isDirty = useMemo(() => !isSame(design, saved), [design, saved]);
  const replace = (draft: Draft): void => editor.change(() => designFrom(draft));
  const form: RecordForm = {
    draft: { ...design },
    setDraft: replace,
    replaceDraft: replace,
    generation: 0,
    revisions: {},
    errors: new Map(),
    setErrors: (next) => {
      setRefused({ faults: next, design });
      const [first] = next;
      if (first) editor.select(chosenFor(design, first.field ?? ""));
    },
    otherErrors: [],
    isDirty,
  };
  const keep = (next: AnyRecord): void => {
    edit({ record: next });
    keepRecord({ client, name, record: next });
  };
  const saver = useSave<AnyRecord>({
    ...{ fields, schema, form, base: record },
    save: ({ base, draft }) => saveRecord({ name, base, draft }),
    reload: () =>
      client.fetchQuery({
        ...resourceQueries.one({ name, id: record?.id ?? "" }),
        queryKey: ["resource", name, "fresh", record?.id ?? ""],
        gcTime: 0,
      }),
    failure: oneFailed({ resource, verb: record ? "update" : "create" }),
    onReloaded: (theirs) => {
      const stored = designFrom(draftOf({ fields, record: theirs }));
      // One step: undoing it gives back what was edited.
      editor.change(() => stored);
      onSaved(stored);
      keep(theirs);
    },
    onSaved: (next, { shown }) => {
      onSaved(designFrom(shown));
      showToast({ kind: "success", message: COMMON_TEXTS.saved });
      keep(next);
      if (record || isLeaving.current) return;
      // The editor goes on at the new address, with its history.
      onCreated(next.id);
      isLeaving.current = true;
      void navigate({ to: "/$resource/$id", params: { resource: name, id: next.id }, replace: true }).finally(() => {
        isLeaving.current = false;
      });
    },
  });
  const { conflict } = saver;
  return {
    ...{ record, fields, faults, isDirty },
    ...saver,
    theirs: conflict ? designFrom(draftOf({ fields, record: conflict.theirs })) : null,
  };
}

interface Refused {
  faults: readonly FieldError[];
  design: Design | null;
}
const NOTHING_REFUSED: Refused = { faults: [], design: null };

/** The layer that a fault is about, or none: the fields of the template are shown then. */
function chosenFor(design: Design, field: string): string[] {
  const [key, place] = field.split(".");
  const layer = key === "layers" ? design.layers[Number(place)] : undefined;
  return layer ? [layer.id] : [];
}

/** What stands at a path such as `layers.3.value.size`. */
function valueAt(design: Design | null, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
  }, design);
}

/** A draft of the form has all fields of a design. */
const designFrom = (draft: Draft): Design => draft as Design;
