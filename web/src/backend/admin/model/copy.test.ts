import { enteredFields } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { expect, it } from "vitest";
import { copyOf } from "./copy";
import { emptyDraft } from "./draft";
import { fieldsOf } from "./schema-fields";

const resource = resources.sites;
const fields = fieldsOf(enteredFields({ resource, isNew: true }));

it("a page is created as a draft, also as a copy of a public one", () => {
  expect(emptyDraft(fields)).toMatchObject({ isPublic: false });
  expect(copyOf({ resource, fields, record: { name: "Über uns", path: "ueber-uns", isPublic: true } })).toMatchObject({
    name: "Über uns (Kopie)",
    path: "ueber-uns-kopie",
    isPublic: false,
  });
});

it("a copy of what is public at first stays so", () => {
  const blocks = resources.blocks;
  expect(
    copyOf({
      resource: blocks,
      fields: fieldsOf(enteredFields({ resource: blocks, isNew: true })),
      record: { name: "Neu", isPublic: true },
    }),
  ).toMatchObject({ isPublic: true });
});

it("has the word for copy in its title field, and an empty username", () => {
  const { menus, users } = resources;
  const copied = (definition: typeof menus | typeof users, record: Record<string, unknown>) =>
    copyOf({ resource: definition, fields: fieldsOf(enteredFields({ resource: definition, isNew: true })), record });
  expect(copied({ ...menus, title: ["availableFrom"] }, { name: "Mittag" })).toMatchObject({ name: "Mittag" });
  expect(copied(menus, { name: "Mittag" })).toMatchObject({ name: "Mittag (Kopie)" });
  expect(copied(users, { username: "kim@example.test", firstName: "Kim" })).toMatchObject({
    username: "",
    firstName: "Kim",
  });
});

for (const resource of Object.values(resources))
  it(`${resource.name}: a copy has neither the id of what it was copied from nor its unique values`, () => {
    const form = fieldsOf(enteredFields({ resource, isNew: true }));
    const record = Object.fromEntries(form.map(({ key }) => [key, "wert"]));
    const copy = copyOf({ resource, fields: form, record: { ...record, id: "x_1", version: 7 } });
    expect(copy).not.toHaveProperty("id");
    expect(copy).not.toHaveProperty("version");
    for (const keys of resource.unique) expect(keys.some((key: string) => copy[key] !== record[key])).toBe(true);
  });

it("has no article number, which only one product should have", () => {
  const { products } = resources;
  const form = fieldsOf(enteredFields({ resource: products, isNew: true }));
  expect(copyOf({ resource: products, fields: form, record: { name: "Margherita", uid: "Z-02" } })).toMatchObject({
    name: "Margherita (Kopie)",
    uid: "",
  });
});
