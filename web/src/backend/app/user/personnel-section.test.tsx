// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PersonnelSection } from "../../features/user/personnel/personnel-section";
import { personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { ADMIN } from "../testing/page";
import { mountPart } from "../testing/part";

const at = "2026-06-05T16:30:00.000Z";
const RECORD = { id: "usr_1", version: 1, createdAt: at, updatedAt: at };
const STORED = {
  ...{ birthDate: "1990-05-01", personnelNumber: "17", entryDate: "2024-01-01", exitDate: null, contracts: [] },
  ...{ creditedYears: null, holidayUnit: null, carriedLeave: [] },
  version: 3,
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
const CONTRACT = personnelFields.parse({ contracts: [{ validFrom: "2020-01-01", weeklyMinutes: 2400 }] }).contracts;
let stored: object;
let sent: unknown[];
let refusal: object | null;
let conflictWith: object | null;

beforeEach(() => {
  [stored, sent] = [STORED, []];
  [refusal, conflictWith] = [null, null];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ data: stored });
    sent.push(JSON.parse(String(body)));
    if (conflictWith) {
      [stored, conflictWith] = [conflictWith, null];
      return Response.json({ errors: [{ code: "record.stale", message: "Inzwischen geändert." }] }, { status: 409 });
    }
    return refusal ? Response.json(refusal, { status: 400 }) : Response.json({ data: { ...STORED, version: 4 } });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const open = async (me = ADMIN): Promise<void> => {
  mounted = await mountPart({ content: <PersonnelSection record={RECORD} />, me });
  await settled();
  await settled();
};
const numberField = (): HTMLInputElement | null =>
  [...document.querySelectorAll("input")].find(({ value }) => value.startsWith("17")) ?? null;
const leave = async (): Promise<string> => {
  await act(async () => void mounted.router.navigate({ to: "/password" }));
  await settled();
  return mounted.router.state.location.pathname;
};

test("saves personnel data apart from the account, with the version that was seen", async () => {
  await open();
  await type({ into: numberField(), text: "17a" });
  await press("Personaldaten speichern");
  await settled();
  expect(sent).toEqual([{ ...STORED, personnelNumber: "17a" }]);
});

test("asks before personnel data that were not saved are lost", async () => {
  await open();
  await type({ into: numberField(), text: "17a" });
  expect(await leave()).toBe("/");
  expect(document.body.textContent).toContain("Personaldaten verwerfen?");
  await press("Weiter bearbeiten");
  await press("Personaldaten speichern");
  await settled();
  expect(await leave()).toBe("/password");
});

test("tells what the server refuses, and keeps what was typed", async () => {
  refusal = { errors: [{ field: "personnelNumber", message: "Diese Nummer ist zu lang." }] };
  await open();
  await type({ into: numberField(), text: "17a" });
  await press("Personaldaten speichern");
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Diese Nummer ist zu lang.");
  expect(numberField()?.value).toBe("17a");
});

test("offers a choice where somebody else has saved meanwhile, also after Ctrl+S", async () => {
  await open();
  await type({ into: numberField(), text: "17a" });
  conflictWith = { ...STORED, version: 9, exitDate: "2027-01-31" };
  const outer = vi.fn();
  window.addEventListener("keydown", outer);
  await act(async () => {
    numberField()?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  window.removeEventListener("keydown", outer);
  expect(outer).not.toHaveBeenCalled();
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("Jemand anderes hat die Personaldaten");
  await press("Auswahl speichern");
  await settled();
  expect(sent.at(-1)).toEqual({ ...STORED, personnelNumber: "17a", exitDate: "2027-01-31", version: 9 });
});

test("warns of a change of the contract that holds today, and not of a further one, which needs its first day", async () => {
  stored = { ...STORED, contracts: CONTRACT };
  await open();
  const isWarned = (): boolean => document.body.textContent.includes("rückwirkend, was seit 01.01.2020 gilt");
  await press("Verträge: Eintrag hinzufügen");
  expect(isWarned()).toBe(false);
  await press("Personaldaten speichern");
  await settled();
  expect(document.body.textContent).toContain("Dieser Wert sollte nicht leer sein.");
  expect(document.body.textContent).not.toContain("JJJJ-MM-TT");
  expect(sent).toEqual([]);
  await press("Vertrag 1 entfernen");
  expect(isWarned()).toBe(true);
});

test("says nothing to those who may not read them, and asks for nothing", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await open({ ...ADMIN, roles: ["ROLE_EMPLOYEE"] });
  expect(document.body.textContent).toContain("Personaldaten sehen Sie nicht.");
  expect(fetched).not.toHaveBeenCalled();
});
