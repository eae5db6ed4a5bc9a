import { changedFields } from "@tresen/contract/log/changed-fields";
import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { referencesIn } from "../../model/value-text";
import { changedTitles, readableChanges } from "./readable-changes";

const branch = fieldsOf(resources.branches.fields);
const product = fieldsOf(resources.products.fields);
const site = fieldsOf(resources.sites.fields);

describe("readable changes", () => {
  it("name fields, entries and their parts as the form does", () => {
    const changes = readableChanges({
      fields: branch,
      record: { deliveryAreas: [{ id: "are_1", area: "Innen", price: 290 }] },
      changes: [
        { field: "name", before: "Alt", after: "Neu" },
        { field: "deliveryAreas.0.price", before: 200, after: 290 },
        { field: "deliveryAreas.1", before: { id: "are_2", area: "Außen" }, after: null },
      ],
    });
    expect(changes.map(({ path, title, field }) => [path, title, field?.kind])).toEqual([
      ["name", "Name", "text"],
      ["deliveryAreas.0.price", "Liefergebiet 1, Lieferkosten", "money"],
      ["deliveryAreas.1", "Liefergebiet 2", "object"],
    ]);
  });

  it("tell an entry that came, went or moved by its name and not by all values that are in another place now", () => {
    const area = (id: string, name: string) => ({ id, area: name, price: 290 });
    const after = [area("are_3", "Neu"), area("are_2", "Außen"), area("are_1", "Innen")];
    const before = [area("are_1", "Innen"), area("are_2", "Außen")];
    const record = { deliveryAreas: after };
    const changes = readableChanges({
      fields: branch,
      record,
      changes: changedFields({ before: { deliveryAreas: before }, after: record }),
    });
    expect(changes.map(({ title, places, before: old, after: now }) => [title, places ?? null, old, now])).toEqual([
      ["Liefergebiet 1: Neu", null, null, after[0]],
      ["Liefergebiet 3: Innen", { before: 1, after: 3 }, null, null],
    ]);
  });

  it("name records that are referred to no longer", () => {
    const record = { tags: [{ id: "tag_2" }] };
    const changes = readableChanges({
      fields: branch,
      record,
      changes: changedFields({ before: { tags: [{ id: "tag_1" }, { id: "tag_2" }] }, after: record }),
    });
    expect(changes.map(({ title, field, before, after }) => [title, field?.kind, before, after])).toEqual([
      ["Schlagwort 1", "refs", [{ id: "tag_1" }], null],
    ]);
    const [change] = changes;
    expect(change?.field && referencesIn({ field: change.field, value: change.before })).toEqual([
      { name: "tags", id: "tag_1" },
    ]);
  });

  it("leave out technical values, and tell of a picture once", () => {
    const changes = readableChanges({
      fields: product,
      record: {},
      changes: [
        { field: "images.0.id", before: "img_1", after: "img_2" },
        { field: "images.0.version", before: 1, after: 2 },
        { field: "images.1", before: null, after: { id: "img_3", version: 1, extension: "png" } },
        { field: "secretThing", before: 1, after: 2 },
      ],
    });
    expect(changes.map(({ title, field }) => [title, field?.kind ?? null])).toEqual([
      ["Bild 1", null],
      ["Bild 2", "image"],
    ]);
  });

  it("tell the fields of a section by its type, and that a password changed without a value", () => {
    const changes = readableChanges({
      fields: site,
      record: { type: "default", content: { sections: [{ type: "hero", value: { title: "Neu" } }] } },
      changes: [
        { field: "content.sections.0.value.title", before: "Alt", after: "Neu" },
        { field: "password", before: null, after: null },
      ],
    });
    expect(changes.map(({ title, field }) => [title, field?.kind ?? null])).toEqual([
      ["Abschnitt 1, Titel", "text"],
      ["Passwort", null],
    ]);
  });

  it("are listed by the titles of their fields, each once", () => {
    expect(
      changedTitles({ fields: branch, paths: ["name", "deliveryAreas.0.price", "deliveryAreas.1.area", "unknown"] }),
    ).toEqual(["Name", "Liefergebiete"]);
  });
});
