import { expect, test } from "vitest";
import { META, renderPage } from "../testing/page";
import { tvScreen } from "../../features/signage/tv/screen";
import { TvList } from "../../features/signage/tv/tv-list";

/** With its list loaded already. */
const screen = { ...tvScreen, ListPage: TvList };

const report = {
  ...{ version: "1.4.0", resolution: { width: 1920, height: 1080 }, userAgent: "Chrome" },
  ...{ scene: null, segment: null, manifest: null, loading: null, storage: null, isStoragePersistent: true },
  ...{ clockDifference: 0, isSoundBlocked: true, troubles: [] },
};
const tv = (id: string, name: string, status: object) => ({
  ...{ ...META, id, identifier: id, name, branch: "brn_1", place: "", group: "", tags: [], isEnabled: true },
  ...{ status, command: null },
});
const records = [
  tv("tv_1", "Theke", {
    state: "online",
    lastSeenAt: "2026-06-10T11:57:00.000Z",
    report,
    pictureAt: null,
    weekBytes: null,
  }),
  tv("tv_2", "Fenster", { state: "unpaired", lastSeenAt: null, report: null, pictureAt: null, weekBytes: null }),
];

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("the list says how each TV is, what it shows and when it was seen", async () => {
  const page = textOf(await renderPage({ resource: "digital-signage-devices", records, screen }));
  for (const shown of [
    "Zustand",
    "Zuletzt gemeldet",
    "Läuft laut Plan",
    "online",
    "nicht verbunden",
    "noch nie",
    "Befehl an Gruppe",
  ])
    expect(page).toContain(shown);
});

test("the list is filtered by the state", async () => {
  const search = { filters: { state: "online" } };
  const page = textOf(await renderPage({ resource: "digital-signage-devices", records, screen, search }));
  expect(page).toContain("Theke");
  expect(page).not.toContain("Fenster");
});

test("who may not give commands is offered none for groups", async () => {
  const me = { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
  const page = textOf(await renderPage({ resource: "digital-signage-devices", records, screen, me }));
  expect(page).toContain("Theke");
  expect(page).not.toContain("Befehl an Gruppe");
});
