import type { JobView } from "@tresen/contract/job/job.view";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { JobDetail } from "./job-detail";
import { doneText, questionOf } from "./job.texts";
import { NoJobs } from "./jobs-page";
import { JobsTable } from "./jobs-table";

const ORDER = "ord_01J00000000000000000000001";
const job = (changes: Partial<JobView> = {}): JobView => ({
  id: "am9i",
  kind: "mail",
  state: "done",
  owner: "01J00000000000000000000001",
  orders: [ORDER],
  event: "newOrder",
  side: "branch",
  recipient: "m…@example.test",
  branch: "brn_mitte",
  attempts: 1,
  createdAt: "2026-06-05T16:30:00.000Z",
  dueAt: "2026-06-05T16:31:00.000Z",
  endedAt: "2026-06-05T16:32:00.000Z",
  ...changes,
});
/** The visible text, without markup. */
const wordsIn = (html: string): string => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const table = ({ seesOrders = true, ...changes }: Partial<JobView> & { seesOrders?: boolean } = {}): string =>
  renderToStaticMarkup(
    createElement(JobsTable, {
      jobs: [job(changes)],
      zoneOf: () => "Europe/Vienna",
      seesOrders,
      currency: "EUR",
      onOpen: () => undefined,
    }),
  );

describe("the list of jobs", () => {
  test("shows in German the kind, state, recipient and time of each job", () => {
    const words = wordsIn(table());
    for (const text of [
      "Neue Bestellung",
      "E-Mail",
      "erledigt",
      "Filiale",
      "m…@example.test",
      "05.06.2026 18:30",
      "18:32",
    ])
      expect(words).toContain(text);
    // It is not due any more.
    expect(words).not.toContain("18:31");
    expect(wordsIn(table({ state: "waiting", endedAt: undefined }))).toContain("18:31");
  });

  test("shows the reason for a job's state as text", () => {
    expect(wordsIn(table({ state: "failed", reason: "no sender" }))).toContain(
      "fehlgeschlagen Es ist keine Absenderadresse eingerichtet.",
    );
    expect(wordsIn(table({ state: "retry", reason: "Error: socket hang up" }))).toContain(
      "Meldung: Error: socket hang up",
    );
  });

  test("links to its order for those who may read orders, and to none for jobs about several or no orders", () => {
    const link = `href="#/orders/history?order=${ORDER}"`;
    expect(table()).toContain(link);
    expect(table({ seesOrders: false })).not.toContain("href=");
    const several = table({ event: "newOrders", orders: [ORDER, "ord_2", "ord_3"] });
    expect(several).not.toContain("href=");
    expect(wordsIn(several)).toContain("3 Bestellungen");
    expect(table({ event: "test", orders: undefined })).not.toContain("href=");
  });
});

test("an empty list says whether filters are set, and whether there are further pages", () => {
  const none = (filter: { state?: "failed" }, hasMore = false): string =>
    wordsIn(renderToStaticMarkup(createElement(NoJobs, { filter, hasMore, onReset: () => undefined })));
  expect(none({})).toContain("sobald es welche gibt");
  expect(none({})).not.toContain("zurücksetzen");
  expect(none({ state: "failed" })).toContain("Zu diesen Filtern gibt es keine.");
  expect(none({ state: "failed" })).toContain("Filter zurücksetzen");
  expect(none({ state: "failed" }, true)).toContain("noch nicht durchsucht");
});

test("a job of many records says what it is about and what came of it", () => {
  const { orders: _, event: __, side: ___, recipient: ____, ...plain } = job();
  const records = {
    action: "update",
    total: 15,
    changed: 12,
    unchanged: 2,
    refused: 1,
    isDryRun: false,
    startedBy: { id: "usr_1", name: "Ada" },
  } as const;
  const html = wordsIn(
    table({ ...plain, orders: undefined, event: undefined, kind: "bulk", owner: "products", records }),
  );
  expect(html).toContain("Produkte ändern");
  expect(html).toContain("12 geändert, 2 unverändert, 1 abgelehnt");
  expect(html).toContain("von Ada");
  const what = {
    adjustments: { price: { percent: 10, step: 1 }, deposit: { amount: -50, step: 1 } },
    fields: ["name"],
  };
  const told = wordsIn(
    table({ ...plain, orders: undefined, kind: "bulk", owner: "products", records: { ...records, ...what } as never }),
  );
  expect(told).toContain("Produkte ändern: Preis +10 %, Pfand je Einheit -0,50 €, Name");
});

test("a job's panel names all of its orders, its branch and its times", () => {
  const detail = (changes: Partial<JobView>, seesOrders = true): string =>
    renderToStaticMarkup(
      createElement(JobDetail, {
        job: job(changes),
        zone: "Europe/Vienna",
        branchName: "Mitte",
        seesOrders,

        onJob: () => undefined,
      }),
    );
  const several = detail({ orders: [ORDER, "ord_2"] });
  expect(several.match(/href="#\/orders\/history\?order=/g)).toHaveLength(2);
  expect(wordsIn(several)).toContain("2 Bestellungen Bestellung 1 ansehen Bestellung 2 ansehen");
  expect(wordsIn(several)).toContain("Filiale Mitte");
  expect(detail({}, false)).not.toContain("href=");
  expect(wordsIn(detail({ owner: "frm_1", orders: undefined }))).toContain("Nummer frm_1");
});

test("before a message is sent that may have arrived already, a warning is shown", () => {
  const mail = { kind: "mail" } as const;
  expect(questionOf({ ...mail, command: "retry", state: "unconfirmed" }).text).toContain("ein zweites Mal");
  expect(questionOf({ ...mail, command: "retry", state: "failed" }).text).not.toContain("zweites Mal");
  expect(questionOf({ ...mail, command: "cancel", state: "waiting" }).confirm).toBe("Abbrechen");
  expect(questionOf({ ...mail, command: "cancel", state: "failed" }).confirm).toBe("Zur Seite legen");
});

test("a job of many records is not called a message", () => {
  for (const command of ["retry", "cancel"] as const)
    for (const state of ["waiting", "failed", "unconfirmed"] as const)
      expect(questionOf({ kind: "bulk", command, state }).text).not.toMatch(/Nachricht|[Gg]esendet/);
  expect(doneText({ kind: "import", command: "cancel" })).toBe("Wird abgebrochen.");
});
