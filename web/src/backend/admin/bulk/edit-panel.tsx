import type { Resource } from "@tresen/contract/kit/resource";
import { X } from "lucide-react";
import { useMemo, useState } from "react";
import { ApiError, call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { useMe } from "../../shared/session";
import { Button, IconButton } from "../../shared/ui/button";
import { SidePanel } from "../../shared/ui/dialog";
import { Select } from "../../shared/ui/select";
import { FieldGrid } from "../form/field-editor";
import { FormContext, type FormState } from "../form/form-context";
import { useRecordForm } from "../form/use-record-form";
import { useRecordZone } from "../form/use-record-zone";
import { initialValue } from "../model/draft";
import type { Screen } from "../screen";
import { bulkFields, changesOf } from "./bulk-fields";
import { BulkJob } from "./bulk-job";
import { EDIT_TEXTS } from "./bulk.texts";
import { PanelFailure } from "./panel-failure";
import { type Target, meantBy } from "./target";
import { useStart } from "./use-start";

const NOTHING = {};
const NO_FIELDS: ReadonlySet<string> = new Set();

interface EditPanelProps {
  resource: Resource;
  screen: Screen;
  target: Target;
  /** @param isStarted whether anything was changed, or will be. */
  onClose: (isStarted: boolean) => void;
}

/** Gives some fields of many records new values, and shows what came of it. */
export function EditPanel({ resource, screen, target, onClose }: EditPanelProps) {
  const me = useMe();
  const currency = useCurrency();
  const fields = useMemo(() => bulkFields({ resource, me }), [resource, me]);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const form = useRecordForm({ fields, initial: NOTHING });
  const zone = useRecordZone({ resource, record: NOTHING, me });
  const chosen = keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const left = fields.filter(({ key }) => !keys.includes(key));
  const start = useStart({
    resource: resource.name,
    action: "update",
    start: () =>
      call("POST /api/bulk", {
        body: {
          resource: resource.name,
          action: "update",
          ...meantBy(target),
          changes: changesOf({ keys, draft: form.draft }),
        },
      }),
  });
  const state = useMemo<FormState>(
    () => ({
      errors: form.errors,
      isReadOnly: false,
      locked: NO_FIELDS,
      isNew: false,
      record: form.draft,
      zone,
      currency,
      target: null,
      editors: screen.fields ?? NOTHING,
    }),
    [form.errors, form.draft, zone, currency, screen],
  );
  const add = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    if (!field) return;
    setKeys([...keys, key]);
    form.setDraft({ ...form.draft, [key]: initialValue(field) });
  };
  const submit = (): void =>
    start.mutate(undefined, {
      onError: (error) => {
        if (error instanceof ApiError && error.status < 500)
          form.setErrors(
            error.errors.map((fault) => ({ ...fault, field: fault.field?.replace(/^changes\./, "") ?? "" })),
          );
      },
    });
  const close = (): void => onClose(start.job !== null);
  const hasFieldFaults = form.errors.size > 0;
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={EDIT_TEXTS.title(target.count)}
      footer={
        start.job ? (
          <Button onPress={close}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={close}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={keys.length === 0 || start.isPending} onPress={submit}>
              {EDIT_TEXTS.start(target.count)}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {start.job ? (
          <BulkJob id={start.job} onJob={start.setJob} onFollow={close} />
        ) : (
          <>
            <p className="text-sm text-muted">{EDIT_TEXTS.hint}</p>
            <FormContext value={state}>
              {chosen.map((field) => (
                <div key={field.key} className="flex items-start gap-2">
                  <div className="min-w-0 flex-1">
                    <FieldGrid
                      fields={[field]}
                      values={form.draft}
                      onChange={(draft) => form.setDraft({ ...form.draft, ...draft })}
                    />
                  </div>
                  <IconButton
                    label={EDIT_TEXTS.removeField(field.title)}
                    onPress={() => setKeys(keys.filter((key) => key !== field.key))}
                  >
                    <X size={18} aria-hidden />
                  </IconButton>
                </div>
              ))}
            </FormContext>
            {left.length > 0 && (
              <Select
                key={keys.join()}
                label={EDIT_TEXTS.addField}
                options={left.map(({ key, title }) => ({ value: key, label: title }))}
                value={null}
                onChange={add}
              />
            )}
            {!hasFieldFaults && <PanelFailure error={start.error} />}
          </>
        )}
      </div>
    </SidePanel>
  );
}
