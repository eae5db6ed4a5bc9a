import { zonedTime } from "@tresen/contract/kit/time";
import { streamOverride } from "@tresen/contract/signage/stream/stream.referrer";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useContext, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import type { EditorProps } from "../../../admin/form/editor";
import { GroupFrame } from "../../../admin/form/editors/frame";
import { RecordContext, useError, useForm } from "../../../admin/form/form-context";
import { Button, IconButton } from "../../../shared/ui/button";
import { dateText } from "../../../shared/ui/date/date-entry";
import { entryFields } from "../entry-fields";
import { entriesOf } from "../playable";
import { useSignage } from "../use-signage";
import { EntryDialog } from "./entry-dialog";
import { timesText } from "./plan";
import { PlanRow } from "./plan-row";
import { segmentColors } from "./segment-colors";
import { OVERRIDE_TEXTS as texts, WEEK_TEXTS } from "./stream-editor.texts";

type Entry = Record<string, unknown>;

/** What a stream plays on certain days instead of its week, from the earliest. What is over is folded away. */
export function OverridesEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly, zone } = useForm();
  const error = useError(path);
  const { plan } = useContext(RecordContext);
  const signage = useSignage();
  const [opened, setOpened] = useState<{ index: number | null; entry: Entry } | null>(null);
  const [said, setSaid] = useState("");
  const entries = entriesOf(value);
  const colorOf = segmentColors(plan, value);
  const today = zonedTime({ at: serverNow(), zone }).date;
  const places = entries
    .map((_, index) => index)
    .toSorted((a, b) => fromDay(entries[a]).localeCompare(fromDay(entries[b])));
  const isPast = (index: number): boolean => {
    const { toDate } = entries[index] ?? {};
    return typeof toDate === "string" && toDate !== "" && toDate < today;
  };
  const segmentName = ({ segment }: Entry): string =>
    segment ? signage.segmentName(String(segment)) : WEEK_TEXTS.noSegment;
  const titleOf = (entry: Entry): string => `${segmentName(entry)}, ${whenText(entry)}`;
  const remove = (index: number): void => {
    setSaid(WEEK_TEXTS.removed(titleOf(entries[index] ?? {})));
    onChange(entries.toSpliced(index, 1));
    setOpened(null);
  };
  const rows = (shown: readonly number[]) => (
    <ul className="flex flex-col divide-y divide-line rounded-panel border border-line">
      {shown.map((index) => {
        const entry = entries[index] ?? {};
        return (
          <PlanRow key={index} path={`${path}.${index}`} color={colorOf(entry["segment"])}>
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-medium">{segmentName(entry)}</span>{" "}
              <span className="text-muted tabular-nums">{whenText(entry)}</span>
            </span>
            {!isReadOnly && (
              <span className="flex">
                <IconButton label={WEEK_TEXTS.edit(titleOf(entry))} onPress={() => setOpened({ index, entry })}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton label={WEEK_TEXTS.removeLabel(titleOf(entry))} onPress={() => remove(index)}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </span>
            )}
          </PlanRow>
        );
      })}
    </ul>
  );
  const past = places.filter(isPast);
  const coming = places.filter((index) => !isPast(index));
  return (
    <GroupFrame field={field} path={path} error={error} note={String(entries.length)}>
      {entries.length === 0 && <p className="text-sm text-muted">{texts.none}</p>}
      {coming.length > 0 && rows(coming)}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-sm">{texts.past(past.length)}</summary>
          {rows(past)}
        </details>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isReadOnly && (
        <div>
          <Button size="sm" onPress={() => setOpened({ index: null, entry: newOverride(today) })}>
            <Plus size={16} aria-hidden /> {texts.add}
          </Button>
        </div>
      )}
      {opened && (
        <EntryDialog
          title={opened.index === null ? texts.addTitle : texts.editTitle}
          fields={entryFields(field)}
          schema={streamOverride}
          entry={opened.entry}
          onApply={(entry) => {
            onChange(opened.index === null ? [...entries, entry] : entries.toSpliced(opened.index, 1, entry));
            setOpened(null);
          }}
          onRemove={opened.index === null ? undefined : () => remove(opened.index ?? 0)}
          onClose={() => setOpened(null)}
        />
      )}
    </GroupFrame>
  );
}

const newOverride = (today: string): Entry => ({
  fromDate: today,
  toDate: today,
  from: "00:00",
  to: "24:00",
  priority: 0,
});

const fromDay = (entry: Entry | undefined): string => String(entry?.["fromDate"] ?? "");

function whenText(entry: Entry): string {
  const [from, to] = [fromDay(entry), String(entry["toDate"] ?? "")];
  const days = from === "" ? texts.noDay : texts.days({ from: dateText(from), to: dateText(to || from) });
  const priority = Number(entry["priority"] ?? 0);
  return `${days}, ${timesText(entry)}${priority > 0 ? `, ${WEEK_TEXTS.priority(priority)}` : ""}`;
}
