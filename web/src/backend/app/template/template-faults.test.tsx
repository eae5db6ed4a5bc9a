// @vitest-environment happy-dom
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "react";
import { press, settled, type } from "../../../shared/testing/hands";
import { templateScreen } from "../../features/template/screen";
import { ADMIN, META, mountPage } from "../testing/page";

const KEY = `template-draft-${ADMIN.id}-new`;
const design = imageTemplates.fields.parse({ identifier: "aktion", name: "Aktion", width: 400, height: 300 });
const TAKEN = "Dieser Wert wird bereits verwendet.";
let isTaken = false;

let mounted: Awaited<ReturnType<typeof mountPage>>;
beforeEach(async () => {
  isTaken = false;
  localStorage.setItem(KEY, JSON.stringify({ design, version: 0, at: Date.UTC(2026, 5, 5, 10) }));
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ data: [], cursor: null });
    const faults = { errors: [{ field: "identifier", code: "unique", message: TAKEN }], requestId: "r" };
    if (isTaken) return Response.json(faults, { status: 409 });
    return Response.json({ data: { ...META, id: "tpl_1", ...(JSON.parse(String(body)) as object) } });
  });
  mounted = await mountPage({ resource: "image-templates", id: "new", screen: templateScreen });
  await until(() => expect(text()).toContain("Weiterarbeiten"));
  await press("Weiterarbeiten");
  await until(() => expect(text()).toContain("Noch keine Ebenen"));
});
afterEach(async () => {
  await mounted.unmount();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const text = (): string => mounted.element.textContent ?? "";
const field = (label: string): HTMLInputElement => {
  const found = [...mounted.element.querySelectorAll("label")].find(
    (one) => one.textContent.replace(" *", "") === label,
  );
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
  return input;
};
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled();
      check();
    },
    { timeout: 20_000 },
  );
const told = (input: HTMLInputElement): string =>
  document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

test("what the server refuses stands at its field, until it is corrected", async () => {
  isTaken = true;
  await press("Text hinzufügen");
  await press("Speichern");
  await until(() => expect(text()).toContain(TAKEN));
  expect(field("Kennung").getAttribute("aria-invalid")).toBe("true");
  expect(told(field("Kennung"))).toBe(TAKEN);
  await type({ into: field("Kennung"), text: "aktion-2" });
  expect(field("Kennung").getAttribute("aria-invalid")).toBeNull();
  expect(text()).not.toContain(TAKEN);
}, 60_000);

test("a size that is not possible stays to be corrected, and its bounds are told", async () => {
  const width = field("Breite");
  await act(async () => width.focus());
  await type({ into: width, text: "99999" });
  await act(async () => width.blur());
  expect(field("Breite").value).toBe("99999");
  expect(field("Breite").getAttribute("aria-invalid")).toBe("true");
  expect(told(field("Breite"))).toBe("Möglich ist 1 bis 10.000.");
  await type({ into: field("Breite"), text: "500" });
  expect(field("Breite").getAttribute("aria-invalid")).toBeNull();
}, 60_000);

test("the focus stays at the button that saves, and after the question of a new size at its field", async () => {
  await press("Form hinzufügen");
  const save = [...mounted.element.querySelectorAll("button")].find((one) => one.textContent === "Speichern");
  await act(async () => save?.focus());
  await press("Speichern");
  await until(() => expect(mounted.router.state.location.pathname).toBe("/image-templates/tpl_1"));
  expect(document.activeElement).toBe(save);
  expect(save?.getAttribute("aria-disabled")).toBe("true");
}, 60_000);
