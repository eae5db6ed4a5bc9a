import type { Grant } from "@tresen/contract/kit/access";
import { fieldAccess } from "@tresen/contract/kit/field-access";
import { defineResource } from "@tresen/contract/kit/resource";
import { expect, it } from "vitest";
import * as z from "zod";
import { resource } from "../../test/records";
import { refusal } from "../../test/refusal";
import { NOW, admin } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { createRecord, getRecord, listRecords, updateRecord } from ".";

const wage = { name: "contract.wage", access: "admin", scopes: ["all"] } as const;
const contracts = resource(
  defineResource({
    name: "contracts",
    idPrefix: "con",
    one: "Vertrag",
    many: "Verträge",
    title: ["title"],
    fields: z.strictObject({
      title: z.string(),
      wage: z
        .int()
        .default(0)
        .meta({ access: { read: wage, update: wage } }),
      grade: z
        .string()
        .default("")
        .meta({ access: { update: wage } }),
    }),
    access: { read: "manager", create: "admin", update: "manager", remove: "admin" },
    fieldAccess,
    unique: [],
    inSnapshot: false,
  }),
);

const manager = (...permissions: Grant[]): Actor => ({
  kind: "staff",
  user: { id: "usr_m", name: "Max", roles: ["ROLE_MANAGER"], branches: [], permissions },
});

it("fields with a permission of their own are seen and changed by its holders only", async () => {
  const input = { title: "Koch", wage: 2000, grade: "A" };
  const record = await createRecord({ resource: contracts, actor: admin, now: NOW, input });
  const id = record.id;
  const update = (actor: Actor, changes: object) =>
    updateRecord({ resource: contracts, actor, now: NOW, id, input: changes as Record<string, unknown> });
  expect(await getRecord({ resource: contracts, actor: admin, id })).toMatchObject(input);
  expect(await getRecord({ resource: contracts, actor: manager(), id })).not.toHaveProperty("wage");
  expect((await listRecords({ resource: contracts, actor: manager() })).records[0]).not.toHaveProperty("wage");
  // What they do not see they do not send, and it stays.
  const changed = await update(manager(), { title: "Köchin", grade: "A", version: 1 });
  expect(changed).toMatchObject({ title: "Köchin" });
  expect(changed).not.toHaveProperty("wage");
  expect(await getRecord({ resource: contracts, actor: admin, id })).toMatchObject({ title: "Köchin", wage: 2000 });
  expect(await refusal(update(manager(), { title: "Köchin", grade: "B", version: 2 }))).toMatchObject({
    kind: "forbidden",
    details: [{ field: "grade", message: "Dieses Feld dürfen Sie nicht ändern." }],
  });
  const holder = manager({ permission: "contract.wage", scope: "all" });
  expect(await update(holder, { title: "Köchin", wage: 2100, grade: "B", version: 2 })).toMatchObject({
    wage: 2100,
    grade: "B",
  });
});

it("a record from before there was such a field is changed by those who may not change the field", async () => {
  const { id } = await createRecord({
    resource: contracts,
    actor: admin,
    now: NOW,
    input: { title: "Kellner", wage: 1 },
  });
  const update = (changes: object) =>
    updateRecord({ resource: contracts, actor: manager(), now: NOW, id, input: { ...changes, version: 1 } });
  // A form, and a request without the field, both come with its default.
  expect(await refusal(update({ title: "Kellnerin", grade: "A" }))).toMatchObject({ kind: "forbidden" });
  expect(await update({ title: "Kellnerin", grade: "" })).toMatchObject({ title: "Kellnerin", grade: "" });
});
