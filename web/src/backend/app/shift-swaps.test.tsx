// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { SwapReview } from "@tresen/contract/planning/swap/swap-review";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { OwnShiftsPage } from "../features/planning/own/own-shifts-page";
import { PlannerPage } from "../features/planning/planner-page";
import { META } from "./testing/page";
import { DISABLED } from "../shared/focus/focus-screen";
import { mountPart } from "./testing/part";

const BRANCH = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), ...META, id: "brn_1" };
const times = { startsAt: "2026-06-04T06:00:00.000Z", endsAt: "2026-06-04T14:00:00.000Z" };
const swapped = { id: "shf_1", ...times, role: "Küche", breakMinutes: 30, department: null };
const other = { ...swapped, id: "shf_9", startsAt: "2026-06-05T06:00:00.000Z", endsAt: "2026-06-05T14:00:00.000Z" };
const swap = (changes: Partial<ShiftSwap> = {}): ShiftSwap => ({
  ...{ id: "swp_1", version: 3, state: "accepted", branch: "brn_1", isToAll: false, shift: swapped, counter: null },
  ...{ asker: { id: "usr_a", name: "Anna" }, asked: { id: "usr_b", name: "Ben" }, note: "Prüfung", reason: "" },
  ...{ askedAt: META.createdAt, answeredAt: META.createdAt, decidedAt: null, isAsker: false },
  steps: ["approved", "rejected"],
  ...changes,
});
const own: OwnShift = {
  ...{ id: "shf_1", version: 5, branch: "brn_1", department: null, isOpen: false, role: "Küche", kind: null, note: "" },
  ...{ ...times, breakMinutes: 30, state: "published", consent: null, before: null },
};
const planned: WorkingSchedule = {
  ...META,
  ...own,
  version: 5,
  user: "usr_a",
  consent: null,
  day: "2026-06-04",
  told: null,
};
const ANNA = { id: "usr_a", name: "Anna", isStaff: true, departments: [], wishes: [], terms: [] };
const effect = (id: string, name: string, after: number): SwapReview["people"][number] => ({
  ...{ user: { id, name }, isOverlapping: false, absences: [], findings: [] },
  weeks: [{ monday: "2026-06-01", before: 450, after, contract: 600 }],
});
const REVIEW: SwapReview = {
  ...{ version: 3, seen: "abc", isLate: true },
  people: [
    effect("usr_a", "Anna", 0),
    {
      ...effect("usr_b", "Ben", 900),
      isOverlapping: true,
      absences: [{ from: "2026-06-04", to: "2026-06-05", half: false, part: null }],
      findings: [
        {
          ...{ rule: "rest", paragraph: "§ 12 AZG", severity: "breach", day: "2026-06-04", stretches: ["shf_1"] },
          ...{ message: "Zu wenig Ruhe.", isTextChecked: true, isNew: true },
        },
      ],
    },
  ],
};

let swaps: ShiftSwap[];
let sent: { request: string; body: unknown }[];
let refusal: Response | null;
let mounted: Awaited<ReturnType<typeof mountPart>>;
beforeEach(() => {
  [swaps, sent, refusal] = [[], [], null];
  fixServerTime(Date.parse("2026-06-03T10:00:00Z"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname } = new URL(url, "http://localhost");
    if (method !== "GET") {
      sent.push({ request: `${method} ${pathname}`, body: body ? JSON.parse(String(body)) : null });
      return refusal ?? Response.json({ data: swap() });
    }
    if (pathname.endsWith("/swaps")) return Response.json({ data: swaps });
    if (pathname.endsWith("/review")) return Response.json({ data: REVIEW });
    if (pathname.endsWith("/choices"))
      return Response.json({
        data: [
          { id: "usr_b", name: "Ben", shifts: [{ ...other, version: 8 }] },
          { id: "usr_c", name: "Cleo", shifts: [] },
        ],
      });
    if (pathname.endsWith("/mine")) return Response.json({ data: [own] });
    if (pathname.endsWith("/week"))
      return Response.json({ data: { people: [ANNA], shifts: [planned], seesWages: false } });
    if (pathname.endsWith("/findings")) return Response.json({ data: { country: "AT", late: [], people: [] } });
    if (pathname.endsWith("/setup")) return Response.json({ data: { version: 0, templates: [], needs: [] } });
    if (pathname.endsWith("/availability")) return Response.json({ data: { version: 0, wishes: [] } });
    if (pathname.endsWith("/calendar")) return Response.json({ data: { createdAt: null } });
    if (pathname.endsWith("/messages"))
      return Response.json({ data: { channels: ["mail"], mail: null, phone: null, browsers: 0 } });
    return Response.json({ data: pathname.endsWith("/branches") ? [BRANCH] : [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const choose = (label: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
    if (!select) throw new Error(`No choice ${label}`);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
async function openOwn(): Promise<void> {
  mounted = await mountPart({ content: <OwnShiftsPage /> });
  await eventually(() => expect(text()).toContain("Neubau"));
}
async function openPlanner(): Promise<void> {
  mounted = await mountPart({ content: <PlannerPage search={{}} onSearch={() => undefined} /> });
  await eventually(() => expect(text()).toContain("Tauschanfragen"));
}

test("somebody asks a colleague to swap a shift of theirs for one of the colleague's", async () => {
  await openOwn();
  await eventually(() => expect(text()).toContain("Abgeben oder tauschen …"));
  await press("Abgeben oder tauschen …");
  await eventually(() => expect(text()).toContain("Cleo"));
  await choose("Wen möchten Sie fragen?", "usr_c");
  expect(text()).toContain("Diese Person hat in den nächsten vier Wochen keine Schicht");
  await choose("Wen möchten Sie fragen?", "usr_b");
  await choose("Im Tausch gegen", "shf_9");
  await press("Anfragen");
  await settled();
  expect(sent).toEqual([
    {
      request: "POST /api/working-schedules/swaps",
      body: { shift: "shf_1", version: 5, to: "usr_b", note: "", counter: { id: "shf_9", version: 8 } },
    },
  ]);
});

test("a refused request stays with what was chosen, and tells why", async () => {
  await openOwn();
  await eventually(() => expect(text()).toContain("Abgeben oder tauschen …"));
  await press("Abgeben oder tauschen …");
  await eventually(() => expect(text()).toContain("Cleo"));
  refusal = Response.json(
    { errors: [{ code: "swap.open", message: "Schon offen." }], requestId: "r" },
    { status: 409 },
  );
  await press("Anfragen");
  await eventually(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Schon offen."));
});

test("who is asked accepts or declines, and one's own open request is shown instead of a further one", async () => {
  swaps = [
    swap({ id: "swp_1", state: "asked", isAsker: true, steps: ["withdrawn"] }),
    swap({ id: "swp_2", state: "asked", shift: other, counter: swapped, steps: ["accepted", "declined"] }),
    swap({ id: "swp_3", state: "rejected", isAsker: true, reason: "Zu wenige", steps: [] }),
  ];
  await openOwn();
  await eventually(() => expect(text()).toContain("Anfragen an mich"));
  expect(text()).not.toContain("Abgeben oder tauschen …");
  expect(text()).toContain("Freitag, 05.06.2026, 08:00–16:00, Küche");
  expect(text()).toContain("Grund: Zu wenige");
  await press("Annehmen");
  await settled();
  await press("Ablehnen");
  await settled();
  await press("Anfrage zurückziehen");
  await settled();
  expect(sent).toEqual([
    {
      request: "POST /api/working-schedules/swaps/swp_2/state",
      body: { version: 3, state: "accepted", reason: "" },
    },
    {
      request: "POST /api/working-schedules/swaps/swp_2/state",
      body: { version: 3, state: "declined", reason: "" },
    },
    {
      request: "POST /api/working-schedules/swaps/swp_1/state",
      body: { version: 3, state: "withdrawn", reason: "" },
    },
  ]);
});

test("a request for a shift at the time of an own one cannot be accepted, and says why, unless that is given for it", async () => {
  const open = { state: "asked", steps: ["accepted", "declined"] } as const;
  const wanted = { ...other, startsAt: "2026-06-04T10:00:00.000Z", endsAt: "2026-06-04T18:00:00.000Z" };
  swaps = [
    swap({ id: "swp_1", ...open, steps: [...open.steps], shift: wanted }),
    swap({ id: "swp_2", ...open, steps: [...open.steps], shift: wanted, counter: swapped }),
  ];
  await openOwn();
  await eventually(() => expect(text()).toContain("Anfragen an mich"));
  const accept = [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Annehmen");
  expect(accept.map(({ disabled }) => disabled)).toEqual([true, false]);
  const said = "Überschneidet sich mit Ihrer Schicht Donnerstag, 04.06.2026, 08:00–16:00, Küche.";
  expect(text().split(said)).toHaveLength(2);
});

test("the planner marks shifts with words, and shows what a request would mean before it is approved", async () => {
  swaps = [swap()];
  await openPlanner();
  const block = (): Element | null => document.querySelector('[data-shift="shf_1"]');
  const label = (): string => block()?.getAttribute("aria-label") ?? "";
  await eventually(() => expect(label()).toContain("Tausch angefragt von Anna an Ben"));
  expect(block()?.querySelector('[role="img"][aria-label^="Tausch angefragt"]')).not.toBeNull();
  await press("Tauschanfragen (1)");
  await eventually(() => expect(text()).toContain("Woche ab 01.06.2026: 7:30 → 15:00 Stunden"));
  expect(text()).toContain("vereinbart 10:00, mehr als vereinbart");
  expect(text()).toContain("Hat zu dieser Zeit schon eine andere Schicht.");
  expect(text()).toContain("Abwesend von 04.06.2026 bis 05.06.2026.");
  expect(text()).toContain("Zu wenig Ruhe. (§ 12 AZG, durch den Tausch)");
  expect(text()).toContain("Beide haben dem Tausch zugestimmt");
  await press("Genehmigen");
  await settled();
  expect(sent).toEqual([
    { request: "POST /api/working-schedules/swaps/swp_1/approve", body: { version: 3, seen: "abc" } },
  ]);
});

test("after a decision the focus stays in the dialog, on what is to be decided next, and Escape closes it", async () => {
  swaps = [swap(), swap({ id: "swp_2" })];
  await openPlanner();
  await press("Tauschanfragen (2)");
  const buttons = (): HTMLButtonElement[] =>
    [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Genehmigen");
  await eventually(() => expect(buttons()).toHaveLength(2));
  for (const left of [swaps.slice(1), []]) {
    await eventually(() => expect(buttons()[0]?.disabled).toBe(false));
    await act(async () => buttons()[0]?.focus());
    // What the decision would mean may be read once more.
    await eventually(() => expect(buttons()[0]?.matches(DISABLED)).toBe(false));
    swaps = left;
    await act(async () => buttons()[0]?.click());
    await eventually(() => expect(buttons()).toHaveLength(left.length));
    await eventually(() => expect(document.activeElement?.tagName).toBe(left.length > 0 ? "LI" : "H2"));
    expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
  }
  expect(document.activeElement?.textContent).toBe("Tauschanfragen");
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  );
  await eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());
});

test("a rejection needs its reason, and what nobody has accepted cannot be decided", async () => {
  swaps = [swap(), swap({ id: "swp_2", state: "asked", asked: null, isToAll: true, steps: [] })];
  await openPlanner();
  await press("Tauschanfragen (2)");
  await eventually(() => expect(text()).toContain("Noch nicht angenommen"));
  expect(text()).toContain("Anna gibt ab an alle, die können:");
  expect([...document.querySelectorAll("button")].filter((one) => one.textContent === "Genehmigen")).toHaveLength(1);
  await press("Ablehnen …");
  expect([...document.querySelectorAll("button")].find((one) => one.textContent === "Ablehnen")?.disabled).toBe(true);
  await type({ into: document.querySelector("[role=dialog] form input"), text: "Zu wenige" });
  await press("Ablehnen");
  await settled();
  expect(sent).toEqual([
    {
      request: "POST /api/working-schedules/swaps/swp_1/state",
      body: { version: 3, state: "rejected", reason: "Zu wenige" },
    },
  ]);
});
