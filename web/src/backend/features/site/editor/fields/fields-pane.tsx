import { useMemo, useState } from "react";
import { focusField, ErrorSummary } from "../../../../admin/form/error-summary";
import { FieldGrid } from "../../../../admin/form/field-editor";
import { FormContext, type FormState, OpenedContext, RecordContext } from "../../../../admin/form/form-context";
import { useStable } from "../../../../admin/form/use-stable";
import type { Draft } from "../../../../admin/model/draft";
import { normalizePath } from "../../../../admin/model/path";
import { useCurrency } from "../../../../shared/config";
import { useKeeperState, usePageState, useParts } from "../editor-context";
import { FIELDS_TEXTS as texts } from "../editor.texts";
import { type PageFields, type PageSection, plainSection, sectionsOf } from "../model/page-fields";
import { type Chosen, replaced } from "../model/page-state";
import { retyped } from "../model/section-start";
import { typeName } from "../model/section-words";
import { ownFields, pageFormFields, sectionFields, textFields } from "../page-form";
import { SearchPreview } from "../../publish/search-preview";
import { SharePreview } from "../../publish/share-preview";
import { chosenOfPath } from "./chosen-of-path";
import { PublicEditor } from "./public-editor";

/** Where there is room for one column only, what asks for two takes that one. */
const PANE = "flex min-w-0 flex-col gap-4 p-4";
const EDITORS = { isPublic: PublicEditor };
const LOCKED: ReadonlySet<string> = new Set();
/** The fields of what is chosen, with the editors and faults of every form. */
export function FieldsPane() {
  const { page, zone } = useParts();
  const { fields, chosen, generation } = usePageState();
  const { faults } = useKeeperState();
  const currency = useCurrency();
  const [opened] = useState(() => new Set<string>());
  const errors = useMemo(
    () => new Map(faults.map(({ field, message }) => [normalizePath(field ?? ""), message])),
    [faults],
  );
  const state = useMemo<FormState>(
    () => ({ errors, isReadOnly: false, locked: LOCKED, isNew: false, zone, currency, target: null, editors: EDITORS }),
    [errors, zone, currency],
  );
  const goTo = (path: string): void => {
    page.choose(chosenOfPath(path));
    setTimeout(() => focusField(path));
  };
  return (
    <div data-fields className={PANE}>
      <h2 className="text-lg font-semibold">{titleOf({ fields, chosen })}</h2>
      <ErrorSummary fields={pageFormFields} values={fields} errors={errors} others={[]} onGoTo={goTo} />
      <FormContext value={state}>
        <OpenedContext value={opened}>
          <RecordContext value={fields}>
            <ChosenFields key={generation} />
          </RecordContext>
        </OpenedContext>
      </FormContext>
    </div>
  );
}

function ChosenFields() {
  const { page } = useParts();
  const { fields, chosen } = usePageState();
  // A draft holds what is typed, also where it is not valid yet; it is checked before it is sent.
  const type = useStable((values: Draft) => {
    if (chosen === "page") return page.type({ ...page.fields(), ...(values as Partial<PageFields>) }, mergeOf(values));
    if (chosen === "text")
      return page.type({ ...page.fields(), content: { ...page.fields().content, ...values } }, "text");
    const section = retyped(plainSection(values as PageSection), sectionsOf(page.fields())[chosen]);
    page.type(replaced(page.fields(), { section, place: chosen }), `section ${chosen} ${section.type}`);
  });
  const mergeOf = (values: Draft): string => {
    const before: Draft = fields;
    return `page ${Object.keys(values).find((key) => !Object.is(values[key], before[key])) ?? ""}`;
  };
  if (chosen === "page")
    return (
      <>
        <FieldGrid fields={ownFields} values={fields} onChange={type} />
        <SearchPreview fields={fields} />
        <SharePreview fields={fields} />
      </>
    );
  if (chosen === "text")
    return <FieldGrid fields={textFields} values={fields.content} path="content" onChange={type} />;
  const section = sectionsOf(fields)[chosen];
  if (!section) return null;
  return <FieldGrid fields={sectionFields} values={section} path={`content.sections.${chosen}`} onChange={type} />;
}

function titleOf({ fields, chosen }: { fields: PageFields; chosen: Chosen }): string {
  if (chosen === "page") return texts.page;
  if (chosen === "text") return texts.text;
  const section = sectionsOf(fields)[chosen];
  return section ? typeName(section) : texts.page;
}
