import { permissionOf } from "@tresen/contract/kit/access";
import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { toolbarLinks } from "./toolbar-links";

const branches = [{ id: "brn_1" }];
const labels = (roles: string[], permissions?: Parameters<typeof toolbarLinks>[0]["permissions"]) =>
  toolbarLinks({ roles, branches, ...(permissions ? { permissions } : {}) }).map(({ label }) => label);

test("everybody is led only to what they may see", () => {
  const always = ["Ins Backend wechseln", "Abmelden"];
  expect(labels(["ROLE_ADMIN"])).toEqual(["Seiten", "Statistiken", "Navigationen", "Bestellungen", ...always]);
  expect(labels(["ROLE_MANAGER"])).toEqual(["Statistiken", "Bestellungen", ...always]);
  expect(labels(["ROLE_EMPLOYEE"])).toEqual(["Bestellungen", ...always]);
});

test("permissions of custom roles count", () => {
  expect(labels(["rol_1"], [{ permission: "statistics.read", scope: "branches" }])).toContain("Statistiken");
  for (const name of ["sites", "navigations"] as const) {
    const permission = permissionOf({ resource: resources[name], verb: "update" });
    expect(permission).toEqual({ name: `${name}.update`, access: "admin", scopes: ["all"] });
  }
});
