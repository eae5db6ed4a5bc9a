// @vitest-environment happy-dom
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { getDefaultStore } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "../../../../shared/testing/hands";
import { showsJob } from "../../../admin/bulk/shown-jobs";
import { toastsAtom } from "../../../shared/toasts";
import { mountPart } from "../../testing/part";
import { JobWatch } from "./job-watch";

const JOB: BulkView = {
  ...{ id: "job_1", resource: "products", action: "draw", state: "done", total: 5, done: 5, changed: 5 },
  ...{ unchanged: 0, refused: 0, isDryRun: false, canUndo: false, startedBy: { id: "usr_admin", name: "Ada" } },
  ...{ createdAt: "2026-06-05T16:30:00.000Z", template: { id: "tpl_1", name: "Schild" } },
};
afterEach(() => {
  vi.unstubAllGlobals();
  getDefaultStore().set(toastsAtom, []);
});

async function toldOf(view: BulkView) {
  vi.stubGlobal("fetch", async () => Response.json({ data: view }));
  const { unmount } = await mountPart({ content: <JobWatch ids={[view.id]} /> });
  await settled();
  await settled();
  const told = getDefaultStore().get(toastsAtom);
  await unmount();
  return told;
}

test("the end of a job that is not on the screen is told, with its file", async () => {
  const file = { name: "schild.zip", type: "application/zip", size: 1 };
  expect(await toldOf({ ...JOB, file })).toMatchObject([
    {
      ...{ kind: "success", message: "Fertig: Bilder aus „Schild“, 5 gezeichnet." },
      file: { href: "/api/bulk/job_1/file", name: "schild.zip", label: "Herunterladen" },
    },
  ]);
});

test("one that failed is told as a failure, and so is one of which no picture could be drawn", async () => {
  const reason = "Der Vorgang ist zu oft abgebrochen.";
  expect(await toldOf({ ...JOB, state: "dropped", reason })).toMatchObject([
    { kind: "error", message: `Bilder aus „Schild“: ${reason}` },
  ]);
  expect(await toldOf({ ...JOB, id: "job_2", changed: 0, refused: 5 })).toMatchObject([{}, { kind: "error" }]);
});

test("one that is on the screen tells its end itself", async () => {
  const hide = showsJob(JOB.id);
  expect(await toldOf(JOB)).toEqual([]);
  hide();
});
