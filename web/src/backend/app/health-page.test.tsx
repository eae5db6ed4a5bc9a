// @vitest-environment happy-dom
import type { HealthCheck, HealthReport } from "@tresen/contract/health/health";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../shared/testing/hands";
import { ApiError } from "../../shared/api";
import { healthQuery } from "../features/health/health-queries";
import { HealthRoute } from "./routes/insight/health-route";
import { mountPart } from "./testing/part";

const BRANCHES = [
  ["resource", "branches", "all"],
  [{ id: "brn_1", name: "Neubau", timeZone: "Europe/Vienna" }],
] as const;
const KEY = healthQuery().queryKey;
const plain = { branch: null, jobs: null, since: null, next: null, advice: null };
const PAPER: HealthCheck = {
  ...{ ...plain, area: "devices", subject: "dev_1", state: "bad", title: "Küchendrucker", branch: "brn_1" },
  ...{ text: "Küchendrucker: Papier leer", advice: "Legen Sie Papier ein.", since: "2026-06-05T16:30:00.000Z" },
};
const MAIL: HealthCheck = {
  ...{ ...plain, area: "queues", subject: "mail", state: "bad", title: "E-Mail", jobs: "failed" },
  ...{ text: "Fehlgeschlagen oder ungewiss: 2.", advice: "Öffnen Sie die Aufgaben." },
};
const SWEEP: HealthCheck = {
  ...{ ...plain, area: "schedules", subject: "sweep-jobs", state: "good", title: "Aufgaben suchen" },
  ...{ text: "Zuletzt erfolgreich gelaufen.", since: "2026-06-05T16:30:00.000Z", next: "2026-06-05T16:31:00.000Z" },
};
const reportOf = (checks: HealthCheck[], version = APP_VERSION): HealthReport => ({
  at: "2026-06-05T16:30:00.000Z",
  version,
  checks,
  returnedMails: null,
});

let mounted: Awaited<ReturnType<typeof mountPart>>;
let answer: (url: string) => Response;
const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    return answer(url);
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const open = async (report: object | null) => {
  answer = () => Response.json({ data: report });
  mounted = await mountPart({
    content: <HealthRoute />,
    data: [BRANCHES, ...(report ? [[KEY, report] as const] : [])],
  });
  await settled();
};
const sections = () => [...document.querySelectorAll("section")].map(({ textContent }) => textContent);

test("what is bad stands first, with what to do and the way there; what is fine is closed below", async () => {
  await open(reportOf([PAPER, MAIL, SWEEP]));
  const [toDo = "", well = ""] = sections();
  expect(toDo).toContain("Zu tun: 2 Punkte");
  expect(toDo).toContain("Drucker und Anzeigen · Neubau");
  expect(toDo).toContain("Legen Sie Papier ein.");
  expect(toDo).toContain("seit 05.06.2026 18:30");
  expect(well).toContain("nächstes Mal 05.06.2026 18:31");
  expect([...document.querySelectorAll("details")].every(({ open: isOpen }) => !isOpen)).toBe(true);
  expect([...document.querySelectorAll("section a")].map((link) => link.getAttribute("href"))).toEqual([
    "/devices/dev_1",
    "/jobs?kind=mail&state=failed",
  ]);
});

test("where nothing is to be done it says so, and a page that is older than the server is told", async () => {
  await open(reportOf([SWEEP]));
  expect(sections()[0]).toContain("Alles in Ordnung");
  await mounted.unmount();
  await open(reportOf([SWEEP], "9.9.9"));
  expect(sections()[0]).toContain(`Diese Seite hat noch die Version ${APP_VERSION}, der Server schon 9.9.9.`);
});

test("a report that could not be loaded is told and asked for again, and an older one stays", async () => {
  answer = () => Response.json({ errors: [] }, { status: 500 });
  const error = new ApiError({ status: 500, errors: [], requestId: "req_1" });
  mounted = await mountPart({ content: <HealthRoute />, data: [BRANCHES], failures: [[KEY, error]] });
  expect(document.body.textContent).toContain("Der Betriebszustand konnte nicht geladen werden.");
  answer = () => Response.json({ data: reportOf([MAIL]) });
  await press("Erneut versuchen");
  await settled();
  expect(sections()[0]).toContain("Zu tun: 1 Punkt");
  answer = () => Response.json({ errors: [] }, { status: 500 });
  await press("Aktualisieren");
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Konnte nicht aktualisiert werden.");
  expect(sections()[0]).toContain("Zu tun: 1 Punkt");
});

test("employees do not see it", async () => {
  answer = () => Response.json({ data: reportOf([]) });
  const me = { id: "usr_2", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
  mounted = await mountPart({ content: <HealthRoute />, data: [BRANCHES], me });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Kein Zugriff"));
});

test("mails that came back are listed with what each was about, its way back and what to do", async () => {
  const mail = { at: "2026-06-05T16:31:00.000Z", recipient: "m…@example.test", kind: "permanent" as const };
  const subject = { resource: "orders" as const, id: "ord_1" };
  const mails = [
    { ...mail, event: "confirmed", subject },
    { ...mail, kind: "complaint" as const, event: null, subject: null },
  ];
  await open({ ...reportOf([SWEEP]), returnedMails: { count: 70, mails } });
  const [, returned = ""] = sections();
  expect(returned).toContain("Mails, die zurückkamen: 70 E-Mails in 30 Tagen");
  expect(returned).toContain("Bestätigung an m…@example.test: unzustellbar05.06.2026 18:31");
  expect(returned).toContain("E-Mail an m…@example.test: als unerwünscht gemeldet");
  expect(returned).toContain("Werbung geht nicht mehr dorthin.");
  expect(returned).toContain("Gezeigt werden die letzten 2.");
  expect([...document.querySelectorAll("section a")].map((link) => link.getAttribute("href"))).toEqual([
    "/orders/history?order=ord_1",
  ]);
  await mounted.unmount();
  await open({ ...reportOf([SWEEP]), returnedMails: { count: 0, mails: [] } });
  expect(sections()[1]).toBe("Mails, die zurückkamen: 0 E-Mails in 30 Tagen");
});

const STORED: HealthCheck = { ...MAIL, area: "records", subject: "stream", title: "Änderungen", jobs: null };

/** Presses the button, and the one of the question. @param job what has come of it. */
async function redrive(job: object): Promise<void> {
  await open(reportOf([STORED]));
  answer = (url) => {
    if (url.endsWith("/redrive")) return Response.json({ data: { id: "j1", state: "waiting" } }, { status: 202 });
    if (url.includes("/api/jobs/")) return Response.json({ data: { id: "j1", kind: "redrive", ...job } });
    return Response.json({ data: reportOf([SWEEP]) });
  };
  await press("Erneut verarbeiten");
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  const dialog = document.querySelector("[role=alertdialog]");
  expect(dialog?.textContent).toContain("Was wieder fehlschlägt, bleibt liegen.");
  await press("Erneut verarbeiten", dialog ?? document);
  await settled();
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /api/health-report/redrive"]);
}

test("stored changes are processed again after a question, and the page says how far that is", async () => {
  await redrive({ state: "running", redriven: { done: 1, failed: 1, left: 3 } });
  const said = "Verarbeitet: 1. Offen: 3. Wieder fehlgeschlagen: 1.";
  await vi.waitFor(() => expect(document.body.textContent).toContain(said));
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Erneut"));
  expect(button?.getAttribute("aria-disabled")).toBe("true");
});

test("what came of it stays on the page when nothing is stored any more", async () => {
  await redrive({ state: "done", redriven: { done: 4, failed: 1, left: 0 } });
  await vi.waitFor(() => expect(sections()[0]).toContain("Alles in Ordnung"));
  expect(document.body.textContent).toContain("Fertig. Verarbeitet: 4. Wieder fehlgeschlagen: 1.");
});

test("managers have no button for it", async () => {
  const me = { id: "usr_2", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
  const report = reportOf([STORED]);
  answer = () => Response.json({ data: report });
  mounted = await mountPart({ content: <HealthRoute />, data: [BRANCHES, [KEY, report]], me });
  expect(sections()[0]).toContain("Änderungen");
  expect(document.body.textContent).not.toContain("Erneut verarbeiten");
});
