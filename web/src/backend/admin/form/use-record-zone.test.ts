import { resources } from "@tresen/contract/resources";
import { expect, it } from "vitest";
import { safeZone } from "@tresen/contract/kit/table/record-zone";
import { zoneSource } from "./use-record-zone";

const me = { roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const admin = { roles: ["ROLE_ADMIN"], branches: [] };

it("is that of the record's branch, before the person's own", () => {
  expect(zoneSource({ resource: resources.tables, record: { branch: "brn_2" }, me })).toEqual({ branch: "brn_2" });
  expect(zoneSource({ resource: resources.menus, record: { branches: [{ id: "brn_2" }] }, me })).toEqual({
    branch: "brn_2",
  });
});

it("is a branch's own as it is typed", () => {
  expect(zoneSource({ resource: resources.branches, record: { timeZone: "Europe/London" }, me })).toEqual({
    zone: "Europe/London",
  });
});

it("is that of the person's only branch where the record has none", () => {
  expect(zoneSource({ resource: resources.products, record: {}, me })).toEqual({ branch: "brn_1" });
  expect(zoneSource({ resource: null, record: {}, me })).toEqual({ branch: "brn_1" });
  expect(zoneSource({ resource: resources.products, record: {}, me: admin })).toEqual({ zone: "Europe/Vienna" });
});

it("is Vienna's for several branches and for what is no time zone", () => {
  const branches = [{ id: "brn_1" }, { id: "brn_2" }];
  expect(zoneSource({ resource: resources.menus, record: { branches }, me })).toEqual({ zone: "Europe/Vienna" });
  expect([safeZone("Europe/Lond"), safeZone(undefined), safeZone("Europe/London")]).toEqual([
    "Europe/Vienna",
    "Europe/Vienna",
    "Europe/London",
  ]);
});
