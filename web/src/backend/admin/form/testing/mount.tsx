import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { act, useState } from "react";
import { type } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import type { Draft } from "../../model/draft";
import type { Field } from "../../model/field";
import { FieldGrid } from "../field-editor";
import { FormContext, type FormState, RecordContext } from "../form-context";

/** The state of a form without faults. */
export const FORM: FormState = {
  errors: new Map(),
  isReadOnly: false,
  locked: new Set(),
  isNew: false,
  zone: "Europe/Vienna",
  currency: "EUR",
  target: null,
  editors: {},
};

/**
 * Renders the fields of a form into the document of the test, where they can be typed into and pressed. What they would
 * ask the server for is not answered.
 */
export async function mountFields({
  fields,
  draft,
  form = {},
  data = [],
}: {
  fields: readonly Field[];
  draft: Draft;
  form?: Partial<FormState>;
  /** What the server has answered, by the keys of the queries. */
  data?: readonly (readonly [key: QueryKey, value: unknown])[];
}) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(["config"], { currency: "EUR" });
  for (const [key, value] of data) client.setQueryData(key, value);
  let current = draft;
  const state = { ...FORM, ...form };
  function Form() {
    const [values, setValues] = useState(draft);
    current = values;
    return (
      <FormContext value={state}>
        <RecordContext value={values}>
          <FieldGrid fields={fields} values={values} onChange={setValues} />
        </RecordContext>
      </FormContext>
    );
  }
  const { element, unmount } = await mount(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  const button = (name: string): HTMLButtonElement => {
    const found = [...element.querySelectorAll("button")].find(
      (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent).trim() === name,
    );
    if (!found) throw new Error(`No button ${name}`);
    return found;
  };
  return {
    element,
    draft: (): Draft => current,
    button,
    press: (name: string) => act(async () => button(name).click()),
    key: (key: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }),
    type,
    unmount,
  };
}
