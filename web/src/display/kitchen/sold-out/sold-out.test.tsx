// @vitest-environment happy-dom
import type { KitchenOrder } from "@tresen/contract/display/display";
import type { SoldOutEntry } from "@tresen/contract/live/sold-out-entry";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { TestSocket } from "../../../shared/testing/test-socket";
import type { Paired } from "../../shared/paired";
import { Kitchen } from "../kitchen";
import { SOLD_OUT_TEXTS } from "./sold-out.texts";

const NOW = Date.parse("2026-06-05T16:31:00.000Z");
const AT = "2026-06-05T16:30:00.000Z";
const PAIRED: Paired = { key: "key_1.secret", branch: "brn_1", purpose: "backoffice", name: "Ofen" };
const ORDER: KitchenOrder = {
  ...{ uid: "U1", ticketNumber: 47, state: "confirmed", method: "takeaway", table: null, appointment: null },
  ...{ confirmedAt: AT, beginsAt: AT, timeZone: "Europe/Vienna", comment: "", isChanged: false, preparedAt: null },
  items: [
    {
      ...{ line: "1", product: "prd_1", name: "Wunschpizza", amount: 1, unit: "piece", allergens: [] },
      parts: [
        { name: "Größe", value: "groß", isChoice: true },
        { name: "Belag", value: ["Ei", "Mais"], isChoice: true },
        { name: "Wunsch", value: "knusprig", isChoice: false },
      ],
      ...{ stations: [null], preparation: [], change: null },
    },
  ],
};

type Report = Pick<SoldOutEntry, "product" | "part" | "option">;
const server = { isReachable: true, entries: [] as SoldOutEntry[], reports: [] as Report[] };
let mounted: Awaited<ReturnType<typeof mount>>;

async function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  if (!server.isReachable) throw new TypeError("Failed to fetch");
  const ok = (data: unknown): Response => Response.json({ data });
  const [, call = ""] = path.split("/key_1.secret");
  if (call === "") return ok([ORDER]);
  if (call === "/stations") return ok([]);
  if (method === "DELETE") {
    server.entries = server.entries.filter(({ id }) => call !== `/sold-outs/${id}`);
    return ok(null);
  }
  if (call === "/sold-outs" && method === "POST") {
    const report = JSON.parse(String(body)) as Report;
    server.reports.push(report);
    const until = "2026-06-06T02:00:00.000Z";
    const by = { id: "key_1", name: "Ofen" };
    const entry = { id: "brn_1.a", branch: "brn_1", title: "Wunschpizza", reason: "", at: AT, until, by, ...report };
    server.entries = [entry];
    return ok(entry);
  }
  if (call === "/sold-outs") return ok(server.entries);
  return Response.json({}, { status: 503 });
}

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const pressKey = (key: string, on: EventTarget = document.body) =>
  act(async () => void on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const text = (): string => mounted.element.textContent;
const mark = SOLD_OUT_TEXTS.mark("Wunschpizza");

beforeEach(async () => {
  Object.assign(server, { isReachable: true, entries: [], reports: [] });
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("WebSocket", TestSocket);
  vi.stubGlobal("fetch", answer);
  mounted = await mount(<Kitchen paired={PAIRED} onRefused={() => undefined} />);
  await pass(0);
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("two touches report a product, an option, and another end, and each is taken back by one", async () => {
  await press(mark);
  await press("Wunschpizza bis morgen ausverkauft");
  await press(mark);
  await press("Ei bis Montag ausverkauft");
  expect(server.reports).toEqual([
    { product: "prd_1", part: null, option: null },
    { product: "prd_1", part: "Belag", option: "Ei", until: "2026-06-08" },
  ]);
  expect(document.querySelector("dialog")).toBeNull();
  expect(text()).toContain("Wunschpizza ist bis");
  await press(SOLD_OUT_TEXTS.undo);
  expect(server.entries).toEqual([]);
  expect(text()).not.toContain("Wunschpizza ist bis");
});

test("what is sold out is listed and offered again", async () => {
  await press(mark);
  await press("groß bis morgen ausverkauft");
  await press(SOLD_OUT_TEXTS.title);
  await pass(0);
  expect(text()).toContain("Ofen");
  await press(SOLD_OUT_TEXTS.againLabel("Wunschpizza"));
  expect(text()).toContain(SOLD_OUT_TEXTS.none);
});

test("keys choose what is sold out, and finish no ticket meanwhile", async () => {
  await press(mark);
  await pressKey("1");
  expect(document.querySelector("dialog")).not.toBeNull();
  await pressKey("3", document.querySelector("dialog") ?? document.body);
  expect(server.reports).toEqual([{ product: "prd_1", part: "Belag", option: "Ei" }]);
  expect(document.querySelector("article")).not.toBeNull();
  await pressKey("s");
  expect(document.querySelector(`aside[aria-label="${SOLD_OUT_TEXTS.title}"]`)).not.toBeNull();
  await pressKey("1");
  expect(document.querySelector("article")).toBeNull();
});

test("without a connection nothing is reported, also not later", async () => {
  server.isReachable = false;
  await press(mark);
  await press("Wunschpizza bis morgen ausverkauft");
  expect(document.querySelector("[role=alert]")?.textContent).toContain(SOLD_OUT_TEXTS.offline);
  await pass(20_000);
  server.isReachable = true;
  await pass(60_000);
  expect(server.reports).toEqual([]);
  await press("Verstanden");
  expect(document.querySelector("[role=alert]")).toBeNull();
});
