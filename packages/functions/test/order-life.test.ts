import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";
import { place } from "./support/orders";

const MINUTE = 60_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const act = (id: string, action: string, body?: object, session: string = sessions.employee) =>
  send({ method: "POST", path: `/api/orders/${id}/status/${action}`, body, session });

describe("an order's states", () => {
  test("pending, confirmed, in delivery, completed, rated", async () => {
    const { id, path } = await place({
      isDelivery: true,
      deliveryArea: "are_1",
      phone: "+43123456789",
      street: "Ring 1",
      zipCode: "1010",
      city: "Wien",
    });
    const current = await send({ path: "/api/orders/current", session: sessions.employee });
    expect((current.data as { id: string }[]).map((entry) => entry.id)).toContain(id);

    expect((await act(id, "confirm")).data).toMatchObject({ state: "confirmed", lastName: "Gruber" });
    expect((await act(id, "in-delivery")).data).toMatchObject({ state: "inDelivery" });
    expect((await act(id, "completed")).data).toMatchObject({ state: "completed", isDelivered: true });
    expect((await send({ path })).data).toMatchObject({ isCompleted: true, isDelivered: true });

    const rating = { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3, comment: "Danke" };
    expect(await send({ method: "POST", path: `${path}/questionnaire`, body: rating })).toMatchObject({
      status: 200,
      data: { questionnaireRating: 5 },
    });
    expect((await send({ method: "POST", path: `${path}/questionnaire`, body: rating })).status).toBe(409);
    const after = await send({ path: "/api/orders/current", session: sessions.employee });
    expect((after.data as { id: string }[]).map((entry) => entry.id)).not.toContain(id);
    expect((await send({ path: `/api/orders/${id}`, session: sessions.employee })).data).toMatchObject({
      questionnaire: rating,
    });
  });

  test("rejected with a message, and without a body", async () => {
    const first = await place();
    expect((await act(first.id, "reject", { rejectionMessage: "Ofen defekt" })).data).toMatchObject({
      state: "rejected",
      rejectionMessage: "Ofen defekt",
    });
    expect((await send({ path: first.path })).data).toMatchObject({
      isRejected: true,
      rejectionMessage: "Ofen defekt",
    });
    const second = await place();
    expect((await act(second.id, "reject")).status).toBe(200);
  });

  test("a counter appointment is accepted or declined by the customer", async () => {
    const accepted = await place();
    const proposal = await act(accepted.id, "counter-appointment", { counterAppointment: "2026-06-05T20:00:00+02:00" });
    expect(proposal.data).toMatchObject({ state: "pending" });
    expect((await send({ path: accepted.path })).data).toMatchObject({
      counterAppointment: "2026-06-05T18:00:00.000Z",
    });
    expect((await send({ method: "POST", path: `${accepted.path}/confirm-counter-appointment` })).data).toMatchObject({
      isConfirmed: true,
      appointment: "2026-06-05T18:00:00.000Z",
    });

    const declined = await place();
    await act(declined.id, "counter-appointment", { counterAppointment: "2026-06-05T20:00" });
    expect(
      (await send({ method: "POST", path: `${declined.path}/reject-counter-appointment`, body: {} })).data,
    ).toMatchObject({ isCanceled: true });
    expect((await send({ method: "POST", path: `${declined.path}/confirm-counter-appointment` })).status).toBe(409);
  });

  test("an answer applies only to the counter appointment that it names, if it names one", async () => {
    const first = "2026-06-05T18:00:00.000Z";
    for (const answer of ["confirm", "reject"] as const) {
      const { id, path } = await place();
      const reply = (counterAppointment: unknown) =>
        send({ method: "POST", path: `${path}/${answer}-counter-appointment`, body: { counterAppointment } });
      await act(id, "counter-appointment", { counterAppointment: first });
      await act(id, "counter-appointment", { counterAppointment: "2026-06-05T19:00:00Z" });
      expect(await reply(first)).toMatchObject({
        status: 409,
        errors: [
          {
            code: "order.counter_appointment_changed",
            message:
              "Wir haben Ihnen inzwischen einen anderen Termin vorgeschlagen. Bitte prüfen Sie den neuen Vorschlag.",
          },
        ],
      });
      expect(await reply("heute Abend")).toMatchObject({ status: 400, errors: [{ field: "counterAppointment" }] });
      expect((await send({ path })).data).toMatchObject({ isConfirmed: false, isCanceled: false });
      expect(await reply("2026-06-05T21:00:00+02:00")).toMatchObject({
        status: 200,
        data: { isConfirmed: answer === "confirm", isCanceled: answer === "reject" },
      });
      expect(await reply(first)).toMatchObject({ status: 409, errors: [{ code: "order.action_not_allowed" }] });
    }
  });

  test("an action that the state does not allow is refused", async () => {
    const { id, path } = await place();
    expect((await act(id, "completed")).status).toBe(409);
    expect((await act(id, "cancel")).data).toMatchObject({ state: "canceled" });
    expect((await act(id, "confirm")).status).toBe(409);
    expect((await send({ method: "POST", path: `${path}/confirm-counter-appointment` })).status).toBe(409);
  });

  test("missed and history", async () => {
    const { id } = await place();
    const later = NOW + 3 * 60 * MINUTE;
    const missed = await send({ path: "/api/orders/missed", session: sessions.employee, now: later });
    expect((missed.data as { id: string }[]).map((entry) => entry.id)).toContain(id);
    const query = { branch: "brn_mitte", limit: "1", from: "2026-06-05", to: "2026-06-05", search: "" };
    const page = await send({
      path: "/api/orders",
      query,
      session: sessions.employee,
    });
    expect(page.data).toHaveLength(1);
    expect(page.cursor).toEqual(expect.any(String));
    const next = await send({
      path: "/api/orders",
      query: { ...query, cursor: String(page.cursor) },
      session: sessions.employee,
    });
    const { from: _, ...wider } = query;
    const foreign = { ...wider, cursor: String(page.cursor) };
    expect((await send({ path: "/api/orders", query: foreign, session: sessions.employee })).status).toBe(400);
    expect((next.data as { id: string }[])[0]?.id).not.toBe((page.data as { id: string }[])[0]?.id);
    expect((await send({ path: "/api/orders", query: { limit: "zehn" }, session: sessions.employee })).status).toBe(
      400,
    );
    expect(
      (await send({ path: "/api/orders", query: { cursor: "kein-zeiger" }, session: sessions.employee })).status,
    ).toBe(400);
  });
});

describe("the version that staff decided on", () => {
  test.each([
    ["confirm", {}],
    ["reject", { rejectionMessage: "Aus" }],
    ["cancel", {}],
    ["counter-appointment", { counterAppointment: "2026-06-05T20:00:00Z" }],
  ])("is optional, and checked where it is given: %s", async (action, body) => {
    const { id } = await place();
    expect(await act(id, action, { ...body, version: 2 })).toMatchObject({
      status: 409,
      errors: [{ code: "order.changed" }],
    });
    expect(await act(id, action, { ...body, versoin: 1 })).toMatchObject({
      status: 400,
      errors: [{ field: "versoin", code: "validation.unexpected_field" }],
    });
    expect(await act(id, action, { ...body, version: 1 })).toMatchObject({ status: 200, data: { version: 2 } });
  });

  test("of an older state is refused", async () => {
    const { id } = await place();
    expect((await act(id, "confirm")).status).toBe(200);
    expect((await act(id, "in-delivery", { version: 1 })).status).toBe(409);
    expect((await act(id, "in-delivery", { version: 2 })).status).toBe(200);
    expect((await act(id, "completed", {})).status).toBe(200);
  });
});

describe("access", () => {
  test("a wrong hash is answered like a wrong uid", async () => {
    const { uid, path, hash } = await place();
    expect((await send({ path: `/api/orders/public/${uid}/${"x".repeat(hash.length)}` })).status).toBe(404);
    expect((await send({ path: `/api/orders/public/UNKNOWN/${hash}` })).status).toBe(404);
    expect((await send({ method: "POST", path: `${path.slice(0, -1)}~/reject-counter-appointment` })).status).toBe(404);
  });

  test("without a session 401, in a foreign branch 403, unknown 404", async () => {
    const { id } = await place({ branch: "brn_nord" });
    expect((await send({ path: `/api/orders/${id}` })).status).toBe(401);
    expect((await send({ method: "POST", path: `/api/orders/${id}/status/confirm` })).status).toBe(401);
    expect((await send({ path: `/api/orders/${id}`, session: sessions.employee })).status).toBe(403);
    expect((await act(id, "confirm")).status).toBe(403);
    expect(
      (await send({ path: "/api/orders/current", query: { branch: "brn_nord" }, session: sessions.employee })).status,
    ).toBe(403);
    expect((await send({ path: "/api/orders/ord_unknown", session: sessions.employee })).status).toBe(404);
    expect((await act(id, "confirm", undefined, sessions.admin)).status).toBe(200);
    const own = await send({ path: "/api/orders/current", session: sessions.employee });
    expect((own.data as { branch: { id: string } }[]).every(({ branch }) => branch.id === "brn_mitte")).toBe(true);
  });
});
