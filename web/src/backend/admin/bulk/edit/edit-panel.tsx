import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { useMemo, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useCurrency } from "../../../shared/config";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog, SidePanel } from "../../../shared/ui/dialog";
import { Select } from "../../../shared/ui/select";
import { FormContext, type FormState } from "../../form/form-context";
import { useRecordForm } from "../../form/use-record-form";
import { useRecordZone } from "../../form/use-record-zone";
import { initialValue } from "../../model/draft";
import { type Moment, faultOf, instantOf } from "../../plan/moment-fields";
import type { Screen } from "../../screen";
import { bulkQueries } from "../bulk-queries";
import { type AdjustmentDraft, adjustmentsOf } from "./adjustment-draft";
import { type TextsWay, bulkFields, changesOf, textsOf } from "./bulk-fields";
import { EditField } from "./edit-field";
import { EditMoment } from "./edit-moment";
import { useFieldFocus } from "./use-field-focus";
import { BulkJob } from "../bulk-job";
import { EDIT_TEXTS } from "../bulk.texts";
import { PanelFailure } from "../panel-failure";
import { type Target, meantBy } from "../target";
import { useJobTitle } from "../use-job-title";
import { useStart } from "../use-start";

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
  const [drafts, setDrafts] = useState<Readonly<Record<string, AdjustmentDraft>>>({});
  const adjustments = adjustmentsOf(drafts);
  const [ways, setWays] = useState<Readonly<Record<string, TextsWay>>>({});
  const texts = textsOf({ ways, draft: form.draft });
  // What amounts and lists of texts become is shown before they change, and so is what is planned.
  const [moment, setMoment] = useState<Moment | null>(null);
  const [isMomentTold, setIsMomentTold] = useState(false);
  const momentFault = moment && faultOf({ moment, zone });
  const at = moment && instantOf({ moment, zone });
  const isTried = moment !== null || chosen.some(({ kind, key }) => kind === "money" || key in ways);
  const send = (dryRun: boolean) =>
    call("POST /api/bulk", {
      body: {
        resource: resource.name,
        action: "update",
        ...meantBy(target),
        changes: changesOf({ keys: keys.filter((key) => !(key in drafts) && !(key in ways)), draft: form.draft }),
        ...(adjustments && Object.keys(adjustments).length > 0 ? { adjustments } : {}),
        ...texts,
        ...(at === null ? {} : { at: new Date(at).toISOString() }),
        dryRun,
      },
    });
  const check = useStart(() => send(true));
  const start = useStart(() => send(false));
  const { data: checked } = useQuery({ ...bulkQueries.one(check.job ?? ""), enabled: check.job !== null });
  const isChecking = check.job !== null;
  /** Whether the person is asked once more, about amounts that become very different. */
  const [isAsked, setIsAsked] = useState(false);
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
  // What was wrong with something else is not said of what is entered now.
  const forget = (): void => {
    check.reset();
    start.reset();
  };
  const add = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    if (!field) return;
    forget();
    setKeys([...keys, key]);
    form.setDraft({ ...form.draft, [key]: initialValue(field) });
  };
  const adjust = (key: string, draft: AdjustmentDraft | undefined): void => {
    const { [key]: _, ...others } = drafts;
    forget();
    form.setErrors([]);
    setDrafts(draft ? { ...others, [key]: draft } : others);
  };
  const chooseWay = (key: string, way: TextsWay | undefined): void => {
    const { [key]: _, ...others } = ways;
    forget();
    setWays(way ? { ...others, [key]: way } : others);
  };
  const drastic = (isChecking && checked?.drastic) || 0;
  // The trial has counted them.
  const meant = isChecking && checked?.state === "done" ? { count: checked.total } : target;
  const begin = (): void => {
    setIsMomentTold(true);
    if (momentFault !== null) return;
    (isTried && !isChecking ? check : start).mutate(undefined, {
      onError: (error) => {
        if (error instanceof ApiError && error.status < 500)
          form.setErrors(
            error.errors.map((fault) => ({ ...fault, field: fault.field?.replace(/^changes\./, "") ?? "" })),
          );
      },
    });
  };
  const close = (): void => onClose(start.job !== null);
  const title = useJobTitle({ job: start.job, title: EDIT_TEXTS.title(meant) });
  const parts = useFieldFocus(keys.length);
  const begins = moment ? EDIT_TEXTS.plan : EDIT_TEXTS.start;
  const hasFieldFaults = form.errors.size > 0;
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={title}
      footer={
        start.job ? (
          <Button onPress={close}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            {isChecking ? (
              <Button onPress={() => check.setJob(null)}>{EDIT_TEXTS.back}</Button>
            ) : (
              <Button onPress={close}>{COMMON_TEXTS.cancel}</Button>
            )}
            <Button
              // Another button after the preview, so that the same key pressed once more does not make the changes.
              key={isChecking ? "begin" : "check"}
              variant="primary"
              isDisabled={
                keys.length === 0 ||
                !adjustments ||
                !texts ||
                check.isPending ||
                start.isPending ||
                (isChecking && !(checked?.state === "done" && checked.changed > 0))
              }
              onPress={() => (drastic > 0 ? setIsAsked(true) : begin())}
            >
              {isTried && !isChecking
                ? EDIT_TEXTS.check
                : begins(isChecking ? { count: checked?.changed ?? 0 } : target)}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {start.job ? (
          <BulkJob id={start.job} onJob={start.setJob} onFollow={close} />
        ) : check.job ? (
          <>
            <BulkJob id={check.job} onJob={check.setJob} onFollow={close} hasCommands={false} />
            {drastic > 0 && (
              <p role="alert" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
                {EDIT_TEXTS.drastic(drastic)}
              </p>
            )}
            <PanelFailure error={start.error} />
            <ConfirmDialog
              isOpen={isAsked}
              onClose={() => setIsAsked(false)}
              onConfirm={begin}
              title={EDIT_TEXTS.drasticTitle}
              confirmLabel={begins({ count: checked?.changed ?? 0 })}
              isDangerous
            >
              {EDIT_TEXTS.drastic(drastic)} {EDIT_TEXTS.undoable}
            </ConfirmDialog>
          </>
        ) : (
          <>
            <p className="text-sm text-muted">{EDIT_TEXTS.hint}</p>
            <div ref={parts} className="contents">
              <FormContext value={state}>
                {chosen.map((field) => (
                  <EditField
                    key={field.key}
                    field={field}
                    values={form.draft}
                    onValues={(draft) => {
                      forget();
                      form.setDraft({ ...form.draft, ...draft });
                    }}
                    adjustment={drafts[field.key]}
                    onAdjustment={(draft) => adjust(field.key, draft)}
                    way={ways[field.key]}
                    onWay={(way) => chooseWay(field.key, way)}
                    onRemove={() => {
                      setKeys(keys.filter((key) => key !== field.key));
                      adjust(field.key, undefined);
                      chooseWay(field.key, undefined);
                    }}
                  />
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
            </div>
            {screen.showsPlans && keys.length > 0 && (
              <EditMoment
                moment={moment}
                zone={zone}
                fault={isMomentTold ? momentFault : null}
                onMoment={(changed) => {
                  forget();
                  setMoment(changed);
                }}
              />
            )}
            {!hasFieldFaults && <PanelFailure error={check.error ?? start.error} />}
          </>
        )}
      </div>
    </SidePanel>
  );
}
