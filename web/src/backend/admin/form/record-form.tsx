import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { Button } from "../../shared/ui/button";
import { type Field, sectionsOf } from "../model/field";
import { isAnyRelevant } from "../model/relevance";
import { ErrorSummary, focusField } from "./error-summary";
import { FieldGrid } from "./field-editor";
import { FormContext, type FormState, RecordContext, RevisionsContext } from "./form-context";
import { FORM_TEXTS } from "./form.texts";
import { useLeaveGuard } from "./leaving/leave-guard";
import { LEAVING_TEXTS } from "./leaving/leaving.texts";
import { readTyped } from "./editors/read-typed";
import type { RecordForm as Form } from "./use-record-form";

/** The header sticks to the top, except on small screens with large text, where it would leave no room for the form. */
/**
 * On a phone title and buttons share one line: the buttons' own room is that beside them, so that the title keeps its
 * words whole at 320 pixels too.
 */
const HEADER =
  "z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-3 " +
  "max-sm:gap-x-0.5 max-sm:px-1 max-sm:py-1.5 " +
  "[@container(min-height:30rem)]:sticky [@container(min-height:30rem)]:top-0";

const HEADER_BUTTONS = "flex flex-wrap items-center gap-3 max-sm:hidden";
/** A phone has the buttons below the form, where the thumb reaches them and the title has its line for itself. */
const FOOTER =
  "z-10 flex gap-3 border-t border-line bg-surface px-4 py-2 sm:hidden " +
  "[@container(min-height:30rem)]:sticky [@container(min-height:30rem)]:bottom-0";
const SAVE = "max-sm:flex-1";

/**
 * With much room the summary is a third column; else it stands below the sections. The room is measured in letters of
 * the chosen size, since columns of large letters need more of it.
 */
const BODY = "mx-auto flex w-full flex-1 flex-wrap gap-x-10 gap-y-6 px-4 py-6 @min-[72rem]:flex-nowrap";
const SUMMARY =
  "w-full @min-[72rem]:sticky @min-[72rem]:top-24 @min-[72rem]:w-60 @min-[72rem]:shrink-0 @min-[72rem]:self-start";

const NO_FIELDS: ReadonlySet<string> = new Set();
const NO_EDITORS: FormState["editors"] = {};

interface RecordFormProps {
  title: string;
  /** The link back, left of the title. */
  back?: ReactNode;
  /** Buttons beside the save button. */
  commands?: ReactNode;
  fields: readonly Field[];
  /** Editors that replace the generic ones, by the path of their field. */
  editors?: FormState["editors"];
  /** Sections that replace those of the fields with the same title, or else stand below or above all of them. */
  sections?: readonly { title: string; isAbove?: boolean | undefined; content: ReactNode }[];
  /** Stands beside the sections where there is room, else below them. */
  summary?: ReactNode;
  form: Form;
  isNew: boolean;
  isReadOnly?: boolean;
  /** Fields that the person may not change. */
  locked?: ReadonlySet<string> | undefined;
  zone: string;
  /** The path of the field that the address leads to. */
  target?: string | undefined;
  /** Puts the path of a field into the address. */
  onTarget: (path: string) => void;
  isSaving: boolean;
  /** Set while the form is left after saving or deleting, when nothing is unsaved. */
  isLeaving: { current: boolean };
  /** Fulfilled with whether it was saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** The form of any schema, with sections and one save button. It warns before unsaved changes are lost. */
export function RecordForm({
  title,
  back,
  commands,
  fields,
  editors = NO_EDITORS,
  sections: added = [],
  summary,
  form,
  isNew,
  isReadOnly = false,
  locked = NO_FIELDS,
  zone,
  target = "",
  onTarget,
  isSaving,
  isLeaving,
  onSave,
  onDiscard,
}: RecordFormProps) {
  const currency = useCurrency();
  const own = useMemo(() => sectionsOf(fields), [fields]);
  const others = added.filter((section) => !own.some(({ title: taken }) => taken === section.title));
  const isShown = (section: (typeof own)[number]): boolean =>
    added.some(({ title: taken }) => taken === section.title) ||
    isAnyRelevant({ fields: section.fields, record: form.draft, errors: form.errors });
  const sections = [
    ...others.filter(({ isAbove }) => isAbove),
    ...own.filter(isShown).map(
      (section) =>
        added.find(({ title: taken }) => taken === section.title) ?? {
          title: section.title,
          content: <FieldGrid fields={section.fields} values={form.draft} onChange={form.setDraft} />,
        },
    ),
    ...others.filter(({ isAbove }) => !isAbove),
  ];
  const state = useMemo(
    () => ({
      errors: form.errors,
      isReadOnly,
      locked,
      isNew,
      zone,
      currency,
      target: target || null,
      editors,
    }),
    [form.errors, isReadOnly, locked, isNew, zone, currency, target, editors],
  );
  const isUnsaved = (): boolean => form.isDirty && !isLeaving.current;
  const saveAndLeave = async (): Promise<boolean> => {
    isLeaving.current = true;
    isLeaving.current = await onSave();
    return isLeaving.current;
  };
  const leaving = useLeaveGuard({ isUnsaved, question: LEAVING_TEXTS, save: isSaving ? undefined : saveAndLeave });
  useEffect(() => {
    if (target !== "") focusField(target);
  }, [target]);
  const goTo = (path: string): void => {
    onTarget(path);
    // Also when the address leads to it already.
    if (path === target) focusField(path);
  };
  useSaveKey(() => {
    if (!isReadOnly && !isSaving && (form.isDirty || isNew)) void onSave();
  });
  const buttons = !isReadOnly && (
    <>
      {form.isDirty && !isNew && (
        <Button onPress={onDiscard} isDisabled={isSaving}>
          {COMMON_TEXTS.discard}
        </Button>
      )}
      <Button type="submit" variant="primary" isDisabled={isSaving || (!form.isDirty && !isNew)} className={SAVE}>
        {isSaving ? COMMON_TEXTS.saving : COMMON_TEXTS.save}
      </Button>
    </>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
      className="flex min-h-full flex-col"
    >
      <header className={HEADER}>
        {back}
        <h1 className="min-w-32 flex-1 text-xl font-semibold hyphens-auto max-sm:text-lg">{title}</h1>
        {form.isDirty && <span className="hidden text-sm text-muted sm:inline">{FORM_TEXTS.unsaved}</span>}
        {commands}
        <div className={HEADER_BUTTONS}>{buttons}</div>
      </header>
      <div className={`${summary ? "max-w-7xl" : "max-w-6xl"} ${BODY}`}>
        {sections.length > 2 && <SectionNavigation titles={sections.map((section) => section.title)} />}
        <div className="flex min-w-0 flex-1 flex-col gap-8">
          <ErrorSummary
            fields={fields}
            values={form.draft}
            errors={form.errors}
            others={form.otherErrors}
            onGoTo={goTo}
          />
          {isReadOnly && (
            <p className="rounded-panel bg-info-soft px-4 py-3 text-sm text-info">{FORM_TEXTS.readOnly}</p>
          )}
          <FormContext key={form.generation} value={state}>
            <RevisionsContext value={form.revisions}>
              <RecordContext value={form.draft}>
                {sections.map((section, index) => (
                  <section
                    key={section.title}
                    id={`section-${index}`}
                    aria-labelledby={`section-${index}-title`}
                    className="scroll-mt-20 border-b border-line pb-8 last:border-b-0"
                  >
                    <h2
                      id={`section-${index}-title`}
                      className={sections.length > 1 ? "mb-4 text-lg font-semibold" : "sr-only"}
                    >
                      {section.title}
                    </h2>
                    {section.content}
                  </section>
                ))}
              </RecordContext>
            </RevisionsContext>
          </FormContext>
        </div>
        {summary && <div className={SUMMARY}>{summary}</div>}
      </div>
      {buttons && <div className={FOOTER}>{buttons}</div>}
      {leaving}
    </form>
  );
}

function SectionNavigation({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label={FORM_TEXTS.sections} className="sticky top-24 hidden w-48 shrink-0 self-start @min-[54rem]:block">
      <ul className="flex flex-col gap-0.5 border-s border-line">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => document.getElementById(`section-${index}`)?.scrollIntoView()}
              className="min-h-8 w-full ps-4 pointer-coarse:min-h-11 text-start text-sm text-muted hover:text-ink"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ctrl+S or Cmd+S, wherever the cursor is. */
function useSaveKey(onSave: () => void): void {
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      readTyped(document);
      setTimeout(() => latest.current());
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
