// @vitest-environment happy-dom
import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { SCENE_TYPES } from "@tresen/contract/signage/scene/scene.values";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mountFields } from "../../admin/form/testing/mount";
import { fieldsOf } from "../../admin/model/schema-fields";
import { valueText } from "../../admin/model/value-text";
import { ScenePathEditor } from "./reference/fitting-editors";

const fields = fieldsOf(scenes.fields).filter(({ key }) => key === "content");
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(() => mounted.unmount());

async function shownFor(type: string, content: object = {}): Promise<string[]> {
  mounted = await mountFields({ fields, draft: { type, content } });
  return [...mounted.element.querySelectorAll<HTMLElement>('[data-field^="content."]')].map(
    ({ dataset }) => dataset["field"]?.replace("content.", "") ?? "",
  );
}

/** What the form of a scene asks for, by its type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  template: ["template", "source", "record"],
  image: ["image", "background"],
  video: ["video", "background"],
  menu: ["menu", "categories", "columns", "rows", "soldOut", "showPrices", "showDescriptions"],
  tickets: ["showPreparing"],
  hours: ["closedDays"],
  news: ["blocks"],
  web: ["url"],
  clock: ["face", "showDate", "showSeconds", "color", "background"],
  countdown: ["until", "after", "text", "color", "background"],
  message: ["text", "color", "background"],
};

test.each([...SCENE_TYPES])("a scene of the type %s asks only for what it shows", async (type) => {
  expect((await shownFor(type)).toSorted()).toEqual([...(FIELDS[type] ?? [])].toSorted());
});

test("the record of a template is picked from what its values come from", async () => {
  await shownFor("template", { source: "product" });
  const record = () => mounted.element.querySelector('[data-field="content.record"]');
  expect(record()?.querySelector("[role=combobox]")).not.toBeNull();
  await mounted.unmount();
  await shownFor("template", { source: null });
  expect(record()?.querySelector("[role=combobox]")).toBeNull();
});

const only = (...keys: string[]) => fieldsOf(scenes.fields).filter(({ key }) => keys.includes(key));

test("the path of a new scene follows its name, until somebody types another", async () => {
  const form = { isNew: true, editors: { path: ScenePathEditor } };
  mounted = await mountFields({ fields: only("path", "name"), draft: { name: "", path: "" }, form });
  const input = (key: string) => mounted.element.querySelector<HTMLInputElement>(`[data-field=${key}] input`);
  // The name is asked for first.
  expect(mounted.element.querySelector("input")).toBe(input("name"));
  await mounted.type({ into: input("name"), text: "Größe & Rand!" });
  expect(mounted.draft()).toMatchObject({ path: "groesse-rand" });
  const long = `${"wort ".repeat(13)}ende`;
  await mounted.type({ into: input("name"), text: long });
  expect(scenes.fields.shape.path.safeParse(mounted.draft()["path"]).error).toBeUndefined();
  await mounted.type({ into: input("path"), text: "mittag" });
  await mounted.type({ into: input("name"), text: "Abend" });
  expect(mounted.draft()).toMatchObject({ name: "Abend", path: "mittag" });
});

test("a day without times is a whole day where no day has any, and none of the scene's days where others have", async () => {
  const fields = only("schedule");
  mounted = await mountFields({ fields, draft: { schedule: [] } });
  const text = () => mounted.element.textContent;
  const days = () => [...mounted.element.querySelectorAll("li")].map((day) => day.textContent);
  expect(days().slice(1)).toHaveLength(7);
  for (const day of days().slice(1)) expect(day).toMatch(/tagganztägig$|Mittwochganztägig$/);
  await act(async () => mounted.button("Dienstag: Zeit hinzufügen").click());
  expect(days()[1]).toBe("Montagnicht");
  expect(mounted.element.querySelector("[aria-label='Dienstag: nicht']")).not.toBeNull();
  expect(text()).toContain("Mo nicht, Di 11:00–22:00, Mi–So nicht");
  expect(text()).not.toContain("geschlossen");
  const context = { currency: "EUR", labelOf: () => "" };
  expect(fields.map((field) => valueText({ field, value: [], context }))).toEqual(["Immer"]);
});
