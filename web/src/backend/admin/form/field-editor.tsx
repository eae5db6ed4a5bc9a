import { Lock } from "lucide-react";
import { memo, use, useContext, useId, useMemo } from "react";
import type { Draft } from "../model/draft";
import { type Field, privacyOf } from "../model/field";
import { isWithin } from "../model/path";
import { isRelevant } from "../model/relevance";
import { type ResolvedField, resolveField, withValue } from "../model/resolved-field";
import { BorderEditor } from "./editors/border/deferred-border-editor";
import { CatalogEditor } from "./editors/catalog-editor";
import {
  AllergensEditor,
  BooleanEditor,
  EnumEditor,
  EnumsEditor,
  RefEditor,
  RefsEditor,
} from "./editors/choice-editors";
import { DateEditor, InstantEditor } from "./editors/date-editors";
import { ImagesEditor } from "./editors/image-editors";
import { ListEditor } from "./editors/list/list-editor";
import { ObjectEditor } from "./editors/object-editor";
import { MarkdownEditor } from "./editors/markdown/markdown-editor";
import { OpeningHoursEditor } from "./editors/opening-hours-editor";
import { PermissionsEditor } from "./editors/permissions-editor";
import { RolesEditor } from "./editors/roles-editor";
import {
  ColorEditor,
  JsonEditor,
  NumberEditor,
  StringsEditor,
  TextEditor,
  TextareaEditor,
} from "./editors/text-editors";
import { FormContext, LabelContext, RecordContext, RevisionsContext, RowContext, useForm } from "./form-context";
import { FORM_TEXTS } from "./form.texts";
import { useStable } from "./use-stable";
import { Private, type PrivateData, useIsShown } from "../../shared/visibility";

interface FieldGridProps {
  fields: readonly Field[];
  values: Draft;
  /** The path of the object with these fields; empty for the record itself. */
  path?: string;
  onChange: (values: Draft) => void;
}

const WIDE = [
  "textarea",
  "markdown",
  "openingHours",
  "border",
  "images",
  "image",
  "allergens",
  "catalog",
  "json",
  "refs",
  "enums",
  "object",
  "list",
  "strings",
  "permissions",
];

/**
 * The number of letters that a label may have on one line: above a cell of the grid, and for its longest word above two
 * and three columns of a row. A longer hint than this needs more than one cell.
 */
const FITTING = { cell: 28, two: 12, three: 18, hint: 60 };

function gridSpan(field: ResolvedField): string {
  if (WIDE.includes(field.kind)) return "col-span-full";
  const isWide =
    field.kind === "instant" ||
    (isTyped(field) && (field.hint?.length ?? 0) > FITTING.hint) ||
    (field.kind === "text" && field.isLong) ||
    field.title.length > FITTING.cell;
  // As far as the next container around the fields has room for two columns: a second one would squeeze the first.
  return isWide ? "@min-[27rem]:col-span-2" : "";
}

/** Numbers stand in columns, where all of them have the same width. */
function isTyped({ kind }: ResolvedField): boolean {
  return kind === "text" || kind === "enum" || kind === "ref";
}

/** The number of fields that fit in one line of a usual screen at full width. */
const ROOMY = 5;

/**
 * The number of narrow columns that a field takes in a row. Labels break only between words, and the result is the same
 * in every row.
 */
function rowSpan({ field, beside }: { field: ResolvedField; beside: number }): string {
  const longest = Math.max(...wordLengths(field.title), ...choiceLengths(field));
  if (field.kind === "text" || longest > FITTING.three)
    return `col-span-2 @min-[12rem]:col-span-4 ${beside > ROOMY ? "@min-[54rem]:col-span-3" : ""}`;
  // An amount up to 99.999,99 with its sign needs as much.
  return longest > FITTING.two || field.kind === "money" ? "col-span-2 @min-[10rem]:col-span-3" : "col-span-2";
}

function wordLengths(title: string): number[] {
  return title.split(/[\s-]/).map(({ length }) => length);
}

/** A choice is shown on one line beside its arrow; only very long ones may break. */
function choiceLengths(field: ResolvedField): number[] {
  if (field.kind !== "enum") return [];
  return field.choices.map(({ label }) => Math.min(label.length + ARROW, FITTING.three));
}

/** The width of a choice's arrow, in letters. */
const ARROW = 4;

const NO_RECORD: Draft = {};

/** The fields of one object in a grid: small ones side by side, large ones over the full width. */
export function FieldGrid({ fields, values, path = "", onChange }: FieldGridProps) {
  const { errors } = useForm();
  const revisions = useContext(RevisionsContext);
  const record = fields.some(({ when }) => when?.record) ? use(RecordContext) : NO_RECORD;
  const change = useStable((key: string, value: unknown) => onChange(withValue({ fields, values, key, value })));
  const shown = fields
    .filter(
      (field) =>
        isRelevant({ field, siblings: values, record }) ||
        [...errors.keys()].some((at) => isWithin(at, join(path, field.key))),
    )
    .map((field) => resolveField({ field, siblings: values }));
  const isRow = useContext(RowContext);
  const editor = (field: ResolvedField) => (
    <FieldEditor
      key={path === "" ? `${field.key} ${revisions[field.key] ?? 0}` : field.key}
      field={field}
      path={join(path, field.key)}
      value={values[field.key] === undefined ? field.defaultValue : values[field.key]}
      onChange={change}
    />
  );
  if (isRow) {
    // A message below one field would lift it above the others.
    const hasFault = shown.some(({ key }) => [...errors.keys()].some((at) => isWithin(at, join(path, key))));
    return (
      <div className={`${ROW} ${hasFault ? "items-start" : "items-end"}`}>
        {shown.map((field) => (
          <div key={field.key} className={`min-w-0 ${rowSpan({ field, beside: shown.length })}`}>
            {editor(field)}
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={GRID}>
      {runsOf(shown).map((run) => {
        const [first] = run;
        if (first?.kind === "boolean") {
          return (
            <div key={first.key} className={`${GRID} col-span-full gap-y-1!`}>
              {run.map(editor)}
            </div>
          );
        }
        return run.map((field) => (
          <div key={field.key} className={`min-w-0 ${gridSpan(field)}`}>
            {editor(field)}
          </div>
        ));
      })}
    </div>
  );
}

const ROW = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,2.625rem),1fr))] gap-x-2 gap-y-4";
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-start gap-x-4 gap-y-4";

/** Groups consecutive switches; every other field is its own group. */
function runsOf(fields: readonly ResolvedField[]): ResolvedField[][] {
  const runs: ResolvedField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (field.kind === "boolean" && last?.[0]?.kind === "boolean") last.push(field);
    else runs.push([field]);
  }
  return runs;
}

interface FieldEditorProps {
  field: ResolvedField;
  path: string;
  value: unknown;
  /** Takes the key of the field too, so that it is the same function for all fields. */
  onChange: (key: string, value: unknown) => void;
}

/**
 * A field that the person may not change is shown read-only, with a lock and an explanation. What is typed into one
 * field does not render the others again.
 */
const FieldEditor = memo(function FieldEditor({ onChange, ...rest }: FieldEditorProps) {
  const { key } = rest.field;
  const props = { ...rest, onChange: (value: unknown) => onChange(key, value) };
  const form = useForm();
  const noteId = useId();
  const isLocked = form.locked.has(props.path) && !form.isReadOnly;
  const fixed = useMemo(() => ({ ...form, isReadOnly: true }), [form]);
  if (!isLocked) return <OpenFieldEditor {...props} />;
  return (
    <div role="group" aria-label={props.field.title} aria-describedby={noteId} className="flex min-w-0 flex-col gap-1">
      <FormContext value={fixed}>
        <OpenFieldEditor {...props} />
      </FormContext>
      <p id={noteId} className="flex items-center gap-1.5 text-sm text-muted">
        <Lock size={14} aria-hidden className="shrink-0" /> {FORM_TEXTS.locked}
      </p>
    </div>
  );
});

type OpenFieldProps = Omit<FieldEditorProps, "onChange"> & { onChange: (value: unknown) => void };

function OpenFieldEditor({ field, ...props }: OpenFieldProps) {
  const Own = useForm().editors[props.path];
  const privacy = privacyOf(field);
  const isShown = useIsShown(privacy ?? "product");
  if (privacy && !isShown) return <HiddenField field={field} path={props.path} kind={privacy} />;
  if (Own) return <Own field={field} {...props} />;
  switch (field.kind) {
    case "text":
      return <TextEditor field={field} {...props} />;
    case "textarea":
      return <TextareaEditor field={field} {...props} />;
    case "markdown":
      return <MarkdownEditor field={field} {...props} />;
    case "number":
    case "money":
    case "rate":
      return <NumberEditor field={field} {...props} />;
    case "boolean":
      return <BooleanEditor field={field} {...props} />;
    case "enum":
      return <EnumEditor field={field} {...props} />;
    case "enums":
      return field.isRoles ? <RolesEditor field={field} {...props} /> : <EnumsEditor field={field} {...props} />;
    case "ref":
      return <RefEditor field={field} {...props} />;
    case "refs":
      return <RefsEditor field={field} {...props} />;
    case "date":
      return <DateEditor field={field} {...props} />;
    case "instant":
      return <InstantEditor field={field} {...props} />;
    case "color":
      return <ColorEditor field={field} {...props} />;
    case "allergens":
      return <AllergensEditor field={field} {...props} />;
    case "image":
    case "images":
      return <ImagesEditor field={field} {...props} />;
    case "openingHours":
      return <OpeningHoursEditor field={field} {...props} />;
    case "border":
      return <BorderEditor field={field} {...props} />;
    case "catalog":
      return <CatalogEditor field={field} {...props} />;
    case "object":
      return <ObjectEditor field={field} {...props} renderFields={renderGrid} />;
    case "list":
      return <ListEditor field={field} {...props} renderFields={renderGrid} />;
    case "permissions":
      return <PermissionsEditor field={field} {...props} />;
    case "strings":
      return <StringsEditor field={field} {...props} />;
    case "json":
      return <JsonEditor field={field} {...props} />;
  }
}

/** A field whose value people that see the screen may not read. It keeps its value, and is saved with it. */
function HiddenField({ field, path, kind }: { field: ResolvedField; path: string; kind: PrivateData }) {
  const id = useId();
  const labelClass = useContext(LabelContext);
  return (
    <div role="group" aria-labelledby={id} data-field={path} tabIndex={-1} className="flex min-w-0 flex-col gap-1">
      <span id={id} className={labelClass}>
        {field.title}
      </span>
      <span className="flex min-h-10 items-center">
        <Private kind={kind}>{null}</Private>
      </span>
    </div>
  );
}

const renderGrid = (props: FieldGridProps) => <FieldGrid {...props} />;

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
