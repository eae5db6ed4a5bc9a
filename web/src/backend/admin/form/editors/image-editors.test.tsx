import { resources } from "@tresen/contract/resources";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { FormContext, type FormState } from "../form-context";
import { FORM } from "../testing/mount";
import { ImagesEditor } from "./image-editors";
import { fittingSize } from "./image/prepare-image";
import { referenceTo } from "./image/upload-image";

const form: FormState = { ...FORM, errors: new Map([["images.1.alt", "Zu lang."]]) };
const image = (id: string, alt = "") => ({ id, version: 2, extension: "jpg", alt });

function shown({ key, value, ...changed }: { key: "images" | "image"; value: unknown } & Partial<FormState>): string {
  const schema = key === "images" ? resources.products.fields : resources.categories.fields;
  const field = fieldsOf(schema).find((candidate) => candidate.key === key);
  if (field?.kind !== "image" && field?.kind !== "images") throw new Error(`No pictures in ${key}`);
  return renderToString(
    createElement(
      FormContext,
      { value: { ...form, ...changed } },
      createElement(ImagesEditor, { field, path: key, value, onChange: () => undefined }),
    ),
  );
}

test("several pictures can be described, replaced, sorted, removed, and more of them uploaded", () => {
  const html = shown({ key: "images", value: [image("img_1", "Pizza"), image("img_2")] });
  for (const name of [
    "Bild 1 ersetzen",
    "Bild 2 nach oben",
    "Bild 1 nach unten",
    "Bild 2 entfernen",
    "Bilder: hochladen",
  ])
    expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('src="/image/tiny/img_1-2.jpg"');
  expect(html).toContain('value="Pizza"');
  expect(html).toContain("Zu lang.");
  expect(html.match(/type="file"[^>]* multiple=""/g)).toHaveLength(1);
  expect(html.match(/type="file"/g)).toHaveLength(3);
  // What the hint and the message of a refused picture name.
  expect(html).toContain(`accept="image/jpeg,image/png,image/webp,image/gif,image/svg+xml"`);
});

test("a single picture is replaced and not added to", () => {
  expect(shown({ key: "image", value: null })).toContain('aria-label="Bild: hochladen"');
  const html = shown({ key: "image", value: image("img_1") });
  expect(html).not.toContain("hochladen");
  expect(html).toContain('aria-label="Bild ersetzen"');
  expect(html).not.toContain("multiple");
});

test("who may only read a record gets the pictures and no controls", () => {
  const html = shown({ key: "images", value: [image("img_1", "Pizza")], isReadOnly: true });
  expect(html).toContain("img_1-2.jpg");
  expect(html).not.toContain("<button");
  expect(html).not.toContain('type="file"');
});

test("a field refers to a picture by the version of its file", () => {
  const stored = {
    ...{ id: "img_1", version: 7, createdAt: "", updatedAt: "", name: "a.png", alt: "", mimeType: "image/png" },
    ...{ size: 1, digest: "", state: "ready" as const, error: null, fileVersion: 3, extension: "png" as const },
    ...{ width: 4, height: 3, folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {} },
  };
  expect(referenceTo(stored)).toEqual({ id: "img_1", version: 3, extension: "png", width: 4, height: 3, alt: "" });
});

test("a large picture is made smaller in its own proportions, and a small one is left as it is", () => {
  expect(fittingSize({ width: 6000, height: 4000 })).toEqual({ width: 3000, height: 2000 });
  expect(fittingSize({ width: 10, height: 30_000 })).toEqual({ width: 1, height: 3000 });
  expect(fittingSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});
