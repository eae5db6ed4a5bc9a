import { branches } from "@tresen/contract/branch/branch.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { divisions } from "@tresen/contract/branch/division.resource";
import { sites } from "@tresen/contract/site/site.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create, createShop, staff } from "../../test/shop";
import { getRecord, listRecords } from ".";
import { removeRecord, resource, updateRecord } from "../../test/records";

beforeAll(createShop);

describe("a record", () => {
  it("is created with an id and metadata, read, changed and removed", async () => {
    const made = await create("divisions", { identifier: "food", name: "Gastro" });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^div_[0-9A-Z]{26}$/),
      version: 1,
      createdAt: new Date(NOW).toISOString(),
      name: "Gastro",
      title: "",
    });
    expect(await getRecord({ resource: resource(divisions), actor: anonymous, id: made.id })).toEqual(made);
    const changed = await updateRecord({
      resource: divisions,
      actor: admin,
      id: made.id,
      input: { ...made, name: "Gastronomie" },
    });
    expect(changed).toEqual({
      ...made,
      name: "Gastronomie",
      version: 2,
      updatedAt: new Date(NOW + 1000).toISOString(),
    });
    await removeRecord({ resource: divisions, actor: admin, id: made.id });
    expect(await refusal(getRecord({ resource: resource(divisions), actor: admin, id: made.id }))).toMatchObject({
      code: "record.missing",
      kind: "missing",
    });
  });

  it("is not overwritten by a change of an older version", async () => {
    const made = await create("sites", { path: "stale", name: "Seite" });
    await updateRecord({ resource: sites, actor: admin, id: made.id, input: { ...made, name: "Erste" } });
    expect(
      await refusal(updateRecord({ resource: sites, actor: admin, id: made.id, input: { ...made, name: "Zweite" } })),
    ).toMatchObject({ code: "record.stale", kind: "conflict" });
    const current = await getRecord({ resource: resource(sites), actor: admin, id: made.id });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) =>
        updateRecord({ resource: sites, actor: admin, id: made.id, input: { ...current, name: `Name ${index}` } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("reserves its unique values until they change", async () => {
    const first = await create("sites", { path: "kontakt", name: "Kontakt" });
    expect(await refusal(create("sites", { path: "kontakt", name: "Noch einer" }))).toMatchObject({
      kind: "input",
      details: [{ field: "path", code: "validation.unique" }],
    });
    const moved = await updateRecord({
      resource: sites,
      actor: admin,
      id: first.id,
      input: { ...first, path: "anfahrt" },
    });
    const second = await create("sites", { path: "kontakt", name: "Neuer Kontakt" });
    expect(
      await refusal(
        updateRecord({ resource: sites, actor: admin, id: second.id, input: { ...second, path: "anfahrt" } }),
      ),
    ).toMatchObject({ details: [{ field: "path" }] });
    await removeRecord({ resource: sites, actor: admin, id: moved.id });
    await updateRecord({ resource: sites, actor: admin, id: second.id, input: { ...second, path: "anfahrt" } });
    const race = await Promise.allSettled(
      Array.from({ length: 5 }, () => create("sites", { path: "rennen", name: "Rennen" })),
    );
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("reserves them regardless of case, while ids are case-sensitive", async () => {
    const first = await create("divisions", { identifier: "Handel", name: "Handel" });
    for (const identifier of ["handel", "HANDEL"])
      expect(await refusal(create("divisions", { identifier, name: "Noch einer" }))).toMatchObject({
        kind: "input",
        details: [{ field: "identifier", code: "validation.unique" }],
      });
    const second = await create("divisions", { identifier: "handel-2", name: "Zwei" });
    expect(
      await refusal(
        updateRecord({ resource: divisions, actor: admin, id: second.id, input: { ...second, identifier: "hanDel" } }),
      ),
    ).toMatchObject({ details: [{ field: "identifier" }] });
    expect(
      await updateRecord({
        resource: divisions,
        actor: admin,
        id: first.id,
        input: { ...first, identifier: "HANDEL" },
      }),
    ).toMatchObject({ identifier: "HANDEL" });
    for (const id of ["ost", "Ost"])
      await create("branches", { id, identifier: `filiale-${id === "ost" ? 1 : 2}`, name: id });
    for (const branch of ["ost", "Ost"]) await create("tables", { identifier: "A", branch });
    expect(await refusal(create("tables", { identifier: "a", branch: "Ost" }))).toMatchObject({
      details: [{ field: "identifier", code: "validation.unique" }],
    });
    const race = await Promise.allSettled(
      ["Eile", "EILE", "eile"].map((identifier) => create("divisions", { identifier, name: "Eile" })),
    );
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("keeps a given id, which can be used once", async () => {
    expect(await create("tags", { id: "my-tag", name: "Vegan" })).toMatchObject({ id: "my-tag" });
    expect(await refusal(create("tags", { id: "my-tag", name: "Anders" }))).toMatchObject({
      code: "record.id_taken",
      kind: "conflict",
    });
    const tag = await create("tags", { name: "Scharf" });
    expect(
      await refusal(updateRecord({ resource: sites, actor: admin, id: tag.id, input: { ...tag, id: "other" } })),
    ).toMatchObject({ code: "record.id_fixed" });
  });

  it("refers only to existing records, and cannot be removed while it is referred to", async () => {
    expect(
      await refusal(
        create("menus", {
          branches: [{ id: "center" }, { id: "nowhere" }],
          catalog: [{ category: "pizza", products: ["margherita", "nothing"] }],
        }),
      ),
    ).toMatchObject({
      kind: "input",
      details: [{ field: "branches.1.id", code: "validation.reference" }, { field: "catalog.0.products.1" }],
    });
    const error = await refusal(removeRecord({ resource: products, actor: admin, id: "margherita" }));
    expect(error).toMatchObject({ code: "record.in_use", kind: "conflict" });
    expect(error.message).toBe("Produkt wird noch verwendet von: Produktkatalog „Karte“.");
    expect(error.details).toEqual([
      { code: "record.in_use", message: error.message },
      { field: "menus.menu", code: "record.referring", message: "Produktkatalog „Karte“" },
    ]);
    const unused = await create("products", { name: "Ungenutzt", price: 1 });
    await removeRecord({ resource: products, actor: admin, id: unused.id });
  });

  it("that is referred to names only referrers that the person may read", async () => {
    await create("branches", { id: "stand", identifier: "stand", name: "Stand" });
    await create("tables", { identifier: "7", branch: "stand" });
    for (const username of ["kim@example.test", "lou@example.test"])
      await create("users", { username, roles: ["ROLE_EMPLOYEE"], branches: [{ id: "stand" }] });
    const messageFor = async (actor: typeof admin) =>
      (await refusal(removeRecord({ resource: branches, actor, id: "stand" }))).message;
    expect(await messageFor(staff("ROLE_MANAGER", "stand"))).toBe(
      "Filiale wird noch verwendet von: 2 Benutzer, Tisch „7“.",
    );
    const { details } = await refusal(
      removeRecord({ resource: branches, actor: staff("ROLE_MANAGER", "stand"), id: "stand" }),
    );
    expect(details.slice(1).map(({ message }) => message)).toEqual(["Tisch „7“"]);
    expect(await messageFor(admin)).toMatch(/^Filiale wird noch verwendet von: .*Benutzer „(?:kim|lou)@example\.test“/);
  });

  it("is refused if its fields contradict each other, new or changed", async () => {
    const wrong = { minimumQuantity: 5, maximumQuantity: 2 };
    const details = [
      {
        field: "maximumQuantity",
        code: "validation.too_small",
        message: "Dieser Wert sollte größer oder gleich 5 sein.",
      },
    ];
    expect(await refusal(create("products", { name: "Unverkäuflich", price: 1, ...wrong }))).toMatchObject({
      code: "validation",
      kind: "input",
      details,
    });
    const made = await create("products", { name: "Verkäuflich", price: 1 });
    expect(
      await refusal(updateRecord({ resource: products, actor: admin, id: made.id, input: { ...made, ...wrong } })),
    ).toMatchObject({ details });
    const ratio = { unit: "gram" as const, alternativeUnits: [{ unit: "kilogram" as const, ratio: 5 }] };
    expect(await refusal(create("products", { name: "Zu billig", price: 1, ...ratio }))).toMatchObject({
      details: [{ field: "alternativeUnits.0.ratio" }],
    });
    expect(
      await refusal(
        create("menus", {
          branches: [{ id: "center" }],
          catalog: [{ category: "pizza", products: ["margherita", "margherita"] }],
        }),
      ),
    ).toMatchObject({ details: [{ field: "catalog.0.products.1", code: "validation.unique" }] });
    const area = { area: "1070 Neubau" };
    expect(
      await refusal(create("branches", { identifier: "twice", name: "Zweimal", deliveryAreas: [area, area] })),
    ).toMatchObject({ details: [{ field: "deliveryAreas.1.area" }] });
  });

  it("may be larger than an item of the table", async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `many-${index}`);
    for (const id of ids) await create("products", { id, name: id, price: 1 });
    const categories = ids.slice(0, 90);
    for (const id of categories) await create("categories", { id, name: id });
    const catalog = categories.map((category) => ({ category, products: ids }));
    const made = await create("menus", {
      name: "Groß",
      branches: [{ id: "center" }],
      availableFrom: "2030-01-01",
      catalog,
    });
    expect(JSON.stringify(made).length).toBeGreaterThan(250_000);
    expect(await getRecord({ resource: resource(menus), actor: anonymous, id: made.id })).toEqual(made);
    const smaller = await updateRecord({
      resource: menus,
      actor: admin,
      id: made.id,
      input: { ...made, catalog: catalog.slice(1) },
    });
    expect(await getRecord({ resource: resource(menus), actor: anonymous, id: made.id })).toEqual(smaller);
    const listed = await listRecords({ resource: resource(menus), actor: anonymous });
    expect(listed.records.find(({ id }) => id === made.id)).toEqual(smaller);
    await updateRecord({ resource: menus, actor: admin, id: made.id, input: { ...smaller, catalog: [] } });
    await removeRecord({ resource: menus, actor: admin, id: made.id });
  });
});
