import { branches } from "@tresen/contract/branch/branch.resource";
import { payrolls } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import { beforeAll, expect, it } from "vitest";
import { createShop } from "../../test/shop";
import { findRow, writeRow } from "../records/rows";
import { unsetNights } from "./0015-unset-nights";

beforeAll(() => createShop());

const row = { version: 2, createdAt: "", updatedAt: "", parts: 0, secrets: {} };
const cause = { actor: null, action: "import" as const, now: 0 };

async function payroll({ id, country, night }: { id: string; country: string; night: object }): Promise<void> {
  const place = branches.fields.parse({ identifier: id, name: id, country });
  const branch = { ...row, id: `brn_${id}`, fields: place };
  await writeRow({
    resource: { name: "branches", one: "Filiale", title: ["name"], unique: [] },
    before: null,
    after: branch,
    cause,
  });
  const fields = { ...payrolls.fields.parse({ name: id, branch: branch.id }), ...night };
  await writeRow({
    resource: { name: "payrolls", one: "Lohnverrechnung", title: ["name"], unique: [] },
    before: null,
    after: { ...row, id, fields },
    cause,
  });
}

it("takes the night that nobody chose out of German payrolls, and leaves every other one", async () => {
  const usual = { nightFrom: 22, nightTo: 6 };
  await payroll({ id: "pay_a", country: "DE", night: usual });
  await payroll({ id: "pay_b", country: "DE", night: { nightFrom: 23, nightTo: 6 } });
  await payroll({ id: "pay_c", country: "AT", night: usual });
  expect(await unsetNights.run()).toMatch(/^1 payroll /u);
  const nights = await Promise.all(
    ["pay_a", "pay_b", "pay_c"].map(async (id) => {
      const stored = await findRow({ resource: payrolls, id });
      return [stored?.fields["nightFrom"], stored?.fields["nightTo"], stored?.version];
    }),
  );
  expect(nights).toEqual([
    [null, null, 2],
    [23, 6, 2],
    [22, 6, 2],
  ]);
  expect(await unsetNights.run()).toMatch(/^0 payrolls/u);
});
