import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { cellText } from "./list/cell-text";
import { isFilterable } from "./model/field";
import { fieldsOf } from "./model/schema-fields";
import { isRolesField, withOwnRoles } from "./own-roles";

const own = [{ value: "ROLE_KASSA", label: "Kassa" }];

test("the shop's own roles are shown in the list and its filter by their names", () => {
  const fields = fieldsOf(resources.users.fields);
  const [field] = fields.filter(isRolesField).map((one) => withOwnRoles({ field: one, own }));
  if (!field) throw new Error("Users have no roles");
  expect(isFilterable(field)).toBe(true);
  const context = { currency: "EUR", labelOf: () => "" };
  expect(cellText({ field, value: ["ROLE_ADMIN", "ROLE_KASSA"], context })).toBe("Administration, Kassa");
  // Who may not read the roles is told that it is one, and not its identifier.
  expect(cellText({ field, value: ["ROLE_BUERO"], context })).toBe("Eigene Rolle");
  const [other] = fields.filter(({ key }) => key === "username");
  expect(other && withOwnRoles({ field: other, own })).toBe(other);
});
