import { beforeAll, expect, test } from "vitest";
import { actorOf, makeUser } from "../../test/roles";
import { createShop } from "../../test/shop";
import { forgetSearches, getViews } from ".";
import { ViewsEntity } from "./views.entity";

beforeAll(createShop);

test("searches that versions before have kept are taken out of lists of customers alone", async () => {
  const made = await makeUser({ roles: ["ROLE_ADMIN"] });
  const user = String(made["id"]);
  const actor = await actorOf(made);
  const view = { id: "viw_1", name: "Meine", search: "Müller", filters: { tag: "VIP" } };
  for (const resource of ["customers", "products"])
    await ViewsEntity.put({ user, resource, version: 3, views: [view] }).go();
  expect(await forgetSearches()).toBe(1);
  const { search: _, ...kept } = view;
  expect(await getViews({ actor, resource: "customers" })).toEqual({ version: 4, columns: null, views: [kept] });
  expect(await getViews({ actor, resource: "products" })).toEqual({ version: 3, columns: null, views: [view] });
});
