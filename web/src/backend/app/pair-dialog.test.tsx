// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import { afterEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { PairDialog } from "../features/device/pair-dialog";
import { mountPart } from "./testing/part";

const BRANCH = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: unknown[] = [];
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function open(purpose: "time" | null): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") sent.push(JSON.parse(String(body)));
    return Response.json({ data: method === "GET" ? [BRANCH] : {}, cursor: null });
  });
  const content = <PairDialog scanned="012345" purpose={purpose} onClose={() => undefined} onDone={() => undefined} />;
  mounted = await mountPart({ content });
  await settled();
  await type({ into: [...document.querySelectorAll("[role=dialog] input")][1] ?? null, text: "Theke" });
}

test("a display that says what it is is connected as that", async () => {
  await open("time");
  expect(document.body.textContent).toContain("Am Terminal steht nur, wer eine PIN hat.");
  await press("Verbinden");
  await settled();
  expect(sent).toEqual([{ name: "Theke", branch: "brn_1", purpose: "time" }]);
});

test("of a code that was typed nothing is supposed: its purpose has to be chosen", async () => {
  await open(null);
  await press("Verbinden");
  await settled();
  expect(sent).toEqual([]);
});
