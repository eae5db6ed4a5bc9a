import { SECTION_TYPES, section } from "@tresen/contract/site/sections";
import { sites } from "@tresen/contract/site/site.resource";
import { EXAMPLES } from "@tresen/contract/site/section-examples.texts";
import { describe, expect, test } from "vitest";
import { begun } from "../../../../admin/model/history";
import { fitting } from "../preview/fitting";
import { shownPage, wholePlace } from "../preview/shown-page";
import { newSection, retyped } from "./section-start";
import { type PageFields, type PageSection, isSamePage, sectionsOf } from "./page-fields";
import { inserted, movedTo, removed, toggled, validChosen, withFields } from "./page-state";
import { proposedPath } from "./proposed-path";
import { firstWords, typeName } from "./section-words";

const fields: PageFields = sites.fields.parse({
  ...{ type: "default", path: "team", name: "Team" },
  content: { sections: ["a", "b", "c"].map((text) => ({ type: "text", value: { text } })) },
});
const words = (page: PageFields) => sectionsOf(page).map(({ value }) => value["text"]);
const x = { type: "text", value: { text: "x" } };

test("sections are put in, moved, removed and hidden, and the right one is chosen then", () => {
  const put = inserted(fields, { section: x, place: 1 });
  expect([words(put.fields), put.chosen]).toEqual([["a", "x", "b", "c"], 1]);
  expect(inserted(fields, { section: x, place: 99 }).chosen).toBe(3);
  const moved = movedTo(fields, { from: 0, to: 2 });
  expect([words(moved.fields), moved.chosen]).toEqual([["b", "c", "a"], 2]);
  expect(removed(fields, 2)).toMatchObject({ chosen: 1 });
  const hidden = toggled(fields, 1);
  expect(sectionsOf(hidden)[1]).toMatchObject({ isHidden: true });
  expect(isSamePage(toggled(hidden, 1), fields)).toBe(true);
  expect(isSamePage(hidden, fields)).toBe(false);
});

test("letters of one field are one step, and what is chosen exists", () => {
  const typed = ["A", "Ab", "Abc"].reduce(
    (history, name) => withFields(history, { fields: { ...fields, name }, merge: "page name" }),
    begun({ fields, chosen: "page" as const } as { fields: PageFields; chosen: "page" | "text" | number }),
  );
  expect(typed.states).toHaveLength(2);
  expect(validChosen({ fields, chosen: 7 })).toBe(2);
  expect(validChosen({ fields: { ...fields, type: "simple" }, chosen: 1 })).toBe("page");
});

test("every type of section begins with a valid example", () => {
  for (const type of SECTION_TYPES) {
    const read = section.safeParse(newSection(type));
    expect(read.error?.issues ?? [], type).toEqual([]);
    expect(typeName({ type })).not.toBe(type);
  }
  expect(typeName({ type: "own" })).toContain("own");
});

describe("a section that is given another type", () => {
  const to = (type: string, before: { type: string; value: PageSection["value"] }): PageSection["value"] =>
    retyped({ ...before, type }, before).value;

  test("begins without examples, whichever types these are, and is valid", () => {
    for (const from of SECTION_TYPES)
      for (const type of SECTION_TYPES.filter((one) => one !== from)) {
        const before = newSection(from);
        const after = retyped({ ...before, type }, before);
        expect(section.safeParse(after).error?.issues ?? [], `${from} to ${type}`).toEqual([]);
        const words = (value: unknown): unknown[] =>
          typeof value === "object" && value !== null ? Object.values(value).flatMap(words) : [value];
        const examples = Object.values(EXAMPLES).flatMap(words).filter(Boolean);
        expect(
          words(after.value).filter((word) => examples.includes(word)),
          `${from} to ${type}`,
        ).toEqual([]);
        expect(Object.keys(after.value).filter((name) => !(name in newSection(type).value))).toEqual([]);
      }
  });

  test("keeps what was entered and fits both, and nothing else", () => {
    const links = [{ label: "Karte", url: "/karte" }];
    const image = { id: "img_1", version: 1, extension: "jpg", width: 4, height: 3 };
    const hero = { type: "hero", value: { title: "Willkommen", text: "Schön", image, links, own: "fremd" } };
    expect(to("links", hero)).toEqual({ title: "Willkommen", links });
    expect(to("text-image", hero)).toEqual({ title: "Willkommen", text: "Schön", image, position: "right" });
    expect(to("brands", hero)).toEqual({ title: "Willkommen", areas: [] });
    // "center" is no side of a picture, and a choice that a type does not have becomes its default.
    expect(to("text-image", { type: "finance", value: { boundaries: "center", position: "center" } })).toMatchObject({
      position: "right",
    });
  });

  test("keeps its text where that has another name", () => {
    expect(to("finance", { type: "text", value: { text: "Raten" } })).toMatchObject({ description: "Raten" });
    expect(to("text-text-image", { type: "text", value: { text: "Eins" } })).toMatchObject({ left: "Eins", right: "" });
    const two = { type: "text-text-image", value: { title: "T", left: "Eins", right: "Zwei" } };
    expect(to("text", two)).toEqual({ text: "Eins\n\nZwei", column: "none" });
  });
});

test("a section is told by its first words, without the signs of Markdown", () => {
  expect(firstWords({ value: { title: "", text: "## Hallo **Welt**\n\n- eins" } })).toBe("Hallo Welt eins");
  expect(firstWords({ value: { links: [{ label: "Zur Karte", url: "/" }] } })).toBe("Zur Karte");
  expect(firstWords({ value: { text: "[hier](/x) ".repeat(40) } })).toMatch(/^hier hier .{40,60}…$/);
  expect(firstWords({ value: {} })).toBe("");
});

test("the preview gets what is shown, with the place of the chosen section among that", () => {
  const hidden = toggled(fields, 0);
  const record = { ...fields, id: "sit_1", version: 1, createdAt: "", updatedAt: "" };
  const shown = shownPage({ record, fields: hidden, chosen: 2 });
  expect(shown.site.content.sections?.map(({ value }) => value["text"])).toEqual(["b", "c"]);
  expect(shown.chosen).toBe(1);
  expect(shownPage({ record, fields: hidden, chosen: 0 }).chosen).toBeNull();
  expect(wholePlace({ fields: hidden, place: 1 })).toBe(2);
  expect(wholePlace({ fields: hidden, place: 9 })).toBeNull();
});

test("the frame fits its area and is never larger than the device", () => {
  expect(fitting({ width: 1280, area: { width: 640, height: 400 } })).toEqual({ scale: 0.5, left: 0, height: 800 });
  expect(fitting({ width: 390, area: { width: 590, height: 400 } })).toEqual({ scale: 1, left: 100, height: 400 });
});

test("the path of a new page is proposed from its name", () => {
  expect(proposedPath("Über uns & Größe!")).toBe("ueber-uns-groesse");
  expect(proposedPath("Café Élysée")).toBe("cafe-elysee");
});
