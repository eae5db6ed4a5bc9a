// @vitest-environment happy-dom
import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { SCENE_TYPES } from "@tresen/contract/signage/scene/scene.values";
import { afterEach, expect, test } from "vitest";
import { mountFields } from "../../admin/form/testing/mount";
import { fieldsOf } from "../../admin/model/schema-fields";

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
