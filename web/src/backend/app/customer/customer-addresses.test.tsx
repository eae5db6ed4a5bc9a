// @vitest-environment happy-dom
import { customers } from "@tresen/contract/customer/customer.resource";
import { expect, test } from "vitest";
import { customerScreen } from "../../features/customer/screen";
import { META, renderPage } from "../testing/page";

test("addresses in the same house of two districts can be told apart while they are collapsed", async () => {
  const house = { street: "Äußere Mölkerstraße 17", stairway: "Ü2", floor: "3", door: "9" };
  const addresses = [
    { ...house, zipCode: "1100", city: "Wien" },
    { street: house.street, zipCode: "1020", city: "Wien" },
  ];
  const record = { ...META, id: "cus_1", ...customers.fields.parse({ number: 7, lastName: "Muster", addresses }) };
  const screen = { ...customerScreen, sections: [] };
  const html = await renderPage({ resource: "customers", id: "cus_1", records: [record], screen });
  expect(html).toContain("Äußere Mölkerstraße 17, Stiege Ü2, Stock 3, Tür 9, 1100 Wien");
  expect(html).toContain("Äußere Mölkerstraße 17, 1020 Wien");
});
