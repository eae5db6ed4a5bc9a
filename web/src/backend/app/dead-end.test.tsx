import { expect, test, vi } from "vitest";
import { ApiError } from "../../shared/api";
import type { Me } from "../shared/session";
import { renderPage } from "./testing/page";

// Pages are text here, which nothing is loaded into later.
vi.mock("./shell/not-found", () => import("./shell/dead-ends"));

const holding = (...names: string[]): Me => ({
  id: "usr_own",
  roles: ["ROLE_OWN"],
  branches: [{ id: "brn_1" }],
  permissions: names.map((permission) => ({ permission, scope: "all" })),
});
const open = (...names: string[]) => renderPage({ resource: "departments", me: holding(...names) });

test("a page that the person may not open leads to the first that they may", async () => {
  const page = await open("departments.create", "products.update");
  expect(page).toContain("Kein Zugriff");
  expect(page).toMatch(/<a [^>]*href="[^"]*\/products"[^>]*>Zu „Produkte“<\/a>/);
  expect(await open("orders.read")).toMatch(/<a [^>]*href="[^"]*\/"[^>]*>Zum Bestelltresen<\/a>/);
});

test("a record that does not exist leads back to its list", async () => {
  const failure = new ApiError({ status: 404, errors: [{ code: "record.missing", message: "Fehlt." }] });
  const page = await renderPage({ resource: "products", id: "unbekannt", failure });
  expect(page).toContain("Diesen Eintrag gibt es nicht (mehr).");
  expect(page).toMatch(/<a [^>]*href="[^"]*\/products"[^>]*>.*Zurück zu Produkte/s);
});

test("a person who may open nothing else is led to their own shifts", async () => {
  for (const names of [
    ["departments.create"],
    ["departments.update"],
    ["order.confirm"],
    ["job.retry", "job.cancel"],
  ]) {
    const page = await open(...names);
    expect(page).toContain("Kein Zugriff");
    expect(page).toMatch(/<a [^>]*href="[^"]*\/shifts"[^>]*>Zu „Meine Schichten“<\/a>/);
  }
});
