import { expect, test } from "vitest";
import { NOW, admin, staff } from "../../test/shop";
import { jobKeysPage, newJob, createJob } from "../platform/job";
import { ChangeEntity } from "../records/changes";
import { listLocked } from "./locked";
import { LockedInvoiceEntity } from "./locked-invoice.entity";

const uidOf = (index: number): string => `01J0000000000000000000000${index}`;

test("locked data are read page by page, by administrators alone, and each reading is in the log", async () => {
  for (let index = 0; index < 5; index += 1)
    await LockedInvoiceEntity.put({
      ...{ uid: uidOf(index), ticketNumber: index, branch: "center", country: "AT", reason: "amount" },
      ...{ name: "Max Muster", companyName: "", vatNumber: "", address: "Gasse 1, 1010 Wien, AT" },
      createdAt: new Date(NOW).toISOString(),
      lockedAt: new Date(NOW + index).toISOString(),
      until: new Date(NOW + 1000).toISOString(),
      expiresAt: Math.ceil((NOW + 1000) / 1000),
    }).go();
  const found = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof listLocked>> = await listLocked({
      ...{ actor: admin, now: NOW, query: { limit: 2, cursor } },
    });
    found.push(...page.invoices.map(({ uid }) => uid));
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual([4, 3, 2, 1, 0].map(uidOf));
  const { data } = await ChangeEntity.query.primary({ resource: "locked-invoices", id: uidOf(0) }).go();
  expect(data).toMatchObject([{ action: "read", actorId: "usr_admin", title: "0" }]);
  // Those whose time is over are not shown, even if the table has not removed them yet.
  expect((await listLocked({ actor: admin, now: NOW + 5000, query: {} })).invoices).toEqual([]);
  const manager = staff("ROLE_MANAGER", "center");
  await expect(listLocked({ actor: manager, now: NOW, query: {} })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(listLocked({ actor: admin, now: NOW, query: { cursor: "x" } })).rejects.toMatchObject({ kind: "input" });
});

test("the keys of all jobs are read page by page", async () => {
  const at = Date.now();
  for (let index = 0; index < 5; index += 1) {
    const createdAt = new Date(at + index).toISOString();
    const content = { kind: "push" as const, key: `k${index}`, owner: "o", data: {}, createdAt };
    await createJob(newJob({ ...content, dueAt: at, at }));
  }
  const found = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof jobKeysPage>> = await jobKeysPage({ after, limit: 2 });
    found.push(...page.keys.map(({ pk }) => pk));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual([4, 3, 2, 1, 0].map((index) => `job#push#k${index}`));
});
