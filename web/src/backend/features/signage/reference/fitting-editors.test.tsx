// @vitest-environment happy-dom
import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { tvs } from "@tresen/contract/signage/tv/tv.resource";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mountFields } from "../../../admin/form/testing/mount";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { optionQueries } from "../../../admin/picker/option-queries";
import { resourceQueries } from "../../../admin/queries";
import { sceneScreen, tvScreen } from "../screens";
import { OfBranchEditor, ReadyVideoEditor } from "./fitting-editors";

const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(() => mounted.unmount());

/** What a picker offers of these records, each named like its id. */
async function offers({
  path,
  resource,
  records,
  draft,
}: {
  path: string;
  resource: string;
  records: readonly { id: string }[];
  draft: object;
}): Promise<(string | null)[]> {
  const isScene = path.startsWith("content.");
  const fields = fieldsOf((isScene ? scenes : tvs).fields).filter(({ key }) => key === path.split(".")[0]);
  const options = { data: records.map(({ id }) => ({ id, label: id })), cursor: null };
  mounted = await mountFields({
    ...{ fields, draft: { ...draft }, form: { editors: { [path]: isScene ? ReadyVideoEditor : OfBranchEditor } } },
    data: [
      [resourceQueries.all(resource).queryKey, records.map((record) => ({ ...META, ...record }))],
      [optionQueries.found({ name: resource, search: "" }).queryKey, { pages: [options], pageParams: [null] }],
    ],
  });
  const box = mounted.element.querySelector<HTMLElement>(`[data-field='${path}'] button`);
  await act(async () => box?.click());
  return [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
}

test("a scene is offered the videos alone whose file was taken in", async () => {
  const records = [
    { id: "vid_ready", state: "ready" },
    { id: "vid_waiting", state: "waiting" },
    { id: "vid_refused", state: "refused" },
  ];
  const draft = { type: "video", content: {} };
  expect(await offers({ path: "content.video", resource: "signage-videos", records, draft })).toEqual(["vid_ready"]);
});

const RECORDS = [
  { id: "own", branch: "brn_1" },
  { id: "everywhere", branch: null },
  { id: "other", branch: "brn_2" },
];
test.each([
  ["stream", "digital-signage-streams"],
  ["department", "departments"],
])("a TV is offered no %s of another branch", async (path, resource) => {
  const ofBranch = await offers({ path, resource, records: RECORDS, draft: { branch: "brn_1" } });
  expect(ofBranch).toEqual(["own", "everywhere"]);
  await mounted.unmount();
  const ofAny = await offers({ path, resource, records: RECORDS, draft: { branch: null } });
  expect(ofAny).toEqual(["own", "everywhere", "other"]);
});

test("the forms of scenes and TVs have these pickers", () => {
  expect(Object.keys(sceneScreen.fields ?? {})).toEqual(["path", "content.video"]);
  expect(Object.keys(tvScreen.fields ?? {})).toEqual(["department", "stream", "orientation"]);
});
