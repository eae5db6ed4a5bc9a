import { resources } from "@tresen/contract/resources";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { FormContext, type FormState } from "../form-context";
import type { EditorProps } from "../editor";
import { FORM } from "../testing/mount";
import { ImagesEditor } from "./image-editors";
import { referenceTo } from "./image/upload-image";

const form: FormState = { ...FORM, errors: new Map([["images.1.alt", "Zu lang."]]) };
const image = (id: string, alt = "") => ({ id, version: 2, extension: "jpg", alt });

function shown({ key, value, ...changed }: { key: "images" | "image"; value: unknown } & Partial<FormState>): string {
  const schema = key === "images" ? resources.products.fields : resources.categories.fields;
  const field = fieldsOf(schema).find((candidate) => candidate.key === key);
  if (field?.kind !== "image" && field?.kind !== "images") throw new Error(`No pictures in ${key}`);
  return htmlOf({ field, value, ...changed });
}

function htmlOf({
  field,
  value,
  ...changed
}: Pick<EditorProps<"image" | "images">, "field" | "value"> & Partial<FormState>): string {
  return renderToString(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        FormContext,
        { value: { ...form, ...changed } },
        createElement(ImagesEditor, { field, path: field.key, value, onChange: () => undefined }),
      ),
    ),
  );
}

test("several pictures can be described, replaced, sorted, removed, and more of them chosen or uploaded", () => {
  const html = shown({ key: "images", value: [image("img_1", "Pizza"), image("img_2")] });
  for (const name of [
    "Anderes Bild statt Bild 1",
    "Bild 2 nach oben",
    "Bild 1 nach unten",
    "Bild 2 entfernen",
    "Bild 2 in der Bibliothek öffnen",
    "Bilder: hochladen",
    "Bilder: aus Bibliothek wählen",
  ])
    expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('src="/image/product/tiny/img_1-2.jpg"');
  expect(html).toContain('value="Pizza"');
  expect(html).toContain("Zu lang.");
  expect(html.match(/type="file"[^>]* multiple=""/g)).toHaveLength(1);
  expect(html.match(/type="file"/g)).toHaveLength(3);
  // What the hint and the message of a refused picture name.
  expect(html).toContain(`accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml,image/heic,`);
});

test("a single picture is replaced and not added to", () => {
  expect(shown({ key: "image", value: null })).toContain('aria-label="Bild: hochladen"');
  const html = shown({ key: "image", value: image("img_1") });
  // As the shop shows it.
  expect(html).toContain('src="/image/category/tiny/img_1-2.jpg"');
  expect(html).not.toContain("hochladen");
  expect(html).toContain('aria-label="Anderes Bild statt Bild"');
  expect(html).toContain('aria-label="Bild: aus Bibliothek wählen"');
  expect(html).not.toContain("multiple");
});

test("a picture for sharing can be drawn by a template", () => {
  const field = fieldsOf(resources.sites.fields).find(({ key }) => key === "shareImage");
  if (field?.kind !== "image") throw new Error("No picture for sharing");
  expect(htmlOf({ field, value: null })).toContain('aria-label="Bild beim Teilen: aus Bildvorlage"');
  expect(shown({ key: "image", value: null })).not.toContain("aus Bildvorlage");
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
    ...{ width: 4, height: 3, folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {}, hasAlt: false },
  };
  expect(referenceTo(stored)).toEqual({ id: "img_1", version: 3, extension: "png", width: 4, height: 3, alt: "" });
});
