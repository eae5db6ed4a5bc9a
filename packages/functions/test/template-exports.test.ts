import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import { EXPORTED_RECORDS } from "@tresen/contract/template/template.calls";
import { TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import type { Role } from "@tresen/contract/user/role.resource";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { handler as doPictures } from "../src/job/pictures-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { place } from "./support/orders";
import { type Sessions, openShop, signInHolder } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
/** By source. */
const templates = new Map<string, ImageTemplate>();
const TITLES = {
  none: "shop.name",
  product: "product.name",
  category: "category.name",
  menu: "menu.name",
  branch: "branch.name",
  config: "shop.title",
  order: "order.branchName",
} as const;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  for (const [source, path] of Object.entries(TITLES)) {
    const box = { x: 5, y: 5, width: 190, height: 30 };
    const text = { id: "text", type: "text", ...box, value: { text: "Schild", size: 14 } };
    const layers = [{ ...text, bindings: { text: { path } } }];
    const body = { identifier: source, name: source, source, width: 200, height: 40, layers };
    const { status, data, errors } = await post("image-templates", body);
    expect({ status, errors }).toEqual({ status: 201, errors: [] });
    templates.set(source, data as ImageTemplate);
  }
});
afterAll(() => bucket.stop());

const post = (path: string, body?: unknown, session: string | null = sessions.manager) =>
  send({ method: "POST", path: `/api/${path}`, body, session });
const pathOf = (source: string): string => `image-templates/${templates.get(source)?.id ?? ""}/exports`;

async function start(source: string, body: object, session = sessions.manager): Promise<string> {
  const { status, data, errors } = await withGrantsOf("image-templates", () => post(pathOf(source), body, session));
  expect({ status, errors }).toEqual({ status: 202, errors: [] });
  return (data as { id: string }).id;
}

/** Calls the function of the job as its queue does, until nothing is left to do. */
async function finish(id: string, session = sessions.manager): Promise<{ view: BulkView; report: BulkEntry[] }> {
  const path = `/api/bulk/${id}`;
  for (let slice = 0; slice < 10; slice += 1) {
    const Records = [queueRecord({ body: id })];
    expect(await withGrantsOf("pictures-jobs", () => doPictures({ Records }))).toEqual({ batchItemFailures: [] });
    const view = (await send({ path, session })).data as BulkView;
    if (view.state === "running" || view.state === "waiting") continue;
    return { view, report: (await send({ path: `${path}/report`, session })).data as BulkEntry[] };
  }
  throw new Error("The job has not ended");
}

const RECORDS: [source: string, records: () => Promise<string[]> | string[] | undefined][] = [
  ["none", (): undefined => undefined],
  ["config", (): undefined => undefined],
  ["product", () => ["prd_margherita"]],
  ["category", () => ["cat_pizza"]],
  ["menu", () => ["mnu_1"]],
  ["branch", () => ["brn_mitte", "brn_nord"]],
  ["order", async () => [(await place()).id]],
];

test.each(RECORDS)(
  "pictures of the source %s are drawn within what the functions may do",
  async (source, recordsOf) => {
    const records = await recordsOf();
    const types = { png: (records?.length ?? 1) > 1 ? "application/zip" : "image/png", pdf: "application/pdf" };
    for (const [format, type] of Object.entries(types)) {
      const id = await start(source, { format, ...(records ? { records } : {}) });
      const { view, report } = await finish(id);
      expect(view).toMatchObject({ state: "done", done: records?.length ?? 1, refused: 0 });
      expect(report.map(({ outcome }) => outcome)).toEqual((records ?? [""]).map(() => "drawn"));
      const file = await send({ path: `/api/bulk/${id}/file`, session: sessions.manager });
      expect([file.status, file.headers["content-type"]]).toEqual([200, type]);
      expect((await send({ path: `/api/bulk/${id}/file`, session: sessions.employee })).status).toBe(404);
    }
  },
);

test("what cannot be drawn is refused with a sentence before anything begins", async () => {
  const many = Array.from({ length: EXPORTED_RECORDS + 1 }, (_, index) => `prd_${index}`);
  for (const [source, body, message] of [
    ["product", { format: "png", records: many }, TEMPLATE_MESSAGES.tooManyRecords(EXPORTED_RECORDS)],
    ["product", { format: "png", records: [] }, TEMPLATE_MESSAGES.recordsNeeded],
    ["product", { format: "png" }, TEMPLATE_MESSAGES.recordsNeeded],
    ["product", { format: "png", records: ["prd_a", "prd_a"] }, TEMPLATE_MESSAGES.recordTwice],
    ["none", { format: "png", records: ["prd_a"] }, TEMPLATE_MESSAGES.noRecords],
  ] as const) {
    const { status, errors } = await post(pathOf(source), body);
    expect([status, errors]).toEqual([400, [expect.objectContaining({ field: "records", message })]]);
  }
  expect((await post(pathOf("none"), { format: "bmp" })).status).toBe(400);
  expect((await post("image-templates/tpl_weg/exports", { format: "png" })).status).toBe(404);
  expect((await post(pathOf("none"), { format: "png" }, null)).status).toBe(401);
});

test("who may not read orders any more gets no picture of one, also when the job has begun before", async () => {
  const { id: order } = await place();
  const permissions = ["image-templates.read", "orders.read"].map((permission) => ({
    permission,
    scope: "all" as const,
  }));
  const session = await signInHolder({ admin: sessions.admin, branches: [], permissions });
  const id = await start("order", { format: "png", records: [order] }, session);
  const roles = (await send({ path: "/api/roles", session: sessions.admin })).data as Role[];
  const role = roles.find(({ identifier }) => identifier.startsWith("ROLE_OWN_"));
  const body = { ...role, permissions: permissions.slice(0, 1) };
  expect((await send({ method: "PUT", path: `/api/roles/${role?.id}`, body, session: sessions.admin })).status).toBe(
    200,
  );
  expect((await finish(id, session)).view).toMatchObject({ state: "done", refused: 1, changed: 0 });
  // Nor the report, which names what was drawn.
  expect(await send({ path: `/api/bulk/${id}/report`, session })).toMatchObject({
    status: 403,
    errors: [{ message: expect.any(String) }],
  });
});
