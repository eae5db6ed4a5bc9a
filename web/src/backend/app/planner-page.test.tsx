// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { answerAsPlanner, block, cell, focus, key, open, plan, text } from "./testing/planner";

answerAsPlanner();

test("a week shows shifts, absences, holidays, findings, hours and cost, in few calls", async () => {
  await open();
  expect(block("shf_1")?.getAttribute("aria-label")).toBe(
    "08:00–16:00, Küche, Entwurf, Verstoß: § 9 AZG: Zu viele Stunden.",
  );
  expect(cell("open", "1")?.querySelector("[data-shift]")).toBe(block("shf_2"));
  expect(block("shf_3")?.getAttribute("aria-label")).toContain(
    "Veröffentlicht, Warnung: § 19c Abs. 2 AZG: Abgelehnt am",
  );
  expect(cell("usr_b", "2")?.textContent).toContain("Urlaub (beantragt)");
  expect(cell("usr_b", "5")?.getAttribute("aria-label")).toBe("Ben, Fr 5.6.: frei, nicht verfügbar: Kurs");
  expect(text()).toContain("Fronleichnam");
  // Ten hours are agreed, two of them on the holiday.
  expect(text()).toContain("8:00+ 1:00 andere Filialevon 8:00");
  expect(text()).toContain("80,00");
  expect(text()).toContain("Zu viele Stunden. (§ 9 AZG)");
  expect(text()).toContain("1 Person zu wenig");
  const calls = plan.asked.filter((one) => !/branches|departments|kinds/.test(one));
  expect(calls.map((one) => one.split("?")[0]).sort()).toEqual([
    "/api/absences",
    "/api/working-schedules/findings",
    "/api/working-schedules/setup",
    "/api/working-schedules/swaps",
    "/api/working-schedules/week",
  ]);
  expect(plan.asked.filter((one) => one.startsWith("/api/working-activity-kinds"))).toHaveLength(1);
});

test("a shift before the employment begins is marked, and named among what is to be looked at", async () => {
  plan.beforeEntry = ["shf_1"];
  await open();
  const law = document.querySelector("section[aria-label=Arbeitsrecht]")?.textContent;
  expect(block("shf_1")?.getAttribute("aria-label")).toContain(
    "Warnung: Liegt vor dem Beginn des Arbeitsverhältnisses.",
  );
  expect(law).toContain("Anna, Mo 1.6.: Liegt vor dem Beginn des Arbeitsverhältnisses.");
  expect(law).not.toContain("()");
});

test("a shift that was called off shows what its person answered, once they were asked", async () => {
  const consent = {
    ...{ user: "usr_a", paragraph: "§ 19c Abs. 2 AZG", answer: "refused" as const },
    ...{ askedAt: "2026-06-01T10:00:00.000Z", answeredAt: "2026-06-01T11:00:00.000Z" },
  };
  const told = { isCancelled: true } as NonNullable<(typeof plan.shifts)[number]["told"]>;
  const [first, second] = plan.shifts;
  if (!first || !second) throw new Error("There are two shifts.");
  plan.shifts = [
    { ...first, state: "cancelled", consent, told },
    { ...second, state: "cancelled", consent, told: { ...told, isCancelled: false } },
  ];
  await open();
  expect(block("shf_1")?.getAttribute("aria-label")).toContain("Warnung: § 19c Abs. 2 AZG: Absage abgelehnt am");
  expect(block("shf_2")?.getAttribute("aria-label")).not.toContain("§ 19c");
  const law = document.querySelector("section[aria-label=Arbeitsrecht]")?.textContent;
  expect(law).toMatch(/Anna, Mo 1\.6\.: Absage abgelehnt am .+ \(§ 19c Abs\. 2 AZG\)/);
});

test("arrow keys go through the grid, and Enter creates a shift where there is none", async () => {
  await open();
  await focus(block("shf_2"));
  await key("ArrowDown");
  expect(document.activeElement).toBe(block("shf_1"));
  await key("ArrowDown");
  expect(document.activeElement).toBe(cell("usr_b", "1"));
  await key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ben, Di 2.6.: frei, Urlaub (beantragt)");
  await key("Enter");
  await press("Speichern");
  await settled();
  expect(plan.sent).toEqual([
    {
      request: "POST /api/working-schedules",
      body: expect.objectContaining({
        ...{ branch: "brn_1", user: "usr_b", breakMinutes: 30 },
        ...{ startsAt: "2026-06-02T07:00:00.000Z", endsAt: "2026-06-02T15:00:00.000Z" },
      }),
    },
  ]);
  // The keys go on with the shift that stands there now.
  await eventually(() => expect(document.activeElement).toBe(cell("usr_b", "2")?.querySelector("[data-shift]")));
});

test("a publication tells before whom it will tell of what", async () => {
  await open();
  await press("Veröffentlichen …");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Anna1 neue Schicht");
  expect(text()).toContain("Zum Übernehmen angeboten: 1 Schicht.");
  await press("Veröffentlichen");
  await settled();
  expect(plan.sent.at(-1)).toEqual({
    request: "POST /api/working-schedules/publish",
    body: {
      ...{ branch: "brn_1", from: "2026-06-01", to: "2026-06-07" },
      expected: [
        { id: "shf_1", version: 1 },
        { id: "shf_2", version: 1 },
      ],
    },
  });
});

test("a week is copied in one call, and whose time is taken there is told before", async () => {
  await open();
  await press("Woche kopieren …");
  await eventually(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("3 Schichten anlegen"));
  expect(plan.asked.some((one) => one.includes("/week?") && one.includes("from=2026-06-08"))).toBe(true);
  await press("3 Schichten anlegen");
  await settled();
  expect(plan.sent.at(-1)).toEqual({
    request: "POST /api/working-schedules/batch",
    body: {
      ...{ branch: "brn_1", remove: [], request: expect.stringMatching(/^req_/) },
      create: [
        expect.objectContaining({ user: "usr_a", startsAt: "2026-06-08T06:00:00.000Z" }),
        expect.objectContaining({ user: null, startsAt: "2026-06-08T15:00:00.000Z" }),
        expect.objectContaining({ user: "usr_b", startsAt: "2026-06-10T06:00:00.000Z" }),
      ],
    },
  });
});

test("what is done with a week seldom is also behind one button, for narrow screens", async () => {
  await open();
  await press("Mehr");
  const entries = [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
  expect(entries).toEqual(["Woche kopieren …", "Vorlagen …", "Bedarf …", "Drucken", "Als Liste"]);
});

test("a week is kept as a template and put in again, with shifts that overlap made open", async () => {
  await open();
  await press("Vorlagen …");
  await type({ into: document.querySelector("[role=dialog] form input"), text: "Sommer" });
  await press("Als Vorlage speichern");
  await settled();
  const [template] = plan.sent.at(-1)?.body["templates"] as { shifts: object[] }[];
  expect(template?.shifts[0]).toMatchObject({ weekday: 1, from: "08:00", to: "16:00", user: "usr_a" });
  expect(plan.sent.at(-1)?.body).toMatchObject({ branch: "brn_1", version: 1 });
  await press("In die gezeigte Woche einsetzen");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("hat dort schon eine Schicht");
  await press("3 Schichten anlegen");
  await settled();
  expect((plan.sent.at(-1)?.body["create"] as { user: string | null }[]).map(({ user }) => user)).toEqual([
    null,
    null,
    null,
  ]);
});

test("needs are stored, and after somebody else's change over what they stored", async () => {
  const stale = { errors: [{ code: "record.stale", message: "Inzwischen geändert." }], requestId: "r" };
  plan.answerOf = () => (plan.sent.length === 1 ? Response.json(stale, { status: 409 }) : null);
  await open();
  await press("Bedarf …");
  await press("Zeile hinzufügen");
  const min = [...document.querySelectorAll('input[aria-label="Mindestens"]')].at(-1) ?? null;
  await type({ into: min, text: "9" });
  await press("Speichern");
  expect(text()).toContain("„Höchstens“ nicht unter „Mindestens“");
  expect(plan.sent).toEqual([]);
  await type({ into: min, text: "1" });
  await press("Speichern");
  await settled();
  expect(text()).toContain("Ihre Eingaben sind noch da.");
  await press("Neu laden und meine Eingaben darüber speichern");
  await eventually(() => expect(plan.sent.length).toBe(2));
  expect((plan.sent[1]?.body["needs"] as object[]).length).toBe(2);
});

test("what was typed into a shift is asked about before its dialog closes, and nothing is asked without that", async () => {
  await open();
  const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
  const question = () => document.querySelector<HTMLElement>("[role=alertdialog]");
  await focus(cell("usr_b", "1"));
  await key("Enter");
  await key("Escape");
  await eventually(() => expect(dialog()).toBeNull());
  await focus(cell("usr_b", "1"));
  await key("Enter");
  const note = () => dialog()?.querySelector("textarea") ?? null;
  await focus(note());
  await type({ into: note(), text: "Schlüssel mitnehmen" });
  await key("Escape");
  await eventually(() => expect(question()?.textContent).toContain("Änderungen verwerfen?"));
  await press("Weiter bearbeiten", question() ?? document);
  await eventually(() => expect(question()).toBeNull());
  expect(note()?.value).toBe("Schlüssel mitnehmen");
  await focus(note());
  await key("Escape");
  await eventually(() => expect(question()).not.toBeNull());
  await press("Verwerfen", question() ?? document);
  await eventually(() => expect(dialog()).toBeNull());
  expect(plan.sent).toEqual([]);
});
