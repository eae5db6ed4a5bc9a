// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../shared/testing/hands";
import { ADMIN, META } from "../testing/page";
import { mountPart } from "../testing/part";
import { resourceQueries } from "../../admin/queries";
import { toastsAtom } from "../../shared/toasts";
import { scene, segment, signageData } from "../../features/signage/testing";
import { shownTv } from "../../features/signage/tv/shown-tv";
import { TVS, tvQueries } from "../../features/signage/tv/tv-queries";
import { TvState } from "../../features/signage/tv/tv-state";

const NOW = Date.parse("2026-06-10T12:00:00Z");
const report = {
  ...{ version: "1.4.0", resolution: { width: 1920, height: 1080 }, userAgent: "Chrome" },
  ...{ scene: "scn_menu", segment: "seg_day", manifest: "m1", loading: null },
  ...{ storage: { used: 250_000_000, quota: 2_000_000_000 }, isStoragePersistent: true },
  ...{ clockDifference: 400, isSoundBlocked: false, troubles: [] },
};
const online = {
  state: "online",
  lastSeenAt: "2026-06-10T11:57:00.000Z",
  report,
  pictureAt: null,
  weekBytes: 1_200_000_000,
};
const command = {
  ...{ id: "cmd_1", type: "reload", data: {}, state: "queued", by: "Maria" },
  ...{ createdAt: "2026-06-10T11:59:30.000Z", deliveredAt: null, finishedAt: null },
  ...{ expiresAt: "2026-06-10T12:09:30.000Z", result: null },
};
const tv = (values: object = {}) => ({
  ...{ ...META, id: "tv_1", name: "Theke links", branch: "brn_1", group: "theke" },
  ...{ size: { width: 1920, height: 1080 }, powerHours: [], status: online, command: null },
  ...values,
});
const data = signageData({
  scenes: [scene("scn_menu", "Speisekarte")],
  segments: [segment("seg_day", "Tagesprogramm", [])],
});

let asked: { address: string; body: unknown }[];
let refusal: object | null;
/** The end of the addresses whose calls are refused. */
let refuses = "";
let answered: object;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  [asked, refusal, refuses, answered] = [[], null, "", tv()];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") asked.push({ address: String(address), body: body && JSON.parse(String(body)) });
    return refusal && method === "POST" && String(address).endsWith(refuses)
      ? Response.json({ errors: refusal, requestId: "req_1" }, { status: 409 })
      : Response.json({ data: answered });
  });
});
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  await act(async () => getDefaultStore().set(toastsAtom, []));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(values: object = {}, me = ADMIN) {
  const record = tv(values);
  answered = record;
  mounted = await mountPart({
    content: <TvState record={record} />,
    data: [...data, [tvQueries.state("tv_1").queryKey, shownTv(record)] as const],
    me,
  });
}
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const text = () => document.body.textContent;
/** Menus of the library open by keys; a press of the mouse takes more than a click. */
const choose = async (entry: string) => {
  const trigger = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent.startsWith("Befehl geben"),
  );
  await act(async () => trigger?.click());
  const item = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(({ textContent }) =>
    textContent.startsWith(entry),
  );
  if (!item) throw new Error(`No command ${entry}`);
  await act(async () => item.click());
};
const told = () => getDefaultStore().get(toastsAtom);

test("says how a TV is and what it shows", async () => {
  await open();
  expect(text()).toContain("online");
  expect(facts()).toEqual({
    "Zuletzt gemeldet": "vor 3 Minuten",
    "Gemeldete Szene": "Speisekarte (Tagesprogramm)",
    Inhalt: "vollständig",
    Version: "1.4.0",
    Auflösung: "1920 × 1080",
    Speicher: "250 MB von 2 GB belegt (13 %)",
    "Sieben Tage ohne Internet": "brauchen 1,2 GB von 2 GB",
    Uhr: "geht richtig",
    Ton: "erlaubt",
  });
});

test("a TV that is switched off says so, and not that it is online and plays", async () => {
  await open({ isEnabled: false });
  expect(text()).toContain("ausgeschaltet");
  expect(text()).not.toContain("online");
  expect(facts()).toMatchObject({ "Gemeldete Szene": "nichts" });
});

test("says what an online TV shows now by its plan, and gets a new picture", async () => {
  const powerHours = [{ type: "daily", isClosed: false, from: "02:00", to: "03:00" }];
  await open({ powerHours, status: { ...online, pictureAt: "2026-06-10T11:00:00.000Z" } });
  expect(facts()).toMatchObject({ "Zeigt laut Plan": "nichts: außerhalb der Einschaltzeiten" });
  expect(text()).toContain("Vom Player gezeichnet, vor 1 Stunde");
  await press("Neues Bild anfordern");
  await eventually(() => expect(asked).toMatchObject([{ body: { type: "screenshot" } }]));
});

test("says what is wrong with it", async () => {
  const wrong = {
    ...report,
    ...{ resolution: { width: 1280, height: 720 }, clockDifference: -95_000, isSoundBlocked: true },
    ...{ storage: { used: 95, quota: 100 }, isStoragePersistent: false, loading: "m2" },
    troubles: [{ scene: "scn_menu", reason: "Kein Bild" }],
  };
  await open({ status: { ...online, state: "offline", report: wrong } });
  expect(facts()).toMatchObject({
    Uhr: "geht 95 s nach",
    Ton: "vom Browser gesperrt",
    Inhalt: "wird gerade geladen",
  });
  for (const told of [
    "offline",
    "Der Bildschirm hat eine andere Größe als eingetragen.",
    "(95 %)",
    "Der Browser darf den Speicher leeren",
    "Das passt nicht in den Speicher dieses TVs.",
    "Speisekarte: Kein Bild",
    "Befehle warten, bis er wieder online ist.",
  ])
    expect(text()).toContain(told);
});

test("a TV that is not connected says so", async () => {
  await open({ status: { state: "unpaired", lastSeenAt: null, report: null, pictureAt: null, weekBytes: null } });
  expect(text()).toContain("nicht verbunden");
  expect(facts()).toEqual({ "Zuletzt gemeldet": "noch nie" });
});

test.each(["unpaired", "offline"])(
  "a TV that is %s is connected with a screen by the dialog that asks for its code",
  async (state) => {
    await open({ status: { state, lastSeenAt: null, report: null, pictureAt: null, weekBytes: null } });
    const connect = [...document.querySelectorAll("a")].find((link) => link.textContent === "Bildschirm verbinden");
    expect(connect?.getAttribute("href")).toContain("/access-keys?dialog=pair-tv");
  },
);

test("a command without data is given at once", async () => {
  await open();
  await choose("Neu laden");
  await eventually(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    address: expect.stringContaining("/api/digital-signage-devices/tv_1/command"),
    body: { type: "reload", data: {} },
  });
  await eventually(() => expect(told().at(-1)?.message).toBe("Befehl „Neu laden“ gegeben."));
});

test("a message is asked for first, and not sent without a text", async () => {
  await open();
  await choose("Mitteilung zeigen");
  await press("Senden", document);
  expect(text()).toContain("Bitte geben Sie einen Text mit höchstens 500 Zeichen ein.");
  expect(asked).toEqual([]);
  await type({ into: document.querySelector("textarea"), text: "Gleich geht es weiter" });
  await press("Senden", document);
  await eventually(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ type: "message", data: { text: "Gleich geht es weiter", minutes: 5 } });
});

test("an open command is shown with its end, and can be taken back", async () => {
  await open({ command });
  expect(text()).toContain("von Maria, gerade eben, läuft um 14:09 ab");
  expect(text()).toContain("Der TV hat noch einen Befehl.");
  await press("Befehl „Neu laden“ abbrechen");
  await eventually(() => expect(asked[0]?.address).toContain("/tv_1/command/abort"));
  await eventually(() => expect(told().at(-1)?.message).toBe("Befehl abgebrochen."));
});

test("another command takes the place of an open one in one step, after it was said what ends", async () => {
  await open({ command });
  await choose("Nummer zeigen");
  expect(asked).toEqual([]);
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Der TV hat noch den Befehl „Neu laden“");
  await press("Abbrechen und senden", document);
  await eventually(() => expect(told().at(-1)?.message).toBe("Befehl „Nummer zeigen“ gegeben."));
  const path = "/api/digital-signage-devices/tv_1/command";
  expect(asked.map(({ address }) => address.slice(address.indexOf("/api")))).toEqual([`${path}/abort`, path]);
  expect(asked[1]?.body).toEqual({ type: "identify", data: {} });
});

test("an open command that ended meanwhile is no reason not to send the other one", async () => {
  await open({ command });
  await choose("Nummer zeigen");
  refuses = "/abort";
  refusal = [{ code: "tv.no_command", message: "Befehl konnte nicht abgebrochen werden." }];
  await press("Abbrechen und senden", document);
  await eventually(() => expect(told().at(-1)?.message).toBe("Befehl „Nummer zeigen“ gegeben."));
  expect(asked).toHaveLength(2);
});

test("a command whose time is over has expired, and another may be given", async () => {
  await open({ command: { ...command, expiresAt: "2026-06-10T11:59:59.000Z" } });
  expect(text()).toContain("abgelaufen");
  expect(text()).not.toContain("Der TV hat noch einen Befehl.");
});

test("what the TV answered is shown", async () => {
  const result = { message: "Fertig", lines: ["start", "ok"] };
  await open({ command: { ...command, type: "sendLogs", state: "done", result } });
  for (const shown of ["Log anfordern", "erledigt", "Fertig", "start\nok"]) expect(text()).toContain(shown);
  expect(text()).not.toContain("zu spät");
  await mounted.unmount();
  await open({ command: { ...command, state: "aborted", result } });
  expect(text()).toContain("Die Antwort kam zu spät und wurde nur vermerkt.");
});

test("refusals are told in the server's words, and can be repeated", async () => {
  const words = (failed: string, why: string) => [failed, why].map((message) => ({ code: "tv.command_open", message }));
  await open();
  refusal = words("Befehl konnte nicht ausgeführt werden.", "Der TV hat noch einen anderen Befehl.");
  await choose("Neu laden");
  await eventually(() =>
    expect(told()).toMatchObject([
      {
        message: "Befehl konnte nicht ausgeführt werden.",
        detail: expect.stringContaining("Der TV hat noch einen anderen Befehl."),
      },
    ]),
  );
  refusal = null;
  await act(async () => void (await told()[0]?.retry?.()));
  expect(asked).toHaveLength(2);
  await mounted.unmount();
  await open({ command });
  refusal = words("Befehl konnte nicht abgebrochen werden.", "Der TV hat keinen offenen Befehl.");
  await press("Befehl „Neu laden“ abbrechen");
  await eventually(() =>
    expect(told().map(({ message }) => message)).toContain("Befehl konnte nicht abgebrochen werden."),
  );
});

test("who may not give commands sees the state alone", async () => {
  await open({ command }, { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] });
  expect(text()).toContain("online");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test.each([
  ["is read anew where a command has set a field of it", 1, 1],
  ["is left alone where nothing of it has changed", 0, 0],
])("the record in the form %s", async (_, later, reads) => {
  const record = tv();
  const queryKey = [...resourceQueries.all(TVS).queryKey, "form"];
  const queryFn = vi.fn(() => Promise.resolve("anew"));
  function Form() {
    return <p>{useQuery({ queryKey, queryFn }).data}</p>;
  }
  mounted = await mountPart({
    content: [<Form key="form" />, <TvState key="state" record={record} />],
    data: [
      ...data,
      [queryKey, "known"] as const,
      [tvQueries.state("tv_1").queryKey, shownTv({ ...record, version: record.version + later })] as const,
    ],
  });
  await eventually(() => expect(text()).toContain("online"));
  expect(queryFn).toHaveBeenCalledTimes(reads);
});
