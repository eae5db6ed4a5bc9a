// @vitest-environment happy-dom
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { writeClip } from "../admin/clipboard/clipboard";
import { recordClip } from "../admin/clipboard/record-clip";
import { FieldGrid } from "../admin/form/field-editor";
import { FormContext, RecordContext } from "../admin/form/form-context";
import { FORM } from "../admin/form/testing/mount";
import type { Draft } from "../admin/model/draft";
import { fieldsOf } from "../admin/model/schema-fields";
import { optionChanges } from "../features/option-group/option-changes";
import { pastedStep } from "../features/option-group/pasted-step";
import { optionGroupScreen, stepScreen } from "../features/option-group/screen";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { META, mountPage } from "./testing/page";
import { mountPart } from "./testing/part";

const GROUP = {
  ...META,
  ...{ id: "opg_1", identifier: "belag", name: "Beläge", description: "Höchstens vier.", type: "multiselect" },
  optional: true,
  options: [
    { name: "Ei", modifier: "add", value: 150, allergens: ["C"] },
    { name: "Speck", modifier: "subtract", value: 200, allergens: [] },
  ],
};
const USES = { products: [{ id: "prd_1", name: "Margherita", without: ["Ei"] }], isMore: false };
const STEP = { name: "Belag", group: "opg_1", optional: true, description: "", without: ["Ei"] };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of open.splice(0)) await unmount();
  vi.unstubAllGlobals();
});

/** The form of the steps of a product; what it holds is answered. */
async function openSteps(parts: readonly object[]) {
  const fields = fieldsOf(products.fields).filter(({ key }) => key === "config");
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") sent.push(JSON.parse(String(body)));
    if (method === "POST") return Response.json({ data: { ...GROUP, id: "opg_2" } }, { status: 201 });
    return Response.json({ data: address.includes("/options") ? [{ id: "opg_1", label: "Beläge" }] : GROUP });
  });
  let current: Draft = {};
  const Form = () => {
    const [values, setValues] = useState<Draft>({ type: "configurable", config: { parts } });
    current = values;
    return (
      <FormContext value={{ ...FORM, entries: stepScreen.entries, pastes: stepScreen.pastes }}>
        <RecordContext value={values}>
          <FieldGrid fields={fields} values={values} onChange={setValues} />
        </RecordContext>
      </FormContext>
    );
  };
  const { unmount, element } = await mountPart({ content: <Form /> });
  open.push(unmount);
  await settled();
  const step = (): Record<string, unknown> =>
    ((current["config"] as { parts: Record<string, unknown>[] }).parts[0] ?? {}) as Record<string, unknown>;
  return { element, step, sent };
}
const switches = (element: Element): (readonly [string, boolean])[] =>
  [...element.querySelectorAll<HTMLInputElement>("[data-field$='.without'] [role=switch]")].map((input) => [
    input.closest("label")?.textContent ?? "",
    input.checked,
  ]);

test("the options of a step with a group are shown with price and allergens, and each can be left out", async () => {
  const { element, step } = await openSteps([STEP]);
  await eventually(() =>
    expect(switches(element)).toEqual([
      [expect.stringMatching(/^Ei\+1,50\s€Allergene C$/), false],
      [expect.stringMatching(/^Speck−2,00\s€$/), true],
    ]),
  );
  // What comes from the group is not entered here.
  expect(
    element.querySelector("[data-field$='.type'], [data-field$='.options'], [data-field$='.description']"),
  ).toBeNull();
  const [egg, bacon] = element.querySelectorAll<HTMLInputElement>("[data-field$='.without'] [role=switch]");
  await act(async () => egg?.click());
  expect(step()["without"]).toBeUndefined();
  await act(async () => bacon?.click());
  expect(step()).toMatchObject({ group: "opg_1", without: ["Speck"] });
});

test("a name that the group no longer has is told, and forgotten when pressed", async () => {
  const { element, step } = await openSteps([{ ...STEP, without: ["Sardellen"] }]);
  await eventually(() => expect(element.textContent).toContain("„Sardellen“ gibt es in der Gruppe nicht mehr."));
  await press("„Sardellen“ nicht mehr weglassen");
  expect(step()["without"]).toBeUndefined();
});

test("a group is dissolved into options of the step itself, without those left out", async () => {
  const { step, element } = await openSteps([STEP]);
  await eventually(() => expect(switches(element)).toHaveLength(2));
  await press("Gruppe auflösen");
  expect(step()).toMatchObject({
    ...{ name: "Belag", group: null, type: "multiselect", description: "Höchstens vier.", optional: true },
    options: [GROUP.options[1]],
  });
  expect(step()["without"]).toBeUndefined();
  expect(element.querySelector("[data-field$='.options']")).not.toBeNull();
});

test("the options of a step become a group, which the step has then", async () => {
  const own = { name: "Größe & Rand", type: "select", optional: false, description: "", options: GROUP.options };
  const { step, sent } = await openSteps([own]);
  await press("Als Optionsgruppe speichern");
  const inputs = document.querySelectorAll<HTMLInputElement>("[role=dialog] input");
  expect([...inputs].map(({ value }) => value)).toEqual(["Größe & Rand", "groesse-rand"]);
  await type({ into: inputs[1] ?? null, text: "nicht erlaubt" });
  await press("Gruppe anlegen");
  expect(sent).toEqual([]);
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Leerzeichen");
  await type({ into: inputs[1] ?? null, text: "rand" });
  await press("Gruppe anlegen");
  await settled();
  expect(sent).toEqual([
    {
      ...{ identifier: "rand", name: "Größe & Rand", type: "select", optional: false, description: "" },
      options: GROUP.options,
    },
  ]);
  expect(step()).toMatchObject({ name: "Größe & Rand", group: "opg_2" });
});

test("a renamed option is told before it is saved, with the products that it concerns and those that leave it out", async () => {
  const saved: { options: { name: string }[] }[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "PUT") saved.push(JSON.parse(String(body)));
    if (method === "PUT") return Response.json({ data: { ...GROUP, ...saved.at(-1), version: 2 } });
    return Response.json({ data: address.endsWith("/products") ? USES : GROUP });
  });
  const { unmount, element } = await mountPage({
    ...{ resource: "option-groups", id: GROUP.id, records: [GROUP], screen: optionGroupScreen },
  });
  open.push(unmount);
  await eventually(() => expect(element.textContent).toContain("Margheritaohne Ei"));
  const question = () => document.querySelector("[role=alertdialog]")?.textContent ?? "";
  const egg = () => element.querySelector("[data-field='options.0.name'] input");
  await type({ into: egg(), text: "Spiegelei" });
  await press("Speichern");
  await eventually(() => expect(question()).toContain("„Ei“ heißt dann „Spiegelei“."));
  await eventually(() => expect(question()).toContain("Das betrifft ein Produkt:Margherita"));
  expect(question()).toContain("lässt „Ei“ weg und bietet „Spiegelei“ an");
  expect(question()).toContain("wie viele die Option enthalten, weiß der Shop nicht");
  await press("Abbrechen");
  await settled();
  expect(saved).toEqual([]);
  await press("Speichern");
  await eventually(() => expect(question()).not.toBe(""));
  await press("Trotzdem speichern");
  await eventually(() => expect(saved.map(({ options }) => options[0]?.name)).toEqual(["Spiegelei"]));
});

test("an option is renamed where another name stands in its place, and else removed", () => {
  const changes = (before: string[], after: string[]) =>
    optionChanges({ before: before.map((name) => ({ name })), after: after.map((name) => ({ name })) });
  expect(changes(["a", "b"], ["a", "c"])).toEqual([{ from: "b", to: "c" }]);
  expect(changes(["a", "b"], ["b", "a"])).toEqual([]);
  expect(changes(["a", "b"], ["b"])).toEqual([{ from: "a", to: null }]);
  expect(changes(["a", "b"], ["b", "c", "d"])).toEqual([{ from: "a", to: null }]);
  expect(changes(["a"], ["a", "b"])).toEqual([]);
});

test("a copied group is pasted into a product as a step that has it", async () => {
  writeClip(recordClip({ resource: optionGroups, values: { ...GROUP } }));
  const { element } = await openSteps([]);
  await press("Optionsgruppe einfügen", element);
  await eventually(() => expect(switches(element).map(([, isOn]) => isOn)).toEqual([true, true]));
  expect(pastedStep({ kind: "record:option-groups", value: GROUP })).toMatchObject({ options: GROUP.options });
  expect(pastedStep({ kind: "record:option-groups", value: "Beläge" })).toBeNull();
});
