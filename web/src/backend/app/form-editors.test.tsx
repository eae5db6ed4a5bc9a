import { expect, test } from "vitest";
import { instantText, wallTime } from "../admin/form/editors/date-editors";
import { META, renderPage } from "./testing/page";

const branch = {
  ...META,
  id: "brn_1",
  identifier: "london",
  name: "London",
  timeZone: "Europe/London",
  orderableFrom: "2026-06-05T10:00:00.000Z",
  openingHours: [{ type: "once", date: "2026-12-24", isClosed: true, from: "00:00", to: "24:00" }],
};

test("dates and times stand there in German and by the branch's own clock, whatever the browser's language", async () => {
  const html = await renderPage({ resource: "branches", id: "brn_1", records: [branch] });
  expect(html).not.toMatch(/type="(?:date|time|datetime-local)"/);
  for (const value of ["05.06.2026", "11:00", "24.12.2026"]) expect(html).toContain(`value="${value}"`);
  expect(html).toContain("Ortszeit Europe/London");
  expect(html).toContain('aria-label="Bestellbar ab: im Kalender wählen"');
  expect(html).toContain('aria-label="Bestellbar ab, Uhrzeit"');
});

test("a time is stored as the branch's clock shows it", () => {
  const zone = "Europe/London";
  const text = instantText({ date: "2026-06-05", time: "11:00", isLocal: false, zone });
  expect(text).toBe("2026-06-05T10:00:00.000Z");
  expect(wallTime({ text, zone })).toEqual(["2026-06-05", "11:00"]);
  expect(instantText({ date: "2026-06-05", time: "11:00", isLocal: true, zone })).toBe("2026-06-05T11:00");
  // Text that cannot be read stays in its two places.
  expect(wallTime({ text: "31.2., 25:00", zone })).toEqual(["31.2.", "25:00"]);
});

test("a field that is not obvious explains itself", async () => {
  const html = await renderPage({ resource: "products", id: "new" });
  expect(html).toContain("Kommt je Einheit zum Preis dazu.");
  const [, hint = ""] = /aria-describedby="([^"]+)"[^>]*data-field="alternativeUnits"/.exec(html) ?? [];
  expect(hint).not.toBe("");
  expect(html).toContain(`id="${hint}"`);
});
