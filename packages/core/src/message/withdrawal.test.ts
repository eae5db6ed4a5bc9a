import { branches } from "@tresen/contract/branch/branch.resource";
import { HOUR } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { useProvider } from "../../test/provider";
import { refusal } from "../../test/refusal";
import { NOW, admin, create, createShop, draft } from "../../test/shop";
import { getConfig, saveConfig } from "../config";
import { findOrder, withdrawOrder } from "../order";
import { createOrder } from "../order/create";
import { messageOf, submitWithdrawal } from "../outbox";
import { allRows } from "../records/rows";
import { updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { doJob, doQueued as sendAll, jobsOf, queuedJobs as queued, tell } from "../../test/jobs";

const provider = useProvider();
const bikes = {
  identifier: "bikes",
  name: "Räder",
  email: "raeder@example.test",
  openingHours: [{ type: "daily" as const, from: "10:00", to: "22:00" }],
  isWithdrawalEnabled: true,
};

beforeAll(createShop);

const form = { name: "Maria Muster", email: "Maria@example.test", orderNumber: "Ticket 12", remark: "", website: "" };
const submit = (changes: object = {}, ip = "192.0.2.1", now = NOW) =>
  submitWithdrawal({ form: { ...form, ...changes }, ip, now });
test("a declaration is refused with a message where no branch offers withdrawal", async () => {
  expect(await refusal(submit())).toMatchObject({ code: "withdrawal.not_offered", kind: "missing" });
});

describe("once a branch offers withdrawal", () => {
  beforeAll(async () => {
    await create("branches", { id: "bikes", ...bikes });
    await create("menus", {
      id: "bikeMenu",
      name: "Räder",
      branches: [{ id: "bikes" }],
      catalog: [{ category: "pizza", products: ["margherita"] }],
    });
    await rebuildSnapshot({ startedAt: Date.now() });
  });

  test("a declaration without an order's key is sent to the branch, and its receipt to the customer, for any number", async () => {
    expect(await submit()).toEqual({ receivedAt: new Date(NOW).toISOString() });
    const rows = await queued();
    for (const row of rows) await Promise.all([doJob(row), doJob(row)]);
    expect(provider.mails.map(({ to, replyTo }) => [to[0], replyTo?.[0]]).sort()).toEqual([
      ["Maria@example.test", "raeder@example.test"],
      ["raeder@example.test", "Maria@example.test"],
    ]);
    for (const { text } of provider.mails)
      for (const part of ["Ticket 12", "Maria Muster", "05.06.2026 18:30 Uhr"]) expect(text).toContain(part);
  });

  test("a repeated declaration counts once, from its first receipt; a different one counts separately", async () => {
    const [first] = await Promise.all([
      submit({ orderNumber: "A-1" }, "192.0.2.2"),
      submit({ orderNumber: "A-1" }, "192.0.2.3"),
    ]);
    expect(await submit({ orderNumber: "A-1", email: "maria@EXAMPLE.test" }, "192.0.2.2", NOW + 5000)).toEqual(first);
    expect(await queued()).toHaveLength(2);
    await submit({ orderNumber: "A-1", remark: "auch der Helm" }, "192.0.2.2");
    expect(await queued()).toHaveLength(4);
    await sendAll();
  });

  test("reads no order: the answer is the same whether the order exists or not", async () => {
    const { uid } = await createOrder({ draft: draft({ branch: "bikes" }), now: NOW });
    const before = await findOrder(uid);
    const answers = await Promise.all([
      submit({ orderNumber: uid, email: "a@example.test" }, "192.0.2.4"),
      submit({ orderNumber: "0".repeat(26), email: "b@example.test" }, "192.0.2.4"),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await findOrder(uid)).toEqual(before);
    await sendAll();
  });

  test("a declaration by a bot is dropped; a branch that does not offer withdrawal is a fault; too many are refused", async () => {
    await submit({ website: "https://spam.test" }, "192.0.2.5");
    expect(await queued()).toEqual([]);
    expect(await refusal(submit({ branch: "center" }, "192.0.2.5"))).toMatchObject({
      kind: "input",
      details: [{ field: "branch" }],
    });
    for (let index = 0; index < 4; index += 1)
      await submit({ orderNumber: `B-${index}`, email: `b${index}@example.test` }, "192.0.2.5");
    expect(await refusal(submit({}, "192.0.2.5"))).toMatchObject({ kind: "limit" });
    // Nobody's mailbox is filled up by way of receipts.
    for (let index = 0; index < 5; index += 1)
      await submit({ orderNumber: `C-${index}`, email: "victim@example.test" }, `192.0.2.${20 + index}`);
    expect(await refusal(submit({ orderNumber: "C-9", email: "VICTIM@example.test" }, "192.0.2.30"))).toMatchObject({
      kind: "limit",
    });
    await submit({ orderNumber: "C-9", email: "victim@example.test" }, "192.0.2.30", NOW + HOUR);
    await sendAll();
  });

  test("of an order is sent once to the branch and to the given address, however often the step is processed", async () => {
    const key = await createOrder({ draft: draft({ branch: "bikes", email: "order@example.test" }), now: NOW });
    const before = await findOrder(key.uid);
    await withdrawOrder({
      ...key,
      declaration: { name: "Maria Muster", email: "maria@example.test", remark: "nur der Helm" },
      now: NOW,
    });
    const after = await findOrder(key.uid);
    if (!before || !after) throw new Error("The order is gone");
    await Promise.all(Array.from({ length: 4 }, () => tell({ before, after })));
    expect(provider.mails.map(({ to }) => to[0]).sort()).toEqual(["maria@example.test", "raeder@example.test"]);
    expect((await jobsOf(key.uid)).map(({ key: name, state }) => [name, state])).toEqual([
      [`${key.uid}#withdrawn#branch#mail`, "done"],
      [`${key.uid}#withdrawn#customer#mail`, "done"],
    ]);
    for (const { text } of provider.mails) expect(text).toContain("nur der Helm");
  });

  test("is sent to the shop's address where the branch has none, and refused where there is no address", async () => {
    const { version } = (await allRows({ resource: branches })).find(({ id }) => id === "bikes") ?? { version: 1 };
    await updateRecord({
      resource: branches,
      actor: admin,
      now: NOW,
      id: "bikes",
      input: { ...branches.fields.parse({ ...bikes, email: "" }), version },
    });
    expect(await refusal(submit({ orderNumber: "D-1" }, "192.0.2.40", NOW + 2 * HOUR))).toMatchObject({
      kind: "upstream",
      code: "form.no_recipient",
    });
    const { version: current, ...config } = await getConfig();
    await saveConfig({
      actor: admin,
      now: NOW,
      input: { ...config, version: current, updatedAt: undefined, contactEmail: "office@example.test" },
    });
    await submit({ orderNumber: "D-1" }, "192.0.2.40", NOW + 2 * HOUR);
    expect((await queued()).map((job) => messageOf(job).to).sort()).toEqual([
      "Maria@example.test",
      "office@example.test",
    ]);
  });
});
