// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { toastsAtom } from "../shared/toasts";
import { ADMIN, META, mountPage } from "./testing/page";

const TAG = { ...META, id: "tag_1", name: "Vegan" };
const THEIRS = { ...TAG, version: 2, name: "Pflanzlich", updatedAt: "2026-06-05T12:32:00.000Z" };
const LAST = {
  version: 2,
  at: THEIRS.updatedAt,
  action: "update",
  actor: { kind: "staff", id: "usr_2", name: "Leo Huber" },
  fields: ["name"],
  requestId: null,
};
const REFUSED = { errors: [{ code: "record.changed", message: "Inzwischen geändert." }] };

let mounted: Awaited<ReturnType<typeof mountPage>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const PERSON = {
  ...META,
  id: "usr_9",
  username: "neu@example.test",
  roles: ["ROLE_EMPLOYEE"],
  branches: [],
  phone: "",
};

test("a new password is told neither where somebody else saved meanwhile, nor taken back", async () => {
  let answer = () => Response.json(REFUSED, { status: 409 });
  const theirs = { ...PERSON, version: 2, phone: "+43 1 234" };
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "PUT") return answer();
    return Response.json(/users.usr_9($|\?)/.test(address) ? { data: theirs } : { data: [], cursor: null });
  });
  mounted = await mountPage({ resource: "users", id: "usr_9", records: [PERSON] });
  await type({ into: mounted.element.querySelector("input[type=password]"), text: "Ganz-im-Geheimen-7" });
  await press("Speichern");
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  const asked = document.querySelector("[role=alertdialog]")?.textContent ?? "";
  expect(asked).toContain("PasswortMeine Eingabe(geändert)••••••••Gespeicherte Fassungwie bisher");
  expect(asked).not.toContain("Geheimen");
  answer = () => Response.json({ data: { ...theirs, version: 3 } });
  await press("Auswahl speichern");
  const told = () => getDefaultStore().get(toastsAtom);
  await eventually(() => expect(told()).toMatchObject([{ kind: "success", message: "Gespeichert." }]));
  expect(told()[0]?.undo).toBeUndefined();
});

/** Saves a tag that somebody else has saved meanwhile, and returns the text of the question. */
async function saveChanged({ mayReadHistory, by = LAST }: { mayReadHistory: boolean; by?: object }): Promise<string> {
  let refused = false;
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "PUT") {
      refused = true;
      return Response.json(REFUSED, { status: 409 });
    }
    if (address.includes("/versions"))
      return mayReadHistory
        ? Response.json({ data: [by], cursor: null })
        : Response.json({ errors: [{ code: "forbidden", message: "Kein Zugriff." }] }, { status: 403 });
    return Response.json(
      address.includes("/tags/tag_1") ? { data: refused ? THEIRS : TAG } : { data: [], cursor: null },
    );
  });
  mounted = await mountPage({ resource: "tags", id: "tag_1", records: [TAG] });
  await type({ into: mounted.element.querySelector("input"), text: "Rein pflanzlich" });
  await press("Speichern");
  await eventually(() => expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("14:32 Uhr"));
  await settled();
  return document.querySelector("[role=alertdialog]")?.textContent ?? "";
}

test("whoever saves after somebody else is told who it was, and when", async () => {
  expect(await saveChanged({ mayReadHistory: true })).toContain("Leo Huber hat am 05.06.2026 14:32 Uhr gespeichert.");
});

test("whoever has saved in another window is told so, and not of themselves as of somebody else", async () => {
  const by = { ...LAST, actor: { kind: "staff", id: ADMIN.id, name: "Eva Admin" } };
  const text = await saveChanged({ mayReadHistory: true, by });
  expect(text).toContain("Sie haben diesen Eintrag am 05.06.2026 14:32 Uhr in einem anderen Fenster geändert.");
  expect(text).not.toContain("Eva Admin");
});

test("who may not read the history is told the time alone", async () => {
  expect(await saveChanged({ mayReadHistory: false })).toContain("Gespeichert am 05.06.2026 14:32 Uhr.");
});
