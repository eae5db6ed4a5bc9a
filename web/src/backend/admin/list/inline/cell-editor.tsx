import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ArrowRight, Check, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useCurrency } from "../../../shared/config";
import { useMe } from "../../../shared/session";
import { IconButton } from "../../../shared/ui/button";
import { ConflictDialog } from "../../form/conflict-dialog";
import { FieldGrid } from "../../form/field-editor";
import { FormContext, LabelContext, RecordContext, RowContext } from "../../form/form-context";
import { useRecordZone } from "../../form/use-record-zone";
import { GoneDialog } from "../../form/leaving/gone-dialog";
import { readTyped } from "../../form/editors/read-typed";
import { type Draft, draftOf, isSame } from "../../model/draft";
import type { Screen } from "../../screen";
import { type Onward, isCellOutside, nextControl, keyCommand } from "./cell-keys";
import { formOf } from "./editable";
import { CELL_BOX as BOX } from "./column-edit";
import { INLINE_TEXTS } from "./inline.texts";
import { useCellSave } from "./use-cell-save";
import { useSaveOnLeave } from "./use-save-on-leave";

export interface CellEditorProps {
  resource: Resource;
  screen: Screen;
  record: AnyRecord;
  /** The key of the edited field. */
  fieldKey: string;
  label: string;
  /** What was typed on the cell before the editor was there: the beginning of a new value, or with a line's end all of it. */
  takeTyped?: () => string;
  /** A press beside the editor, after which the value is saved. */
  onLeave: () => void;
  onClose: (onward: Onward) => void;
}

/** `sm:max-w-96` in pixels. */
const WIDEST = 384;

/** The form's own editor of a field in a cell of the list. It is loaded when the first cell is edited. */
export default function CellEditor({
  resource,
  screen,
  record,
  fieldKey,
  label,
  takeTyped,
  onLeave,
  onClose,
}: CellEditorProps) {
  const me = useMe();
  const currency = useCurrency();
  const zone = useRecordZone({ resource, record, me });
  const { schema, fields, locked } = useMemo(() => formOf({ resource, me, record }), [resource, me, record]);
  const initial = useMemo(() => draftOf({ fields, record }), [fields, record]);
  const [draft, setDraft] = useState(initial);
  // What a key of the control itself has changed counts for the same key in the cell.
  const latest = useRef(initial);
  const shown = useMemo(() => fields.filter(({ key }) => key === fieldKey), [fields, fieldKey]);
  const saver = useCellSave({ resource, screen, record, fields, schema, fieldKey });
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  // Near the right edge it opens to the left.
  useLayoutEffect(() => {
    const cell = box.current?.parentElement?.getBoundingClientRect();
    setAtEnd(cell !== undefined && cell.left + WIDEST > window.innerWidth);
  }, []);

  const commit = (onward: Onward): void => {
    const value = latest.current[fieldKey];
    if (isSame(value, initial[fieldKey])) onClose(onward);
    else void saver.submit({ value, onSaved: () => onClose(onward) });
  };
  const isLeaving = useRef(false);
  useSaveOnLeave({
    isChanged: () => {
      if (isLeaving.current) return false;
      readTyped(box.current);
      return !isSame(latest.current[fieldKey], initial[fieldKey]);
    },
    save: () => saver.submit({ value: latest.current[fieldKey], onSaved: () => onClose("elsewhere") }),
  });
  const change = (changed: Draft): void => {
    latest.current = changed;
    setDraft(changed);
    saver.clearFault();
    const [field] = shown;
    if (field?.kind === "boolean" || field?.kind === "enum") commit("row");
  };
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>("input, button");
    input?.focus();
    const [typed = "", ...confirmed] = (takeTyped?.() ?? "").split("\n");
    if (!(input instanceof HTMLInputElement)) return;
    if (typed === "") return input.select();
    // As if it had been typed here: the control itself says what becomes of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    if (confirmed.length > 0) commit("below");
    // Once, when the editor has come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const leave = (): void => {
    onLeave();
    commit("elsewhere");
  };
  const latestLeave = useRef(leave);
  useEffect(() => {
    latestLeave.current = leave;
  });
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      if (box.current && isCellOutside({ box: box.current, target: event.target })) latestLeave.current();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { currentTarget, target } = event;
    // Keys of an open list or calendar, which is elsewhere in the page, are its own.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || event.defaultPrevented) return;
    const command = keyCommand({ pressed: event, target });
    if (command === null) return;
    event.preventDefault();
    if (command === "discard") return onClose("row");
    const control = command === "next" || command === "previous" ? nextControl({ box: currentTarget, command }) : null;
    if (control) control.focus();
    else commit(command);
  };
  const errors = useMemo(() => new Map(saver.fault === null ? [] : [[fieldKey, saver.fault]]), [saver.fault, fieldKey]);
  const state = useMemo(
    () => ({
      errors,
      isReadOnly: false,
      locked,
      isNew: false,
      zone,
      currency,
      target: null,
      editors: screen.fields ?? {},
    }),
    [errors, locked, zone, currency, screen],
  );
  const [field] = shown;
  return (
    <div
      ref={box}
      role="group"
      aria-label={INLINE_TEXTS.cell({ title: field?.title ?? "", label })}
      aria-busy={saver.isSaving}
      data-cell-editor
      className={`${BOX} ${isAtEnd ? "sm:end-0" : "sm:start-0"} ${saver.isSaving ? "opacity-60" : ""}`}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <FormContext value={state}>
        <LabelContext value="sr-only">
          <RowContext value>
            <RecordContext value={draft}>
              <div className="min-w-0 flex-1 text-start whitespace-normal sm:min-w-40">
                <FieldGrid fields={shown} values={draft} onChange={change} />
              </div>
            </RecordContext>
          </RowContext>
        </LabelContext>
      </FormContext>
      <IconButton label={INLINE_TEXTS.save} excludeFromTabOrder onPress={() => commit("row")}>
        <Check size={18} aria-hidden />
      </IconButton>
      {/* A keyboard has Tab. */}
      <IconButton
        label={INLINE_TEXTS.next}
        excludeFromTabOrder
        className="not-pointer-coarse:hidden"
        onPress={() => commit("next")}
      >
        <ArrowRight size={18} aria-hidden />
      </IconButton>
      <IconButton label={INLINE_TEXTS.discard} excludeFromTabOrder onPress={() => onClose("row")}>
        <X size={18} aria-hidden />
      </IconButton>
      {saver.gone && (
        <GoneDialog
          resource={resource}
          record={record}
          draft={saver.gone}
          zone={zone}
          movedTo={screen.movedTo}
          onLeave={() => (isLeaving.current = true)}
          onDiscard={() => onClose("row")}
          onClose={saver.closeGone}
        />
      )}
      {saver.conflict && field && (
        <ConflictDialog
          name={resource.name}
          id={record.id}
          theirs={saver.conflict.theirs}
          changes={[
            {
              field,
              mine: saver.conflict.value,
              theirs: draftOf({ fields, record: saver.conflict.theirs })[fieldKey],
              isMine: true,
              isTheirs: true,
            },
          ]}
          zone={zone}
          onChoose={(mine) => saver.resolve(mine.size > 0)}
          onClose={saver.closeConflict}
        />
      )}
    </div>
  );
}
