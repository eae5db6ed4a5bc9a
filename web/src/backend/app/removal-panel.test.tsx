// @vitest-environment happy-dom
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { resources } from "@tresen/contract/resources";
import { afterEach, expect, test, vi } from "vitest";
import { RemovalPanel } from "../admin/bulk/removal-panel";
import { press, settled } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

const CHECK: BulkView = {
  ...{ id: "job_1", resource: "tags", action: "remove", state: "running", total: 2, done: 1 },
  ...{ changed: 1, unchanged: 0, refused: 0, isDryRun: true, canUndo: false },
  ...{ startedBy: { id: "usr_admin", name: "Ada" }, createdAt: "2026-06-05T16:30:00.000Z" },
};
const ENTRY: BulkEntry = { id: "tag_1", label: "Vegan", outcome: "removed" };
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: string[] = [];

async function open(check: BulkView): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") sent.push(address);
    if (address.includes("/report")) return Response.json({ data: [ENTRY], cursor: null });
    return Response.json({ data: check });
  });
  const target = { ids: ["tag_1", "tag_2"], count: 2 };
  mounted = await mountPart({
    content: <RemovalPanel resource={resources.tags} target={target} onClose={() => undefined} />,
  });
  await settled();
  await settled();
}
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("while it is checked what refers to the records, one button ends that", async () => {
  await open(CHECK);
  const buttons = [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Abbrechen");
  expect(buttons).toHaveLength(1);
  await press("Abbrechen");
  expect(sent).toEqual(["/api/bulk", "/api/bulk/job_1/cancel"]);
});

test("before anything is deleted, the report says what will be", async () => {
  await open({ ...CHECK, state: "done", done: 2, changed: 2 });
  expect(document.body.textContent).toContain("wird gelöscht");
  await press("Abbrechen");
  expect(sent).toEqual(["/api/bulk"]);
});
