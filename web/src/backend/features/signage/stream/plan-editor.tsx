import { planEntry } from "@tresen/contract/signage/stream/stream.referrer";
import { Pencil, Plus, Redo2, Trash2, Undo2 } from "lucide-react";
import { useContext, useState } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { GroupFrame } from "../../../admin/form/editors/frame";
import { RecordContext, useError, useForm } from "../../../admin/form/form-context";
import { Button, IconButton } from "../../../shared/ui/button";
import { entryFields } from "../entry-fields";
import { entriesOf } from "../playable";
import { useSteps } from "../steps";
import { useSignage } from "../use-signage";
import { EntryDialog } from "./entry-dialog";
import { daysText, timesText, windowOf } from "./plan";
import { PlanRow } from "./plan-row";
import { segmentColors } from "./segment-colors";
import { WEEK_TEXTS as texts } from "./stream-editor.texts";
import { WeekGrid } from "./week-grid";

type Entry = Record<string, unknown>;
/** `index` is the place in the plan; null for a new window. */
type Opened = { index: number | null; entry: Entry };

const NEW_ENTRY: Entry = { weekdays: [], from: "08:00", to: "20:00", priority: 0 };

/** What a stream plays in a usual week: a picture to draw in, and the same as a list. */
export function PlanEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const { overrides } = useContext(RecordContext);
  const signage = useSignage();
  const { change, undo, redo, canUndo, canRedo } = useSteps({ value, onChange });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState("");
  const plan = entriesOf(value);
  const colorOf = segmentColors(value, overrides);
  const segmentName = ({ segment }: Entry): string =>
    segment ? signage.segmentName(String(segment)) : texts.noSegment;
  const titleOf = (entry: Entry): string => `${segmentName(entry)}, ${daysText(entry["weekdays"])} ${timesText(entry)}`;
  const open = (index: number): void => {
    const entry = plan[index];
    if (entry && !isReadOnly) setOpened({ index, entry });
  };
  const apply = (entry: Entry): void => {
    const index = opened?.index ?? null;
    change(index === null ? [...plan, entry] : plan.toSpliced(index, 1, entry));
    setOpened(null);
  };
  const remove = (index: number): void => {
    setSaid(texts.removed(titleOf(plan[index] ?? {})));
    change(plan.toSpliced(index, 1));
    setOpened(null);
  };
  return (
    <GroupFrame field={field} path={path} error={error} note={String(plan.length)}>
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted pointer-coarse:invisible">{texts.hint}</p>
          <IconButton label={texts.undo} isDisabled={!canUndo} onPress={undo}>
            <Undo2 size={18} aria-hidden />
          </IconButton>
          <IconButton label={texts.redo} isDisabled={!canRedo} onPress={redo}>
            <Redo2 size={18} aria-hidden />
          </IconButton>
        </div>
      )}
      <WeekGrid
        {...{ plan, colorOf, isReadOnly }}
        nameOf={segmentName}
        onDraw={(entry) => setOpened({ index: null, entry })}
        onOpen={open}
        onMoved={(index, moved) => {
          change(moved);
          setSaid(texts.moved(titleOf(moved[index] ?? {})));
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {plan.length === 0 ? (
        <p className="text-sm text-muted">{texts.none}</p>
      ) : (
        <ul aria-label={texts.list} className="flex flex-col divide-y divide-line rounded-panel border border-line">
          {byTime(plan).map((index) => {
            const entry = plan[index] ?? {};
            return (
              <PlanRow key={index} path={`${path}.${index}`} color={colorOf(entry["segment"])}>
                <span className="min-w-0 flex-1 basis-40">
                  <span className="font-medium">{segmentName(entry)}</span>{" "}
                  <span className="text-muted tabular-nums">
                    {daysText(entry["weekdays"])} {timesText(entry)}
                    {Number(entry["priority"] ?? 0) > 0 && `, ${texts.priority(Number(entry["priority"]))}`}
                  </span>
                </span>
                {!isReadOnly && (
                  <span className="flex">
                    <IconButton label={texts.edit(titleOf(entry))} onPress={() => open(index)}>
                      <Pencil size={16} aria-hidden />
                    </IconButton>
                    <IconButton label={texts.removeLabel(titleOf(entry))} onPress={() => remove(index)}>
                      <Trash2 size={16} aria-hidden />
                    </IconButton>
                  </span>
                )}
              </PlanRow>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <div>
          <Button size="sm" onPress={() => setOpened({ index: null, entry: NEW_ENTRY })}>
            <Plus size={16} aria-hidden /> {texts.add}
          </Button>
        </div>
      )}
      {opened && (
        <EntryDialog
          title={opened.index === null ? texts.addTitle : texts.editTitle}
          fields={entryFields(field)}
          schema={planEntry}
          entry={opened.entry}
          onApply={apply}
          onRemove={opened.index === null ? undefined : () => remove(opened.index ?? 0)}
          onClose={() => setOpened(null)}
        />
      )}
    </GroupFrame>
  );
}

/** The places of the entries in the order of the week. */
function byTime(plan: readonly Entry[]): number[] {
  const startOf = (index: number): number => {
    const window = windowOf(plan[index] ?? {});
    return window ? Math.min(...window.days) * 1440 + window.from : -1;
  };
  return plan.map((_, index) => index).toSorted((a, b) => startOf(a) - startOf(b));
}
