import { expect, it } from "vitest";
import { customerRecord } from "../../customer/customer.view";
import { personDocument } from "./person-document";
import type { PersonExport } from "./person-export";

const createdAt = "2026-06-05T10:00:00.000Z";
const stored = { id: "cus_1", version: 1, createdAt, updatedAt: createdAt };
const PERSON: PersonExport = {
  schemaVersion: 1,
  createdAt,
  shop: { name: "Pizza", businessName: "" },
  currency: "EUR",
  customer: customerRecord.parse({ ...stored, number: 7 }),
  ...{ stops: [], plannedChanges: [], orders: [], messages: [], uploads: [], forms: [], log: [] },
};

it("tells the fields of like forms in the same sequence, however they are stored", () => {
  const fields = { lastName: "Müller", email: "j@example.test", phone: "1", comment: "Tische?" };
  const turned = Object.fromEntries(Object.entries(fields).toReversed());
  const forms = [fields, turned].map((one) => ({ kind: "contact" as const, createdAt, fields: one }));
  const labels = personDocument({ ...PERSON, forms }).flatMap((block) => (block.kind === "row" ? [block.label] : []));
  const sequence = ["Nachname", "E-Mail", "Telefon", "Nachricht"];
  expect(labels.slice(-8)).toEqual([...sequence, ...sequence]);
});
