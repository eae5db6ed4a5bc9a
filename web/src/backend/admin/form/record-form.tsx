import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { Button } from "../../shared/ui/button";
import { type Field, sectionsOf } from "../model/field";
import { isAnyRelevant } from "../model/relevance";
import { ErrorSummary, focusField } from "./error-summary";
import { FieldGrid } from "./field-editor";
import { FormContext, type FormState, OpenedContext, RecordContext, RevisionsContext } from "./form-context";
import { FORM_TEXTS } from "./form.texts";
import { SectionNavigation, headingId, showSection } from "./section-navigation";
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
  title: ReactNode;
  /** The link back, left of the title. */
  back?: ReactNode;
  /** Buttons beside the save button. */
  commands?: ReactNode;
  fields: readonly Field[];
  /** Editors that replace the generic ones, by the path of their field. */
  editors?: FormState["editors"];
  /** What shows the fields of entries instead of a grid, by the path of their list. */
  entries?: FormState["entries"];
  summaries?: FormState["summaries"];
  /** What else can be pasted as an entry of a list, by the path of the list. */
  pastes?: FormState["pastes"];
  /** Sections that replace those of the fields with the same title, or else stand below or above all of them. */
  sections?: readonly { title: string; isAbove?: boolean | undefined; content: ReactNode }[];
  /** Stands beside the sections where there is room, else below them. */
  summary?: ReactNode;
  form: Form;
  isNew: boolean;
  /** Of the stored record. */
  id?: string | undefined;
  isReadOnly?: boolean;
  /** Fields that the person may not change. */
  locked?: ReadonlySet<string> | undefined;
  zone: string;
  /** The path of the field that the address leads to. */
  target?: string | undefined;
  /** Puts the path of a field into the address. */
  onTarget: (path: string) => void;
  /** The title of the section that the address leads to. */
  section?: string | undefined;
  /** Puts the title of a section into the address. */
  onSection?: ((title: string) => void) | undefined;
  /** Stands above the sections, and leads to fields. */
  search?: (given: { onGoTo: (path: string) => void }) => ReactNode;
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
  entries,
  summaries,
  pastes,
  sections: added = [],
  summary,
  form,
  isNew,
  id,
  isReadOnly = false,
  locked = NO_FIELDS,
  zone,
  target = "",
  onTarget,
  section,
  onSection,
  search,
  isSaving,
  isLeaving,
  onSave,
  onDiscard,
}: RecordFormProps) {
  const currency = useCurrency();
  const [opened] = useState(() => new Set<string>());
  const own = useMemo(() => sectionsOf(fields), [fields]);
  const others = added.filter((section) => !own.some(({ title: taken }) => taken === section.title));
  const isShown = (section: (typeof own)[number]): boolean =>
    added.some(({ title: taken }) => taken === section.title) ||
    isAnyRelevant({ fields: section.fields, record: form.draft, errors: form.errors });
  const above = added.filter(({ isAbove }) => isAbove);
  const sections = [
    ...above,
    ...own
      .filter((section) => isShown(section) && !above.some(({ title: taken }) => taken === section.title))
      .map(
        (section) =>
          added.find(({ title: taken }) => taken === section.title) ?? {
            title: section.title,
            content: (
              <div className="@container">
                <FieldGrid fields={section.fields} values={form.draft} onChange={form.setDraft} />
              </div>
            ),
          },
      ),
    ...others.filter(({ isAbove }) => !isAbove),
  ];
  const titles = sections.map(({ title: name }) => name);
  const place = section === undefined ? -1 : titles.indexOf(section);
  useEffect(() => {
    if (place >= 0) showSection(place);
  }, [place]);
  const state = useMemo(
    () => ({
      errors: form.errors,
      isReadOnly,
      locked,
      isNew,
      id,
      zone,
      currency,
      target: target || null,
      editors,
      entries,
      summaries,
      pastes,
    }),
    [form.errors, isReadOnly, locked, isNew, id, zone, currency, target, editors, entries, summaries, pastes],
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
      <header className={`${HEADER} ${back ? "" : "max-sm:ps-4"}`}>
        {back}
        <h1 className="min-w-32 flex-1 text-xl font-semibold hyphens-auto max-sm:text-lg">{title}</h1>
        {form.isDirty && <span className="hidden text-sm text-muted sm:inline">{FORM_TEXTS.unsaved}</span>}
        {commands}
        <div className={HEADER_BUTTONS}>{buttons}</div>
      </header>
      <div className={`${summary ? "max-w-7xl" : "max-w-6xl"} ${BODY}`}>
        {sections.length > 2 && <SectionNavigation titles={titles} current={section} onGoTo={onSection} />}
        <div className="flex min-w-0 flex-1 flex-col gap-8">
          {search?.({ onGoTo: goTo })}
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
              <OpenedContext value={opened}>
                <RecordContext value={form.draft}>
                  {sections.map(({ title: name, content }, index) => (
                    <section
                      key={name}
                      id={`section-${index}`}
                      aria-labelledby={headingId(index)}
                      className="scroll-mt-20 border-b border-line pb-8 last:border-b-0"
                    >
                      <h2
                        id={headingId(index)}
                        tabIndex={-1}
                        className={sections.length > 1 ? "mb-4 text-lg font-semibold" : "sr-only"}
                      >
                        {name}
                      </h2>
                      {content}
                    </section>
                  ))}
                </RecordContext>
              </OpenedContext>
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
