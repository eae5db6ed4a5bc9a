import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, staff } from "../../test/shop";
import { getConfig, saveConfig } from "../config";
import { messageOf, resendNewOrder, submitForm } from "../outbox";
import type { Job } from "../platform/job";
import { doJob, jobsOf, queuedJobs } from "../../test/jobs";
import { placed, useMessageShop } from "../../test/messages";

// What comes too fast at a branch is told together: digest.test.ts is about that.
vi.mock("./digest-threshold", () => ({ exceedsDigestThreshold: () => false }));

const provider = useMessageShop();

describe("resending", () => {
  test("queues a message of its own that is sent once", async () => {
    const order = await placed();
    await resendNewOrder({
      actor: staff("ROLE_EMPLOYEE", "pizzeria"),
      id: `ord_${order.uid}`,
      channel: "mail",
      now: NOW,
    });
    const [row] = await jobsOf(order.uid);
    if (!row) throw new Error("Nothing queued");
    expect(row.state).toBe("waiting");
    await Promise.all([doJob(row), doJob(row)]);
    expect(provider.mails).toHaveLength(1);
    expect(provider.mails[0]).toMatchObject({ to: ["neubau@example.test"], replyTo: ["max@example.test"] });
  });

  test("is for staff of the branch, a few times an hour, where the branch can be reached", async () => {
    const order = await placed();
    const again = (actor = admin, id = `ord_${order.uid}`) => resendNewOrder({ actor, id, channel: "sms", now: NOW });
    expect(await refusal(again(staff("ROLE_EMPLOYEE", "center")))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(again(anonymous))).toMatchObject({ kind: "unauthenticated" });
    for (let index = 0; index < 5; index += 1) await again();
    expect(await refusal(again())).toMatchObject({ kind: "limit" });
    const elsewhere = await placed({ branch: "center" });
    expect(
      await refusal(resendNewOrder({ actor: admin, id: `ord_${elsewhere.uid}`, channel: "mail", now: NOW })),
    ).toMatchObject({ kind: "conflict", code: "message.no_recipient" });
  });
});

describe("forms", () => {
  const form = {
    firstName: "Max",
    lastName: "Muster\r\nBcc: x@example.test",
    email: "max@example.test",
    phone: "0660",
    comment: "Zeile 1\n<script>alert(1)</script>",
    website: "",
  };
  const queued = async (): Promise<Job[]> =>
    (await queuedJobs()).filter((job) => ["contact", "rental"].includes(messageOf(job).event));

  test("are delivered to the branch, with replies going to the sender, and kept for only a month", async () => {
    await submitForm({ form: { ...form, branch: "pizzeria" }, ip: "192.0.2.1", now: NOW });
    const [row] = await queued();
    if (!row) throw new Error("Nothing queued");
    expect(row.expiresAt - Date.now() / 1000).toBeLessThan(31 * 86_400);
    await doJob(row);
    expect(provider.mails).toHaveLength(1);
    expect(provider.mails[0]).toMatchObject({ to: ["neubau@example.test"], replyTo: ["max@example.test"] });
    expect(provider.mails[0]?.subject).toBe("Pizzeria Bäcker: Kontaktanfrage von Max Muster Bcc: x@example.test");
    expect(provider.mails[0]?.html).not.toContain("<script>");
    expect(provider.mails[0]?.html).toContain("Zeile 1<br>&lt;script&gt;");
  });

  test("without a branch are sent to the shop's address", async () => {
    await submitForm({ form: { ...form, date: "Freitag", time: "16 Uhr" }, ip: "192.0.2.2", now: NOW });
    const [row] = await queued();
    expect(row?.data).toMatchObject({ to: "neubau@example.test", event: "rental" });
    const { version, ...config } = await getConfig();
    await saveConfig({
      actor: admin,
      now: NOW,
      input: { ...config, version, updatedAt: undefined, contactEmail: "office@example.test" },
    });
    await submitForm({ form, ip: "192.0.2.2", now: NOW });
    expect((await queued()).map((job) => messageOf(job).to)).toContain("office@example.test");
  });

  test("that a bot filled in are dropped; an unknown branch is a fault; too many are refused", async () => {
    const before = (await queued()).length;
    await submitForm({ form: { ...form, website: "https://spam.test" }, ip: "192.0.2.3", now: NOW });
    expect(await queued()).toHaveLength(before);
    expect(
      await refusal(submitForm({ form: { ...form, branch: "nowhere" }, ip: "192.0.2.3", now: NOW })),
    ).toMatchObject({ kind: "input", details: [{ field: "branch" }] });
    for (let index = 0; index < 5; index += 1) await submitForm({ form, ip: "192.0.2.4", now: NOW });
    expect(await refusal(submitForm({ form, ip: "192.0.2.4", now: NOW }))).toMatchObject({
      kind: "limit",
      message: expect.stringContaining("60 Minuten"),
    });
  });
});
