// @vitest-environment happy-dom
import type { Absence } from "@tresen/contract/absence/absence";
import { branches } from "@tresen/contract/branch/branch.resource";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { press, settled, type } from "../../shared/testing/hands";
import { AbsencesPage } from "../features/absence/absences-page";
import type { Me } from "../shared/session";
import { toastsAtom } from "../shared/toasts";
import { mountPart } from "./testing/part";

const MANAGER: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const EMPLOYEE: Me = { id: "usr_e", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const branch = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
const absence: Absence = {
  ...{ id: "abs_1", version: 1, user: { id: "usr_e", name: "Eva Huber" }, kind: "holiday", half: false, part: null },
  ...{ from: "2026-07-06", to: "2026-07-10", state: "requested", note: "", reason: "", certificate: null },
  ...{ isOwn: false, mayDecide: true, createdAt: "2026-06-01T08:00:00.000Z", decided: null },
};
const PREVIEW = {
  ...{ taken: 4, left: 10, earned: null, unit: "days", overlap: null, covers: [], returned: null },
  ...{ others: [], shifts: [] },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown }[];
let absences: Absence[];
/** The absence as somebody else has left it, whose version everybody else's steps lack; null where nobody was faster. */
let met: Absence | null;
beforeEach(() => {
  [sent, absences, met] = [[], [absence], null];
  fixServerTime(Date.parse("2026-06-05T10:00:00Z"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push({ request: `${method} ${url}`, body: JSON.parse(String(body)) });
      if (met && !String(body).includes(`"version":${met.version}`))
        return Response.json(
          { errors: [{ code: "record.stale", message: "Jemand war schneller." }], requestId: "r-9" },
          { status: 409 },
        );
      return Response.json({ data: absence });
    }
    if (url.endsWith("/absences/abs_1")) return Response.json({ data: met ?? absence });
    if (url.includes("/preview")) return Response.json({ data: PREVIEW });
    if (url.includes("/branches")) return Response.json({ data: [branch], cursor: null });
    if (url.includes("/people") || url.includes("holiday-balances")) return Response.json({ data: [] });
    return Response.json({ data: absences, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const section = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`section[aria-label="${name}"]`) ?? document.body;
async function open(me: Me): Promise<void> {
  mounted = await mountPart({ content: <AbsencesPage />, me });
  await settled();
}

test("a rejection asks for its reason, in a field that has the focus, and can be left", async () => {
  absences = [absence, { ...absence, id: "abs_3", user: { id: "usr_k", name: "Kai Lang" } }];
  await open(MANAGER);
  const field = (): HTMLInputElement | null => document.querySelector("form input");
  await press("Ablehnen");
  expect(document.activeElement).toBe(field());
  await press("Abbrechen");
  expect(field()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Ablehnen");
  expect(document.activeElement?.closest("li")?.textContent).toContain("Eva Huber");
  await press("Ablehnen");
  await type({ into: field(), text: "Hochsaison" });
  await press("Ablehnen", document.querySelector("form") ?? document);
  await settled();
  expect(sent[0]?.body).toEqual({ version: 1, state: "rejected", reason: "Hochsaison" });
  expect(getDefaultStore().get(toastsAtom).at(-1)?.message).toBe("Abwesenheit abgelehnt.");
});

test("approved leave is cancelled with a reason, which its person sees", async () => {
  absences = [{ ...absence, state: "approved" }];
  await open(MANAGER);
  await press("Stornieren");
  const form = (): HTMLElement => document.querySelector("form") ?? document.body;
  expect(form().textContent).toContain("Grund der Stornierung");
  await press("Stornieren", form());
  expect(sent).toEqual([]);
  await type({ into: form().querySelector("input"), text: "Inventur" });
  await press("Stornieren", form());
  await settled();
  expect(sent[0]?.body).toEqual({ version: 1, state: "withdrawn", reason: "Inventur" });
  await mounted.unmount();
  absences = [{ ...absence, isOwn: true, mayDecide: false, state: "withdrawn", reason: "Inventur" }];
  await open(EMPLOYEE);
  expect(section("Meine Abwesenheiten").textContent).toContain("Grund: Inventur");
});

test("whoever is too late is told who decided, keeps the reason, and can use it for what is still possible", async () => {
  await open(MANAGER);
  await press("Ablehnen");
  await type({ into: document.querySelector("form input"), text: "Hochsaison" });
  const decided = { by: "Anna Leitung", at: "2026-06-05T09:30:00.000Z" };
  met = { ...absence, version: 2, state: "approved", decided };
  absences = [met];
  await press("Ablehnen", document.querySelector("form") ?? document);
  await settled();
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  expect(dialog().textContent).toMatch(/Anna Leitung hat die Abwesenheit am 05\.06\.2026.11:30.* genehmigt\./);
  expect(dialog().querySelector("input")?.value).toBe("Hochsaison");
  await press("Stornieren", dialog());
  await settled();
  expect(sent.at(-1)?.body).toEqual({ version: 2, state: "withdrawn", reason: "Hochsaison" });
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("whoever is too late to approve is told that it was rejected, and cannot approve it any more", async () => {
  await open(MANAGER);
  const decided = { by: "Anna Leitung", at: "2026-06-05T09:30:00.000Z" };
  met = { ...absence, version: 2, state: "rejected", decided };
  await press("Genehmigen");
  await settled();
  const buttons = [...document.querySelectorAll("[role=dialog] button")].map(({ textContent }) => textContent);
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("abgelehnt.");
  expect(buttons).toEqual(["Schließen"]);
});
