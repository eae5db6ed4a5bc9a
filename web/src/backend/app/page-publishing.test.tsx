// @vitest-environment happy-dom
import { formatDateTime } from "@tresen/contract/kit/time";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { PlannedNotice } from "../features/site/publish/planned-notice";
import { PublishDialog } from "../features/site/publish/publish-dialog";
import { SearchPreview } from "../features/site/publish/search-preview";
import { SharePreview } from "../features/site/publish/share-preview";
import { VersionsPanel } from "../features/site/versions/versions-panel";
import { mountPart } from "./testing/part";

const ZONE = "Europe/Vienna";
const CREATED = "2026-06-05T16:30:00.000Z";
const PICTURE = { id: "img_1", version: 1, extension: "jpg", width: 1200, height: 800, alt: "" } as const;
const fields: SiteDraft["fields"] = sites.fields.parse({
  ...{ type: "default", isPublic: true, path: "ueber-uns/team", name: "Team", title: "Das Team" },
  description: "Wort ".repeat(50),
  content: {
    sections: [
      { type: "hero", value: { title: "Hallo", links: [{ label: "Weg", url: "/gibt-es-nicht" }] } },
      { type: "text-image", value: { title: "Bild", image: PICTURE } },
    ],
  },
});
const site: Site = { ...fields, id: "sit_1", version: 3, createdAt: CREATED, updatedAt: CREATED };
const PLAN = {
  ...{ id: "plan_1", resource: "sites", record: "sit_1", title: "Sommer", type: "publish", version: 3 },
  ...{ at: "2099-06-05T16:30:00.000Z", plannedAt: CREATED, plannedBy: { id: "usr_1", name: "Anna" }, state: "waiting" },
};
const WHEN = formatDateTime({ at: Date.parse(PLAN.at), zone: ZONE });
const FAILED = { ...PLAN, id: "plan_2", title: "Herbst", state: "failed", reason: "Der Eintrag wurde geändert." };
const version = (number: number, name: string) => ({
  ...{ version: number, at: CREATED, action: "update", actor: { kind: "staff", id: "usr_1", name } },
});

let mounted: Awaited<ReturnType<typeof mountPart>> | null = null;
let sent: { request: string; body: unknown }[];
let conflict: boolean;
let refusal: object | null;

beforeEach(() => {
  sent = [];
  conflict = false;
  refusal = null;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost");
    sent.push({ request: `${method} ${pathname}`, body: body ? JSON.parse(String(body)) : null });
    const answer = (data: unknown) => Response.json({ data, cursor: null });
    if (method === "POST" && refusal) return Response.json({ errors: [refusal], requestId: "r" }, { status: 400 });
    if (method === "POST" && conflict)
      return Response.json(
        { errors: [{ code: "draft.outdated", message: "Die Seite wurde geändert." }], requestId: "r" },
        { status: 409 },
      );
    if (method === "POST") return answer(pathname.endsWith("restore") ? { fields, revision: "neu" } : PLAN);
    if (pathname === "/api/planned-changes") return answer([PLAN, FAILED]);
    if (pathname === "/api/init") return answer([{ url: "config", data: { imprintText: "" } }]);
    if (pathname === "/api/images/img_1") return answer({ alt: "" });
    if (pathname === "/api/sites/sit_1/versions")
      return answer([
        { ...version(3, "Anna"), fields: ["name"], requestId: null },
        { ...version(2, "Bert"), fields: ["content.sections.0.value.title"], requestId: null },
      ]);
    if (pathname.startsWith("/api/sites/sit_1/versions/"))
      return answer({
        ...version(2, "Bert"),
        record: { ...fields, name: "Mannschaft", content: { sections: fields.content.sections?.slice(0, 1) } },
        changes: [],
      });
    return answer([]);
  });
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = null;
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const posted = () => sent.filter(({ request }) => request.startsWith("POST"));
const movedFields = { ...fields, path: "wir" };
const openPublishing = async (more: object = {}): Promise<void> => {
  mounted = await mountPart({
    content: (
      <PublishDialog
        site={site}
        fields={fields}
        zone={ZONE}
        saved={async () => ({ version: 3, revision: "rev" })}
        onPublished={() => undefined}
        onClose={() => undefined}
        {...more}
      />
    ),
  });
};
const radio = (label: string): HTMLInputElement | null =>
  [...document.querySelectorAll("label")].find((one) => one.textContent === label)?.querySelector("input") ?? null;
const fieldOf = (label: string): Element | null => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? "");
};

test("before publishing it is told what is wrong, with the way there, and what is planned", async () => {
  const goTo = vi.fn();
  await openPublishing({ onGoTo: goTo });
  await eventually(() => expect(text()).toContain("Der Link zu „/gibt-es-nicht“ führt zu keiner Seite."));
  expect(text()).toMatch(/Fehler: Der Link.*Warnung: Ein Bild hat keine Bildbeschreibung.*Hinweis: Die Beschreibung/);
  await press("Abschnitt 2 zeigen");
  expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ section: 1, severity: "warning" }));
  expect(text()).toContain("Veröffentlichung am 05.06.2099");
  expect(text()).toContain("Das Geplante wird dann nicht ausgeführt");
  expect(text()).toContain("Nicht veröffentlicht: Der Eintrag wurde geändert.");
});

test("a page is published now with what was read, and a conflict is told", async () => {
  const onConflict = vi.fn(async () => ({ name: "Leo Huber", at: CREATED }));
  await openPublishing({ onConflict });
  conflict = true;
  await press("Jetzt veröffentlichen");
  await eventually(() => expect(text()).toContain("Die Seite wurde geändert."));
  expect(onConflict).toHaveBeenCalledOnce();
  await eventually(() => expect(text()).toContain("Zuletzt gespeichert von Leo Huber, 05.06.2026 18:30"));
  conflict = false;
  await press("Jetzt veröffentlichen");
  await eventually(() => expect(posted()).toHaveLength(2));
  expect(posted()[1]).toEqual({
    request: "POST /api/sites/sit_1/publish",
    body: { version: 3, revision: "rev" },
  });
});

test("why a page cannot be published is told with the field that it is about", async () => {
  refusal = { field: "path", code: "validation.unique", message: "Dieser Wert wird bereits verwendet." };
  await openPublishing();
  await press("Jetzt veröffentlichen");
  await eventually(() => expect(text()).toContain("Pfad: Dieser Wert wird bereits verwendet."));
});

test("a publication is planned in the time zone of the branch, and a moment that is past is refused", async () => {
  await openPublishing();
  await act(async () => radio("Zu einem Zeitpunkt")?.click());
  await press("Veröffentlichung planen");
  expect(text()).toContain("Bitte geben Sie Tag und Uhrzeit an.");
  await type({ into: fieldOf("Tag"), text: "01.01.2020" });
  await type({ into: fieldOf("Uhrzeit"), text: "18:30" });
  expect(text()).toContain("Bitte geben Sie einen Zeitpunkt in der Zukunft an.");
  await type({ into: fieldOf("Tag"), text: "01.07.2099" });
  await press("Veröffentlichung planen");
  await eventually(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toEqual({ version: 3, revision: "rev", at: "2099-07-01T16:30:00.000Z" });
});

test.each([
  { isWished: true, isLater: true },
  { isWished: false, isLater: true },
  { isWished: true, isLater: false },
  { isWished: false, isLater: false },
])("with another address it asks for a redirect: wished $isWished, later $isLater", async ({ isWished, isLater }) => {
  await openPublishing({ fields: movedFields });
  expect(text()).toContain("Die Seite zieht von /ueber-uns/team nach /wir.");
  if (!isWished) await act(async () => radio("Weiterleitung von /ueber-uns/team anlegen")?.click());
  if (isLater) {
    await act(async () => radio("Zu einem Zeitpunkt")?.click());
    await type({ into: fieldOf("Tag"), text: "01.07.2099" });
    await type({ into: fieldOf("Uhrzeit"), text: "18:30" });
  }
  await press(isLater ? "Veröffentlichung planen" : "Jetzt veröffentlichen");
  await eventually(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toEqual({
    ...{ version: 3, revision: "rev" },
    ...(isLater ? { at: "2099-07-01T16:30:00.000Z" } : {}),
    ...(isWished ? { redirect: true } : {}),
  });
});

test("what is planned is moved and called off", async () => {
  await openPublishing();
  await eventually(() => expect(text()).toContain("Sommer"));
  await press(`Veröffentlichung am ${WHEN} verschieben`);
  await type({ into: document.querySelectorAll("li input")[1] ?? null, text: "20:00" });
  await press("Neuen Zeitpunkt speichern");
  await eventually(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]).toEqual({
    request: "POST /api/planned-changes/plan_1/move",
    body: { at: "2099-06-05T18:00:00.000Z" },
  });
  await press(`Veröffentlichung am ${WHEN} absagen`);
  await press(`Gescheiterte Veröffentlichung am ${WHEN} ausblenden`);
  await eventually(() =>
    expect(posted().map(({ request }) => request)).toEqual([
      "POST /api/planned-changes/plan_1/move",
      "POST /api/planned-changes/plan_1/cancel",
      "POST /api/planned-changes/plan_2/cancel",
    ]),
  );
});

test("above the editor it is said what did not go, and it can be put aside without publishing", async () => {
  mounted = await mountPart({ content: <PlannedNotice site="sit_1" zone={ZONE} /> });
  await eventually(() => expect(text()).toContain("geplante Veröffentlichung ist nicht geschehen"));
  await press("Ansehen");
  await eventually(() => expect(text()).toContain("Der Eintrag wurde geändert."));
  expect(text()).not.toContain("Das Geplante wird dann nicht ausgeführt");
  await press(`Veröffentlichung am ${WHEN} absagen`);
  await eventually(() =>
    expect(posted()).toEqual([{ request: "POST /api/planned-changes/plan_1/cancel", body: null }]),
  );
});

test("a version is compared with the draft by sections, and becomes the draft after a question", async () => {
  const onRestored = vi.fn();
  mounted = await mountPart({
    content: (
      <VersionsPanel
        site={site}
        draft={fields}
        zone={ZONE}
        saved={async () => "rev"}
        onRestored={onRestored}
        onClose={() => undefined}
      />
    ),
  });
  await eventually(() => expect(text()).toContain("Bert"));
  await press("Version 2 vergleichen");
  await eventually(() => expect(text()).toContain("Mannschaft"));
  expect(text()).toMatch(/Unterschiede.*Name.*Mannschaft.*Abschnitt/);
  await press("Version 2 als Entwurf holen");
  expect(posted()).toEqual([]);
  await press("Entwurf ersetzen");
  await eventually(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(posted()).toEqual([{ request: "POST /api/sites/sit_1/versions/2/restore", body: { revision: "rev" } }]);
});

test("the head of a page is shown as search engines and messengers show it", async () => {
  mounted = await mountPart({
    content: (
      <>
        <SearchPreview fields={fields} />
        <SharePreview fields={{ ...fields, shareImage: { ...PICTURE, id: "img_share" } }} />
      </>
    ),
  });
  expect(text()).toContain("› ueber-uns › team");
  expect(text()).toContain("Das Team");
  expect(text()).toMatch(/(?:Wort ){30,31}…/);
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/image/share/medium/img_share-1.jpg");
});
