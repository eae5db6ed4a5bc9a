// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import { MINUTE } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadPage } from "../../features/order/capacity/load-page";
import { press } from "../../../shared/testing/hands";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";

/** A Friday, 18:32 in Vienna. */
const NOW = Date.parse("2026-06-05T16:32:00.000Z");
const BRANCH = {
  ...{ ...META, id: "brn_1" },
  ...branches.fields.parse({ identifier: "neubau", name: "Neubau", country: "AT" }),
};
const START = Date.parse("2026-06-05T16:00:00.000Z");
const LOAD: StationLoad = {
  stations: [
    { id: "sta_1", name: "Ofen", limit: 20 },
    { id: "sta_2", name: "Grill", limit: 5 },
  ],
  slots: Array.from({ length: 12 }, (_, index) => ({
    slot: new Date(START + index * 5 * MINUTE).toISOString(),
    stations: [
      { taken: 20, unpaid: index === 6 ? 8 : 0, isBlocked: false },
      { taken: 0, unpaid: 0, isBlocked: index >= 9 },
    ],
  })),
};
const BLOCK = {
  ...{ id: "brn_1.01", branch: "brn_1", station: "sta_2", reason: "Grill wird geputzt" },
  ...{ from: "2026-06-05T16:45:00.000Z", until: "2026-06-05T17:00:00.000Z" },
  ...{ by: { id: "usr_2", name: "Leo Huber" }, at: "2026-06-05T16:10:00.000Z" },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let load: StationLoad;
const sent: [method: string, address: string, body: unknown][] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sent.length = 0;
  load = LOAD;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push([method, address, body === undefined ? null : JSON.parse(String(body))]);
      return Response.json({ data: method === "DELETE" ? null : BLOCK });
    }
    if (address.includes("/load")) return Response.json({ data: load });
    if (address.includes("/station-blocks")) return Response.json({ data: [BLOCK] });
    return Response.json({ data: address.includes("/branches") ? [BRANCH] : [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
async function open(): Promise<void> {
  mounted = await mountPart({ content: <LoadPage search={{}} onSearch={() => undefined} /> });
  await pass(500);
}
const cells = (): (string | null)[] =>
  [...document.querySelectorAll("td button")].map((cell) => cell.getAttribute("aria-label"));

test("tells for each quarter of an hour that is still to come how much is taken, and what is blocked", async () => {
  await open();
  expect(cells()).toEqual([
    "Ofen, 18:30: 60 von 60 min, davon 8 unbezahlt",
    "Grill, 18:30: 0 von 15 min",
    "Ofen, 18:45: 60 von 60 min",
    "Grill, 18:45: 0 von 15 min, gesperrt",
  ]);
  await press("Vergangene Zeiten anzeigen");
  expect(cells()).toHaveLength(8);
  expect(document.body.textContent).toContain("Grill gesperrt von 05.06.2026 18:45 bis 19:00");
  expect(document.body.textContent).toContain("Grill wird geputzt · Leo Huber");
});

test("blocks a time with two presses, from the present slot on, and opens it again", async () => {
  await open();
  await press("Ofen, 18:30: 60 von 60 min, davon 8 unbezahlt");
  await pass(100);
  await press("Sperren");
  await pass(100);
  expect(sent).toEqual([
    [
      "POST",
      "/api/station-blocks",
      {
        branch: "brn_1",
        station: "sta_1",
        from: "2026-06-05T16:30:00.000Z",
        until: "2026-06-05T16:45:00.000Z",
        reason: "",
      },
    ],
  ]);
  await pass(1000);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await press("Grill gesperrt von 05.06.2026 18:45 bis 19:00: aufheben");
  await pass(100);
  expect(sent[1]?.slice(0, 2)).toEqual(["DELETE", "/api/station-blocks/brn_1.01"]);
});

test("says what to do where no station limits its work", async () => {
  load = { stations: [], slots: [] };
  await open();
  expect(document.body.textContent).toContain("Keine Station begrenzt, wie viel sie annimmt.");
});
