import * as fc from "fast-check";
import { bundleFaults } from "../../test/bundle-faults";
import { describe, expect, it } from "vitest";
import * as VALIDATION from "../kit/validation/validation.texts";
import { mostReferences, referencesIn, requiredReferencesIn } from "../kit/references/references";
import { refersToResource } from "../kit/references/referred";
import { SECTION_TYPES, section, sectionValues } from "./sections";
import { sites } from "./site.resource";
import { fieldErrors } from "../kit/validation/validation";

const faults = (value: unknown) => {
  const { error } = section.safeParse(value);
  return error ? fieldErrors(error) : [];
};

describe("a section", () => {
  it("of each known type names what is wrong with its value", () => {
    expect(faults({ type: "text", value: {} })).toEqual([
      { field: "value.text", code: "validation.blank", message: VALIDATION.blank },
    ]);
    expect(faults({ type: "hero", value: { title: 7 } })).toMatchObject([
      { field: "value.title", message: VALIDATION.type("string") },
    ]);
    expect(faults({ type: "bike-rental", value: { slider: [], duration: 0 } })).toMatchObject([
      { field: "value.duration", message: VALIDATION.greaterThan(0) },
    ]);
    expect(faults({ type: "team", value: { employees: [{ last_name: "Quendel", email: "kein" }] } })).toMatchObject([
      { field: "value.employees.0.email", message: VALIDATION.email },
    ]);
    expect(faults({ type: "finance", value: { boundaries: "oben" } })).toMatchObject([
      { field: "value.boundaries", message: VALIDATION.choice },
    ]);
    expect(faults({ type: "brands", value: { areas: "keine" } })).toMatchObject([
      { field: "value.areas", message: VALIDATION.type("array") },
    ]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "http://unsicher.example"])(
    "refuses the frame address %s",
    (iframe_url) => {
      expect(faults({ type: "map", value: { iframe_url } })).toMatchObject([{ field: "value.iframe_url" }]);
    },
  );

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "/\t/evil.example", "/\n/evil.example"])(
    "refuses a link that runs something, or leads elsewhere than it looks: %j",
    (url) => {
      expect(faults({ type: "links", value: { links: [{ label: "Los", url }] } })).toMatchObject([
        { field: "value.links.0.url" },
      ]);
      expect(
        bundleFaults({ navigations: [{ id: "n", identifier: "n", items: [{ type: "link", url }] }] }),
      ).toMatchObject(["navigations.0.items.0.url invalid"]);
    },
  );

  it("of an unknown type is kept as it is, and so are fields beyond those known", () => {
    const unknown = { type: "constructor", value: { anything: [1, { deep: null }] } };
    expect(section.parse(unknown)).toEqual(unknown);
    expect(section.parse({ type: "text", value: { text: "x", extra: 1 } }).value).toEqual({ text: "x", extra: 1 });
  });

  it("refers to pictures and branches by the schema of its type, and to pictures of unknown ones by their shape", () => {
    const image = { id: "img_1", version: 2, extension: "jpg", alt: "" };
    const content = {
      sections: [
        { type: "team", value: { employees: [{ last_name: "Quendel", image }] } },
        { type: "form-contact", value: { branch: "wieden" } },
        { type: "constructor", value: { shown: [{ image }, { id: "img_1" }, { ...image, publicHash: "x" }] } },
        { type: "text", value: { text: "x", more: { image } } },
      ],
    };
    const asked = { schema: sites.fields, value: { content } };
    const team = { path: "content.sections.0.value.employees.0.image.id", resource: "images", id: "img_1" };
    const form = { path: "content.sections.1.value.branch", resource: "branches", id: "wieden" };
    expect(referencesIn(asked)).toEqual([
      team,
      form,
      { ...team, path: "content.sections.2.value.shown.0.image.id", isRecognised: true },
      { ...team, path: "content.sections.3.value.more.image.id", isRecognised: true },
    ]);
    expect(requiredReferencesIn(asked)).toEqual([team, form]);
    const named = ["images", "branches", "products"].filter((name) => refersToResource({ schema: sites.fields, name }));
    expect(named).toEqual(["images", "branches"]);
  });

  it("of every known type tells all of its pictures", () => {
    for (const [type, schema] of Object.entries(sectionValues)) {
      const count = mostReferences(schema);
      expect({ type, isKnown: count > 0 }).toEqual({ type, isKnown: type !== "links" });
    }
  });

  it("never throws, whatever the value", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECTION_TYPES), fc.dictionary(fc.string(), fc.jsonValue()), (type, value) =>
        Array.isArray(faults({ type, value })),
      ),
    );
  });

  it("is named by its place in the page", () => {
    const { error } = sites.fields.safeParse({
      path: "x",
      name: "X",
      content: { sections: [{ type: "hero" }, { type: "map", value: { iframe_url: 5 } }] },
    });
    expect(error && fieldErrors(error).map(({ field }) => field)).toEqual(["content.sections.1.value.iframe_url"]);
  });
});
