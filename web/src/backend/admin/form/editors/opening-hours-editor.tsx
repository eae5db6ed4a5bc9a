import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { formatDate, isDate, zonedTime } from "@tresen/contract/kit/time";
import { ClipboardPaste, Copy, CopyPlus, Plus } from "lucide-react";
import { useContext, useRef } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { Button, IconButton } from "../../../shared/ui/button";
import { acceptedValue } from "../../clipboard/accepted";
import { type Clip, kindOf, useClip, writeClip } from "../../clipboard/clipboard";
import { useClipKeys } from "../../clipboard/use-clip-keys";
import { closingText, inheritedClosings, rulesOf } from "../../hours/closing";
import { DAY_LABELS } from "../../hours/hours.texts";
import { WEEK, copyToWeek, weekSummary, windowNumber } from "../../hours/week";
import { DateControl } from "../../../shared/ui/date/date-control";
import { dateFault, dateText } from "../../../shared/ui/date/date-entry";
import type { EditorProps } from "../editor";
import { RecordContext, useError, useForm } from "../form-context";
import { GroupFrame } from "./frame";
import { HoursWindow, windowErrorId } from "./hours-window";
import { OPENING_HOURS_TEXTS } from "./opening-hours.texts";

const DAY = "flex min-h-9 w-28 items-center text-sm max-sm:flex-1 pointer-coarse:min-h-11";
const WINDOWS = "flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-last max-sm:basis-full";

type Rule = OpeningHoursRule;
type Indexed = { rule: Rule; index: number };

const OPENS: Omit<Rule, "type"> = { isClosed: false, from: "11:00", to: "22:00" };

/** The editor of opening hours: a summary of the week, the weekdays, and single dates. */
export function OpeningHoursEditor({ field, path, value, onChange }: EditorProps<"openingHours">) {
  const { isReadOnly } = useForm();
  const record = useContext(RecordContext);
  const error = useError(path);
  const rules = rulesOf(value);
  const set = (changed: Rule[]): void => onChange(changed.length === 0 && field.isClearable ? field.empty : changed);
  const change = (index: number, part: Partial<Rule>): void =>
    set(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  const remove = (index: number): void => set(rules.filter((_rule, at) => at !== index));
  const closed = field.outside ?? OPENING_HOURS_TEXTS.closed;
  const indexed = rules.map((rule, index) => ({ rule, index }));
  const closes = (rule: Rule): string | null => closingText({ path, rule, record });
  const days = (["daily", ...WEEK] as const).filter((type) => !isReadOnly || rules.some((rule) => rule.type === type));
  const single = indexed
    .filter(({ rule }) => rule.type === "once")
    .sort((a, b) => (a.rule.date ?? "").localeCompare(b.rule.date ?? ""));
  if (rules.length === 0 && field.isClearable) {
    return (
      <GroupFrame field={field} path={path} error={error} note={OPENING_HOURS_TEXTS.always}>
        {!isReadOnly && (
          <Button size="sm" className="self-start" onPress={() => set([{ ...OPENS, type: "daily" }])}>
            <Plus size={16} aria-hidden /> {OPENING_HOURS_TEXTS.restrict}
          </Button>
        )}
        <CopyPaste field={field} rules={rules} isReadOnly={isReadOnly} onPaste={set} />
      </GroupFrame>
    );
  }
  return (
    <GroupFrame
      field={field}
      path={path}
      error={error}
      note={rules.length > 0 || field.outside ? weekSummary(rules, field.outside) : OPENING_HOURS_TEXTS.none}
    >
      <ul className="divide-y divide-line rounded-panel border border-line">
        {days.map((type) => {
          const windows = indexed.filter(({ rule }) => rule.type === type);
          const label = DAY_LABELS[type].long;
          return (
            <li key={type} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-1.5">
              <span className={`${DAY} ${windows.length > 0 ? "font-medium" : "text-muted"}`}>{label}</span>
              <div className={WINDOWS}>
                {windows.length === 0 && type !== "daily" && (
                  <span className="flex min-h-9 items-center text-sm text-muted">
                    {rules.some((rule) => rule.type === "daily")
                      ? OPENING_HOURS_TEXTS.asDaily
                      : rules.length === 0 && field.outside
                        ? OPENING_HOURS_TEXTS.wholeDay
                        : closed}
                  </span>
                )}
                {windows.map(({ rule, index }, position) => (
                  <HoursWindow
                    key={position}
                    path={`${path}.${index}`}
                    name={OPENING_HOURS_TEXTS.window({ day: label, number: position + 1 })}
                    day={position === 0 ? label : null}
                    rule={rule}
                    number={windowNumber({ rules, index })}
                    note={closes(rule)}
                    closed={closed}
                    isReadOnly={isReadOnly}
                    onChange={(part) => change(index, part)}
                    onRemove={() => remove(index)}
                  />
                ))}
              </div>
              {!isReadOnly && (
                <span className="ms-auto flex">
                  <IconButton
                    label={OPENING_HOURS_TEXTS.addWindow(label)}
                    onPress={() => set([...rules, { ...OPENS, type }])}
                  >
                    <Plus size={16} aria-hidden />
                  </IconButton>
                  {type !== "daily" && (
                    <IconButton
                      label={OPENING_HOURS_TEXTS.copyToWeek(label)}
                      isDisabled={windows.length === 0}
                      onPress={() => set(copyToWeek({ rules, source: type }))}
                    >
                      <CopyPlus size={16} aria-hidden />
                    </IconButton>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {(single.length > 0 || !isReadOnly) && (
        <SingleDays
          path={path}
          days={single}
          closes={closes}
          closed={closed}
          numberOf={(index) => windowNumber({ rules, index })}
          isReadOnly={isReadOnly}
          onChange={change}
          onRemove={remove}
          onAdd={() =>
            set([...rules, { ...OPENS, type: "once", date: "", isClosed: true, from: "00:00", to: "24:00" }])
          }
        />
      )}
      <CopyPaste field={field} rules={rules} isReadOnly={isReadOnly} onPaste={set} />
      <Inherited dates={inheritedClosings({ path, record })} />
    </GroupFrame>
  );
}

/** All hours at once, to and from another branch, category or product. */
function CopyPaste({
  field,
  rules,
  isReadOnly,
  onPaste,
}: {
  field: EditorProps<"openingHours">["field"];
  rules: readonly Rule[];
  isReadOnly: boolean;
  onPaste: (rules: Rule[]) => void;
}) {
  const kind = kindOf(field);
  const copied = useClip(kind);
  const frame = useRef<HTMLDivElement>(null);
  const copy = (): Clip => ({ kind, value: rules, label: field.title });
  const paste = (value: unknown): boolean => {
    const accepted = isReadOnly ? undefined : acceptedValue({ field, value });
    if (!Array.isArray(accepted)) return false;
    onPaste(rulesOf(accepted));
    return true;
  };
  const isHere = (focused: Element | null): boolean =>
    focused !== null && frame.current?.closest("[data-field]")?.contains(focused) === true;
  useClipKeys({
    onCopy: (focused) => (rules.length > 0 && isHere(focused) ? copy() : null),
    onPaste: (clip, focused) => clip.kind === kind && isHere(focused) && paste(clip.value),
  });
  return (
    <div ref={frame} className="flex flex-wrap gap-2">
      {rules.length > 0 && (
        <Button size="sm" variant="ghost" onPress={() => writeClip(copy())}>
          <Copy size={16} aria-hidden /> {OPENING_HOURS_TEXTS.copy(field.title)}
        </Button>
      )}
      {!isReadOnly && Array.isArray(copied) && (
        <Button size="sm" variant="ghost" onPress={() => paste(copied)}>
          <ClipboardPaste size={16} aria-hidden /> {OPENING_HOURS_TEXTS.paste(field.title)}
        </Button>
      )}
    </div>
  );
}

interface SingleDaysProps {
  path: string;
  days: readonly Indexed[];
  /** Describes which methods a closing rule closes. */
  closes: (rule: Rule) => string | null;
  /** The word for what is closed. */
  closed: string;
  isReadOnly: boolean;
  onChange: (index: number, part: Partial<Rule>) => void;
  /** The number of a time, where its day has several. */
  numberOf: (index: number) => number | null;
  onRemove: (index: number) => void;
  onAdd: () => void;
}

/** Holidays and other days that differ from their week. */
function SingleDays({ path, days, closes, closed, numberOf, isReadOnly, onChange, onRemove, onAdd }: SingleDaysProps) {
  const { zone, errors } = useForm();
  /** Null for a further time of the same day. */
  const dayAt = (position: number): string | null => {
    const date = days[position]?.rule.date ?? "";
    if (!isDate(date)) return OPENING_HOURS_TEXTS.singleDay(position + 1);
    return days.findIndex(({ rule }) => rule.date === date) === position ? dateText(date) : null;
  };
  const faultAt = ({ rule, index }: Indexed): string | undefined =>
    errors.get(`${path}.${index}.date`) ?? dateFault(rule.date ?? "");
  return (
    <div className="flex flex-col gap-2">
      {days.map(({ rule, index }, position) => (
        <div
          key={position}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel border border-line px-3 py-1.5"
        >
          <div data-field={`${path}.${index}.date`} className="w-40">
            <DateControl
              aria-invalid={faultAt({ rule, index }) !== undefined || undefined}
              aria-describedby={faultAt({ rule, index }) && windowErrorId(`${path}.${index}`)}
              aria-label={OPENING_HOURS_TEXTS.singleDay(position + 1)}
              label={OPENING_HOURS_TEXTS.singleDay(position + 1)}
              zone={zone}
              value={rule.date ?? ""}
              readOnly={isReadOnly}
              onChange={(date) => onChange(index, { date })}
            />
          </div>
          <div className="min-w-0 flex-1 basis-56">
            <HoursWindow
              path={`${path}.${index}`}
              name={OPENING_HOURS_TEXTS.singleDay(position + 1)}
              day={dayAt(position)}
              rule={rule}
              number={numberOf(index)}
              fault={faultAt({ rule, index })}
              note={closes(rule)}
              closed={closed}
              isReadOnly={isReadOnly}
              onChange={(part) => onChange(index, part)}
              onRemove={() => onRemove(index)}
            />
          </div>
        </div>
      ))}
      {!isReadOnly && (
        <Button size="sm" className="self-start" onPress={onAdd}>
          <Plus size={16} aria-hidden /> {OPENING_HOURS_TEXTS.addSingleDay}
        </Button>
      )}
    </div>
  );
}

/** The number of inherited dates that are listed. */
const NAMED = 6;

/** The closed dates that delivery inherits from the opening hours. */
function Inherited({ dates }: { dates: readonly string[] }) {
  const { zone } = useForm();
  const today = zonedTime({ at: serverNow(), zone }).date;
  const coming = dates.filter((date) => isDate(date) && date >= today);
  if (coming.length === 0) return null;
  const named = coming.slice(0, NAMED).map((date) => formatDate({ at: Date.parse(date), zone: "UTC" }));
  return (
    <p className="text-sm text-muted">
      {OPENING_HOURS_TEXTS.inherited({ days: named.join(", "), more: coming.length - named.length })}
    </p>
  );
}
