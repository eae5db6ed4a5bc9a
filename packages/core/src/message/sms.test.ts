import { isGsm7, septets } from "@tresen/contract/message/gsm7";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin } from "../../test/shop";
import { log } from "../platform/log";
import { openSmsLink, resendNewOrder, stopSms } from "../outbox";
import { doQueued, jobsOf, tell } from "../../test/jobs";
import { PHONE, placed, states, step, useMessageShop } from "../../test/messages";

// What comes too fast at a branch is told together: digest.test.ts is about that.
vi.mock("./digest-threshold", () => ({ exceedsDigestThreshold: () => false }));

const provider = useMessageShop();

describe("SMS", () => {
  test("are sent to customers who asked for them, with the shop as sender, in GSM-7 and one part", async () => {
    const before = await placed({ firstName: "Jürgen" });
    await tell({
      before,
      after: step(before, {
        state: "rejected",
        rejectionMessage:
          "„Leider“ ist der Ofen 🔥 kaputt – wir bitten vielmals um Entschuldigung und freuen uns auf ein " +
          "anderes Mal, ganz bestimmt!",
      }),
    });
    const [sms] = provider.sms;
    expect(sms).toMatchObject({ to: PHONE, sender: "Pizzeria" });
    expect(isGsm7(sms?.text ?? "")).toBe(true);
    expect(septets(sms?.text ?? "")).toBeLessThanOrEqual(160);
    expect(sms?.text).toMatch(/^Pizzeria Bäcker: Bestellung leider abgelehnt\. "Leider"/);
    expect(sms?.text).toMatch(/ Infos\/Stopp: https:\/\/shop\.example\.test\/api\/sms\/[\w-]{12}$/);
  });

  test("are not sent to customers who did not ask, nor to invalid numbers", async () => {
    for (const changes of [{ isSmsEnabled: false }, { phone: "" }]) {
      const before = await placed(changes);
      await tell({ before, after: step(before, { state: "confirmed" }) });
    }
    expect(provider.sms).toEqual([]);
  });

  test("are at most five per order, and each change of a proposal is sent once", async () => {
    let before = await placed({ email: "" });
    const offer = async (day: number): Promise<void> => {
      const after = step(before, { counterAppointment: `2026-06-${10 + day}T16:00:00.000Z` });
      await tell({ before, after });
      // The stream hands over what it cannot be sure of a second time.
      await tell({ before, after });
      before = after;
    };
    for (const day of [1, 2, 1, 1, 3, 4, 5, 6]) await offer(day);
    const told = provider.sms.map(({ text }) => text);
    expect(told).toHaveLength(5);
    expect([told[2], new Set(told).size]).toEqual([told[0], 4]);
    expect((await jobsOf(before.uid)).filter(({ reason }) => reason === "cap reached")).toHaveLength(2);
  });

  test("to the branch do not reduce the customer's, and one beyond the limit is logged without its number", async () => {
    const warn = vi.spyOn(log, "warn");
    const phone = "+436607777777";
    const before = await placed({ email: "", phone });
    await tell({ before: null, after: before });
    const again = () => resendNewOrder({ actor: admin, id: `ord_${before.uid}`, channel: "sms", now: NOW });
    for (let index = 0; index < 4; index += 1) await again();
    expect(await refusal(again())).toMatchObject({
      code: "message.sms_cap",
      kind: "limit",
      message: expect.stringMatching(/^Zu dieser Bestellung wurden der Filiale schon 5 SMS gesendet/),
    });
    await doQueued();
    expect(provider.sms.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => "+431234567"));
    provider.sms.length = 0;

    let row = before;
    for (const day of [1, 2, 3, 4, 5, 6]) {
      const after = step(row, { counterAppointment: `2026-06-${10 + day}T16:00:00.000Z` });
      await tell({ before: row, after });
      row = after;
    }
    expect(provider.sms.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => phone));
    expect(warn.mock.calls).toEqual([
      ["message.dropped", { owner: before.uid, event: "counterOffer", channel: "sms", reason: "cap reached" }],
    ]);
    warn.mockRestore();
  });

  test("are stopped by the link in them, whose token does not contain the number, and started again by it", async () => {
    const number = "+436609999999";
    const before = await placed({ email: "", phone: number });
    await tell({ before, after: step(before, { state: "confirmed" }) });
    const token = provider.sms[0]?.text.split("/").at(-1) ?? "";
    expect(token).not.toContain("9999");
    expect(await openSmsLink({ token })).toEqual({
      orderPath: `/status/${before.uid}/${before.hash}`,
      isStopped: false,
    });
    await stopSms({ token, stop: true, now: NOW });
    expect(await openSmsLink({ token })).toMatchObject({ isStopped: true });
    const other = await placed({ email: "", phone: number });
    await tell({ before: other, after: step(other, { state: "confirmed" }) });
    expect(provider.sms).toHaveLength(1);
    expect(await states(other.uid)).toEqual({ "confirmed#customer#sms": "dropped" });
    await stopSms({ token, stop: false, now: NOW });
    await tell({ before: other, after: step(other, { state: "canceled" }) });
    expect(provider.sms).toHaveLength(2);
    expect(await refusal(openSmsLink({ token: "AAAAAAAAAAAA" }))).toMatchObject({ kind: "missing" });
  });
});
