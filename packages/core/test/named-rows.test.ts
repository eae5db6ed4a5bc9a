import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { branchRows, tableRows } from "../src/branch/rows";
import { categoryRows, productRows } from "../src/catalog/rows";
import { doneeRows } from "../src/order/donee-rows";
import { userRows } from "../src/user/user-rows";

test.each([branchRows, tableRows, categoryRows, productRows, doneeRows, userRows])(
  "records that are read by the name $name are a resource's",
  ({ name }) => {
    expect(Object.keys(resources)).toContain(name);
  },
);

test("users are found by what occurs once among them", () => {
  expect(resources.users.unique).toEqual(userRows.unique);
});
