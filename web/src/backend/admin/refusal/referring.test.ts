import { expect, it } from "vitest";
import { referringRecords } from "./referring";

it("reads which records prevent the removal", () => {
  const errors = [
    { code: "record.in_use", message: "Produkt wird noch verwendet von: Produktkatalog „Karte“." },
    { field: "menus.mnu_1", code: "record.referring", message: "Produktkatalog „Karte“" },
    { field: "name", code: "validation.blank", message: "Dieser Wert sollte nicht leer sein." },
  ];
  expect(referringRecords(errors)).toEqual([{ resource: "menus", id: "mnu_1", label: "Produktkatalog „Karte“" }]);
});
