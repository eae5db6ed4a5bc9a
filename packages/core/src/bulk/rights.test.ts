import { afterAll, beforeAll, expect, it } from "vitest";
import { startBucket } from "../../test/bucket";
import { finish, person } from "../../test/bulk";
import { NOW, create, createShop } from "../../test/shop";
import type { Staff } from "../platform/actor";
import { downloadFile, listEntries } from ".";
import { startExport } from "./start";
import { requireRights, rightsOf } from "./rights";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

it("keeps file and report of an export from whoever may do less since it began", async () => {
  const lead = await person("usr_lead", "ROLE_MANAGER", "center");
  const chief = await person("usr_chief", "ROLE_ADMIN");
  if (lead.kind !== "staff") throw new Error("no staff");
  await create("departments", { identifier: "kueche", name: "Küche", branch: "center" });
  const input = { resource: "departments", fields: ["name"], format: "csv" as const };
  const { id } = await startExport({ actor: lead, now: NOW, input });
  await finish({ id });
  const as = (user: Partial<Staff["user"]>): Staff => ({ ...lead, user: { ...lead.user, ...user } });
  const held: Staff[] = [lead, as({ branches: ["harbor", "center"] }), as({ roles: ["ROLE_ADMIN"], branches: [] })];
  for (const actor of [...held, chief])
    for (const call of [downloadFile, listEntries]) await expect(call({ actor, id, now: NOW })).resolves.toBeDefined();
  for (const actor of [as({ branches: ["harbor"] }), as({ branches: [] }), as({ roles: ["ROLE_EMPLOYEE"] })])
    for (const call of [downloadFile, listEntries])
      await expect(call({ actor, id, now: NOW })).rejects.toMatchObject({
        ...{ kind: "forbidden", code: "bulk.rights_lost" },
        message: expect.stringContaining("Rechte"),
      });
});

it("compares single permissions, too, and lets jobs be that noted none", () => {
  const user = { id: "usr_one", name: "", roles: ["Kasse"], branches: [] };
  const grant = { permission: "orders.read", scope: "branches" as const };
  const rights = rightsOf({ ...user, permissions: [grant] });
  expect(() => requireRights({ user: { ...user, permissions: [grant] }, rights })).not.toThrow();
  expect(() => requireRights({ user, rights })).toThrow();
  expect(() => requireRights({ user, rights: undefined })).not.toThrow();
});
