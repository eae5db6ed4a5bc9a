// @vitest-environment happy-dom
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { getDefaultStore } from "jotai";
import { afterEach, expect, test } from "vitest";
import { press } from "../../../shared/testing/hands";
import { resourceQueries } from "../../admin/queries";
import { scene, segment, signageData } from "../../features/signage/testing";
import { sceneToAddAtom } from "../../features/signage/usage/scene-to-add";
import { UsageSection } from "../../features/signage/usage/usage-section";
import { ADMIN } from "../testing/page";
import { mountPart } from "../testing/part";

const menu = scene("scn_menu", "Karte");
const lunch = segment("seg_noon", "Mittag", [{ scene: "scn_menu" }]);
const streams = [{ ...segment("str_1", "Theke", []), filler: "seg_noon", plan: [], overrides: [] }];
const tvs = [{ ...segment("tv_1", "Links", []), stream: "str_1", branch: "brn_1" }];

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(() => mounted.unmount());

async function open({ record = menu as AnyRecord, kind = "scene" as "scene" | "segment", me = ADMIN } = {}) {
  mounted = await mountPart({
    content: <UsageSection {...{ kind, record }} />,
    data: [
      ...signageData({ segments: [lunch] }),
      [resourceQueries.all("digital-signage-streams").queryKey, streams] as const,
      [resourceQueries.all("digital-signage-devices").queryKey, tvs] as const,
    ],
    me,
  });
}
const terms = () =>
  Object.fromEntries(
    [...document.querySelectorAll("dt")].map((term) => [
      term.textContent,
      [...(term.nextElementSibling?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
    ]),
  );

test("a scene says where it runs, with the ways there", async () => {
  await open();
  expect(document.body.textContent).toContain("Eine Änderung wirkt in 1 Stream und auf 1 TV.");
  expect(terms()).toEqual({
    "Läuft in Filmsequenzen": ["/digital-signage-segments/seg_noon"],
    "In Streams": ["/digital-signage-streams/str_1"],
    "Auf TVs": ["/digital-signage-devices/tv_1"],
  });
});

test("a segment says which streams and TVs a change reaches", async () => {
  await open({ record: lunch, kind: "segment" });
  expect(document.body.textContent).toContain("Eine Änderung wirkt in 1 Stream und auf 1 TV.");
  expect(Object.keys(terms())).toEqual(["In Streams", "Auf TVs"]);
  expect(document.body.textContent).not.toContain("aufnehmen");
});

test("a scene that runs nowhere says so, and leads to a new segment with it", async () => {
  await open({ record: scene("scn_new", "Neu") });
  expect(document.body.textContent).toContain("Diese Szene ist noch in keiner Filmsequenz.");
  await press("In eine neue Filmsequenz aufnehmen");
  const { location } = mounted.router.history;
  expect(location.pathname).toBe("/digital-signage-segments/new");
  expect(location.state).toMatchObject({ draft: { entries: [{ scene: "scn_new" }] } });
  expect(getDefaultStore().get(sceneToAddAtom)).toBeNull();
});

test("who may not change segments is led to none", async () => {
  await open({ me: { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] } });
  expect(document.body.textContent).not.toContain("aufnehmen");
});
