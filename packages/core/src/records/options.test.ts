import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { tags } from "@tresen/contract/catalog/tag.resource";
import { customers } from "@tresen/contract/customer/customer.resource";
import { projects } from "@tresen/contract/project/project.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import { users } from "@tresen/contract/user/user.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, describe, expect, it } from "vitest";
import { NOW, admin, anonymous, create, createShop, holder, staff } from "../../test/shop";
import { refusal } from "../../test/refusal";
import { writeRow } from "./rows";
import { indexing, listOptions } from ".";

const of = (resource: unknown): Resource => resource as Resource;
const person = { roles: ["ROLE_EMPLOYEE" as const], password: "ein langes passwort" };

beforeAll(async () => {
  await createShop();
  await create("users", { ...person, id: "usr_a", username: "a@example.test", branches: [{ id: "center" }] });
  await create("users", { ...person, id: "usr_b", username: "b@example.test", branches: [{ id: "harbor" }] });
  await create("users", { ...person, id: "usr_c", username: "c@example.test", phone: "+43 660 1234567" });
  for (let index = 10; index < 35; index += 1)
    await create("products", { id: `p-${index}`, name: `Sorte ${index}`, uid: `X${index}`, price: 1 });
  await create("products", { id: "p-off", name: "Sorte 40", price: 1, isEnabled: false });
});

const asked = { resource: of(users), actor: admin, referrers: [] as Resource[], query: {} };

describe("options", () => {
  it("are answered to those who may read the records or fill in a form that refers to them", async () => {
    const manager = staff("ROLE_MANAGER", "center");
    const referrers = [of(tables)];
    expect(await refusal(listOptions({ ...asked, actor: anonymous }))).toMatchObject({ kind: "unauthenticated" });
    expect(await refusal(listOptions({ ...asked, actor: manager }))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(listOptions({ ...asked, actor: staff("ROLE_EMPLOYEE", "center"), referrers }))).toMatchObject({
      kind: "forbidden",
    });
    expect((await listOptions({ ...asked, actor: manager, referrers })).options).toEqual([
      { id: "usr_a", label: "a@example.test" },
    ]);
    expect((await listOptions(asked)).options.map(({ id }) => id)).toEqual(["usr_a", "usr_b", "usr_c"]);
  });

  it("include chosen records that concern the person", async () => {
    const query = { ids: ["usr_b", "usr_none", "usr_a"] };
    expect((await listOptions({ ...asked, query })).options.map(({ id }) => id)).toEqual(["usr_b", "usr_a"]);
    const actor = staff("ROLE_MANAGER", "center");
    expect((await listOptions({ ...asked, actor, referrers: [of(tables)], query })).options).toEqual([
      { id: "usr_a", label: "a@example.test" },
    ]);
  });

  it("bring along the first picture of a record that has one", async () => {
    const image = (id: string) => ({ id, version: 2, extension: "jpg" as const, alt: "" });
    for (const id of ["img_1", "img_2", "img_3"])
      await writeRow({
        resource: { name: "images", one: "Bild", title: ["alt"], unique: [] },
        before: null,
        after: { id, version: 1, createdAt: "", updatedAt: "", fields: {}, parts: 0, secrets: {} },
        cause: { actor: admin, action: "create", now: NOW },
      });
    await create("products", { id: "p-pic", name: "Mit Bild", price: 1, images: [image("img_1"), image("img_2")] });
    await create("tags", { id: "tag_pic", name: "Scharf", image: image("img_3") });
    const pictures = async (resource: unknown, ids: string[]) =>
      (await listOptions({ ...asked, resource: of(resource), query: { ids }, indexing })).options.map(
        ({ picture }) => picture,
      );
    expect(await pictures(products, ["p-pic", "p-10"])).toMatchObject([{ id: "img_1", version: 2 }, undefined]);
    expect(await pictures(tags, ["tag_pic"])).toMatchObject([{ id: "img_3", extension: "jpg" }]);
  });

  it("are searched only by their label for those who may not read the other fields", async () => {
    const find = async (actor: typeof admin) =>
      (await listOptions({ ...asked, actor, referrers: [of(tables)], query: { search: "4567" } })).options.length;
    await create("users", {
      ...person,
      username: "d@example.test",
      branches: [{ id: "center" }],
      phone: "+43 660 1234567",
    });
    expect([await find(admin), await find(staff("ROLE_MANAGER", "center"))]).toEqual([2, 0]);
  });

  it("tell the name of a customer to those who may read it, and to others the number alone", async () => {
    await create("customers", {
      id: "cus_ida",
      number: 25,
      firstName: "Ida",
      lastName: "Berger",
      branches: ["center"],
    });
    const find = async (actor: typeof admin, query: object) =>
      (await listOptions({ ...asked, resource: of(customers), actor, referrers: [of(projects)], query, indexing }))
        .options;
    const writer = holder({ permissions: ["projects.update", "projects.create"], branches: ["center"] });
    for (const query of [{ search: "Ida" }, { ids: ["cus_ida"] }])
      expect(await find(staff("ROLE_MANAGER", "center"), query)).toEqual([{ id: "cus_ida", label: "Ida Berger (25)" }]);
    expect(await find(writer, { ids: ["cus_ida"] })).toEqual([{ id: "cus_ida", label: "25" }]);
    expect(await find(writer, { search: "Ida" })).toEqual([]);
  });

  it("are returned twenty at a time, in the order of their labels", async () => {
    const query = { search: "sorte" };
    const list = { resource: of(products), indexing, actor: staff("ROLE_EMPLOYEE"), referrers: [of(menus)] };
    const first = await listOptions({ ...list, query });
    expect(first.options.map(({ label }) => label)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Sorte ${index + 10}`),
    );
    const second = await listOptions({ ...list, query: { ...query, cursor: first.cursor ?? "" } });
    expect(second.options.at(-1)).toEqual({ id: "p-off", label: "Sorte 40 (inaktiv)" });
    expect([second.options.length, second.cursor]).toEqual([6, null]);
    expect((await listOptions({ ...list, query: { search: "x12" } })).options).toMatchObject([{ id: "p-12" }]);
  });
});
