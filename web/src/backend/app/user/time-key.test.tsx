// @vitest-environment happy-dom
import type { TimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../shared/testing/hands";
import { TimeKeySection } from "../../features/time/time-key-section";
import { mountPart } from "../testing/part";

const NONE: TimeKey = { state: "none", hint: "", createdAt: null, lastUsedAt: null, revokedAt: null };
const VALID: TimeKey = { ...NONE, state: "valid", hint: "abcd", createdAt: "2026-06-05T06:00:00.000Z" };
const PATH = "/api/working-activities/me/key";

let mounted: Awaited<ReturnType<typeof mountPart>>;
let known: TimeKey;
const text = (): string => document.body.textContent;

beforeEach(async () => {
  known = NONE;
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit = {}) => {
    if (method !== "POST") return Response.json({ data: known });
    const isMade = path === PATH;
    known = isMade ? VALID : { ...NONE, state: "revoked", revokedAt: "2026-06-05T07:00:00.000Z" };
    return Response.json({ data: isMade ? { ...known, key: "tim_usr_1.geheim-abcd" } : known }, { status: 201 });
  });
  mounted = await mountPart({ content: <TimeKeySection /> });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("a key is shown once, behind the # of its link and as a QR code, and can be revoked", async () => {
  await eventually(() => expect(text()).toContain("ohne sich anzumelden"));
  await press("Schlüssel erstellen");
  const link = () => document.querySelector<HTMLInputElement>("[role=alertdialog] input")?.value ?? "";
  await eventually(() => expect(link()).toContain("/display/my-time#tim_usr_1.geheim-abcd"));
  expect(document.querySelector("[role=alertdialog] a")?.getAttribute("href")).toBe(link());
  expect(document.querySelector("[role=alertdialog] svg.qr")).not.toBeNull();
  await press("Schließen");
  await eventually(() => expect(text()).toContain("Ihr Schlüssel endet auf abcd"));
  expect(text()).not.toContain("geheim");
  await press("Widerrufen");
  const dialog = (): HTMLElement | null => document.querySelector("[role=alertdialog], [role=dialog]");
  await eventually(() => expect(dialog()?.textContent).toContain("Schlüssel widerrufen?"));
  await press("Widerrufen", dialog() ?? document);
  await eventually(() => expect(text()).toContain("Ihr Schlüssel wurde am"));
});

test("a link to it gives it the focus and brings it into sight, and without one it does not take it", async () => {
  await eventually(() => expect(text()).toContain("ohne sich anzumelden"));
  const section = () => document.getElementById("time-key");
  expect(document.activeElement).not.toBe(section());
  const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await act(() => mounted.router.navigate({ to: ".", hash: "time-key" }));
  await eventually(() => expect(document.activeElement).toBe(section()));
  expect(shown).toHaveBeenCalled();
  shown.mockRestore();
});
