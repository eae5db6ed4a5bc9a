// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { AskCorrection } from "../features/time/requests/ask-button";
import type { Me } from "../shared/session";
import { mountPart } from "./testing/part";

const ME: Me = { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const ENTRY = {
  ...{ id: "act_1", version: 2, createdAt: "2026-06-05T16:46:10.000Z", updatedAt: "2026-06-05T21:03:32.000Z" },
  ...{ user: ME.id, branch: "brn_1", state: "ended", kind: null },
  ...{ startedAt: "2026-06-05T16:46:10.000Z", endedAt: "2026-06-05T21:03:32.000Z" },
  breaks: [{ startedAt: "2026-06-05T18:00:07.000Z", endedAt: "2026-06-05T18:30:09.000Z" }],
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit = {}) => {
    if (method === "POST") sent.push(JSON.parse(String(body)));
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPart({ content: <AskCorrection record={ENTRY} />, me: ME });
  await press("Korrektur anfragen");
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("only what was changed takes the minute that was typed, all else is sent as recorded", async () => {
  const field = (name: string): HTMLInputElement | null =>
    [...document.querySelectorAll<HTMLLabelElement>("[role=dialog] label")]
      .filter((label) => label.textContent.replace(" *", "") === name)
      .map((label) => document.getElementById(label.htmlFor) as HTMLInputElement)[0] ?? null;
  await type({ into: field("Beginn"), text: "18:26" });
  await type({ into: field("Grund"), text: "Früher da" });
  await press("Anfragen");
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      ...{ activity: "act_1", startedAt: "2026-06-05T16:26:00.000Z", endedAt: ENTRY.endedAt, breaks: ENTRY.breaks },
      ...{ kind: null, reason: "Früher da" },
    },
  ]);
});
