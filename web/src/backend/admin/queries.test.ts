import { expect, it } from "vitest";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { labelsOf, referenceLabel } from "./queries";

const record = (id: string, fields: object): AnyRecord => ({ id, version: 1, createdAt: "", updatedAt: "", ...fields });

it("a reference shows a name, also for what has none or is gone, and never an id", () => {
  const labels = labelsOf({
    name: "menus",
    records: [
      record("mnu_1", { name: "Mittag" }),
      record("mnu_2", { name: "", availableFrom: "2026-06-01" }),
      record("mnu_3", { name: "", isEnabled: false }),
    ],
  });
  const label = (id: string) => referenceLabel({ name: "menus", id, labels });
  expect(["mnu_1", "mnu_2", "mnu_3", "mnu_4"].map(label)).toEqual([
    "Mittag",
    "Produktkatalog ab 01.06.2026",
    "Produktkatalog (ohne Namen) (inaktiv)",
    "Produktkatalog (nicht mehr vorhanden)",
  ]);
  expect(referenceLabel({ name: "menus", id: "mnu_1", labels: null })).toBe("…");
});
