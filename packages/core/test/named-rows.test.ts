import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { branchRows, tableRows } from "../src/branch/rows";
import { categoryRows, productRows } from "../src/catalog/rows";
import { doneeRows } from "../src/order/donee-rows";
import { userRows } from "../src/user/user-rows";

test.each([branchRows, tableRows, categoryRows, productRows, doneeRows, userRows])(
  "the record name $name is the name of a resource",
  ({ name }) => {
    expect(Object.keys(resources)).toContain(name);
  },
);

test("users are found by their unique field", () => {
  expect(resources.users.unique).toEqual(userRows.unique);
});
