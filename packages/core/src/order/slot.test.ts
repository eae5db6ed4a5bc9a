import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, createShop, draft } from "../../test/shop";
import { metered } from "../db";
import { changeOrder, createOrder, listFullSlots } from ".";

beforeAll(createShop);

const ask = (month: string, now = NOW, branch = "harbor") => listFullSlots({ branch, month, now });
const order = async (appointmentDate: string, branch = "harbor"): Promise<string> => `ord_${(await createOrder({ draft: draft({ branch, appointmentDate }), now: NOW })).uid}`;

describe("listFullSlots", () => {
  it("tells the slots that take no more, month by month of the branch's calendar", async () => {
    const [first] = [await order("2026-06-30T21:55"), await order("2026-06-30T21:57"), await order("2026-06-06T12:00"), await order("2026-07-01T10:00"), await order("2026-07-01T10:04")];
    expect(await ask("2026-06")).toEqual(["2026-06-30T19:55:00.000Z"]);
    expect(await ask("2026-07")).toEqual(["2026-07-01T08:00:00.000Z"]);
    expect(await ask("2026-08")).toEqual([]);
    await changeOrder({ actor: admin, id: first, action: "reject", now: NOW });
    expect(await ask("2026-06")).toEqual([]);
  });

  it("tells nothing of the past, of what lies too far ahead, or of another branch", async () => {
    await order("2026-06-07T10:00");
    await order("2026-06-07T10:00");
    const slot = Date.parse("2026-06-07T08:00:00Z");
    expect([await ask("2026-06", slot), await ask("2026-06", slot + 300_000)]).toEqual([["2026-06-07T08:00:00.000Z"], []]);
    expect([await ask("2026-05"), await ask("2099-12"), await ask("2000-01"), await ask("2026-06", NOW, "center")]).toEqual([[], [], [], []]);
    expect(await refusal(ask("2026-06", NOW, "nowhere"))).toMatchObject({ code: "record.missing", kind: "missing" });
  });

  it("is one query that costs what is booked, and none where nothing is limited", async () => {
    await ask("2026-06");
    const { use } = await metered(() => ask("2026-06"));
    expect(use).toMatchObject({ operations: { Query: 1 }, readUnits: 0.5, writeUnits: 0 });
    expect((await metered(() => ask("2026-06", NOW, "center"))).use.operations.Query).toBeUndefined();
  });
});
