import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../shared/api";
import { closeDays, closingFailure } from "./close-days";

const branch = (version: number, more: object = {}) => ({
  id: "brn_1",
  version,
  name: "Wieden",
  openingHours: [],
  deliveryHours: [{ type: "once", date: "2026-06-06", isClosed: false, from: "17:00", to: "22:00" }],
  ...more,
});
const closed = { type: "once", date: "2026-06-06", isClosed: true, from: "00:00", to: "24:00" };

interface Sent {
  method: string;
  body: unknown;
}

/** Answers one call after the other, and records the requests. */
function answer(...replies: [status: number, data: unknown][]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (_url: string, { method, body }: { method: string; body?: string }) => {
    const [status, data] = replies[sent.length] ?? [500, null];
    sent.push({ method, body: body === undefined ? undefined : JSON.parse(body) });
    return Promise.resolve(
      new Response(JSON.stringify(status < 400 ? { data } : { errors: [data], requestId: "r" }), { status }),
    );
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe("closing days of a branch", () => {
  const request = { client: new QueryClient(), id: "brn_1", days: ["2026-06-06"] };
  const stale = { code: "record.stale", message: "Inzwischen geändert." };

  it("sends the version that it read", async () => {
    const sent = answer([200, branch(3)], [200, branch(4)]);
    await closeDays(request);
    expect(sent.map(({ method }) => method)).toEqual(["GET", "PUT"]);
    expect(sent[1]?.body).toMatchObject({ id: "brn_1", version: 3, openingHours: [closed], deliveryHours: [] });
  });

  it("keeps a concurrent change of another person, and fails the second time", async () => {
    const sent = answer([200, branch(3)], [409, stale], [200, branch(4, { name: "Wieden neu" })], [200, branch(5)]);
    await closeDays(request);
    expect(sent[3]?.body).toMatchObject({ version: 4, name: "Wieden neu", openingHours: [closed] });
    answer([200, branch(3)], [409, stale], [200, branch(4)], [409, stale]);
    await expect(closeDays(request)).rejects.toMatchObject({ status: 409 });
  });

  it("writes nothing where the days are closed already", async () => {
    const sent = answer([200, branch(3, { openingHours: [closed], deliveryHours: [] })]);
    await closeDays(request);
    expect(sent).toHaveLength(1);
  });

  it("names the faulty field as the form does", () => {
    const error = (more: object) =>
      new ApiError({
        status: 400,
        errors: [{ code: "validation.email", message: "Dieser Wert ist keine gültige E-Mail-Adresse.", ...more }],
      });
    expect(closingFailure(error({ field: "email" }))).toEqual({
      message: "E-Mail: Dieser Wert ist keine gültige E-Mail-Adresse.",
      mayPass: false,
    });
    expect(closingFailure(error({})).message).toBe("Dieser Wert ist keine gültige E-Mail-Adresse.");
    expect(closingFailure(new Error("?"))).toEqual({
      message: "Filiale konnte nicht aktualisiert werden.",
      mayPass: true,
    });
  });
});
