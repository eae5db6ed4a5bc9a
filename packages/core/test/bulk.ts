import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { isOpenJob, isSliced } from "@tresen/contract/job/job.state";
import { products } from "@tresen/contract/catalog/product.resource";
import { exportExecutor, getBulk, listEntries } from "../src/bulk";
import { startBulk } from "../src/bulk/start";
import { bulkExecutor, importExecutor } from "../src/bulk/executor";
import type { Actor } from "../src/platform/actor";
import { findJob } from "../src/platform/job";
import { pictureExecutor } from "../src/template/export";
import { runJob } from "./run-job";
import { ChangeEntity } from "../src/records/changes";
import { findRow } from "../src/records/rows";
import { findStaff } from "../src/user";
import { fill } from "./records";
import { NOW, create } from "./shop";

const EXECUTORS = { bulk: bulkExecutor, import: importExecutor, export: exportExecutor, pictures: pictureExecutor };

/** Stores a user who can log in. @returns the actor that they are. */
export async function person(
  id: string,
  role: "ROLE_ADMIN" | "ROLE_MANAGER" | "ROLE_EMPLOYEE",
  ...branches: string[]
): Promise<Actor> {
  await create("users", {
    id,
    username: `${id.replaceAll("_", "-")}@example.test`,
    roles: [role],
    branches: branches.map((branch) => ({ id: branch })),
    password: "ein-langes-passwort",
  });
  const actor = await findStaff({ id, now: NOW });
  if (!actor) throw new Error("No such user");
  return actor;
}

/** Calls the function of a job until it has ended, at most so often. */
export async function finish({ id }: Pick<StartedJob, "id">, calls = 100): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    const job = await findJob(id);
    if (!job || !isOpenJob(job.state)) return;
    if (!isSliced(job.kind)) throw new Error("No job of many records");
    await runJob({ id, executor: EXECUTORS[job.kind], now: NOW });
  }
}

export const view = (actor: Actor, { id }: Pick<StartedJob, "id">): Promise<BulkView> =>
  getBulk({ actor, id, now: NOW });

/** The whole report, in pages of this many entries. */
export async function report(actor: Actor, { id }: Pick<StartedJob, "id">, limit = 500): Promise<BulkEntry[]> {
  const all: BulkEntry[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listEntries({ actor, id, now: NOW, limit, ...(cursor ? { cursor } : {}) });
    all.push(...page.entries);
    cursor = page.cursor;
  } while (cursor);
  return all;
}

export type Input = Parameters<typeof startBulk>[0]["input"];
type Given = Partial<Input> & Pick<Input, "resource">;

/** Calls by this person, unless another one is given. */
export function startedBy(usual: () => Actor) {
  const start = (input: Given, actor = usual()) =>
    startBulk({ actor, now: NOW, input: { action: "update", dryRun: false, ...input } });
  const run = async (input: Given, actor = usual()) => {
    const started = await start(input, actor);
    await finish(started);
    return { id: started.id, view: await view(actor, started), report: await report(actor, started) };
  };
  return { start, run, someProducts };
}

async function someProducts(prefix: string, count: number, more: object = {}): Promise<string[]> {
  const records = Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    name: `${prefix} ${index}`,
    price: 100,
    ...more,
  }));
  await fill({ resource: products, records });
  return records.map(({ id }) => id);
}

export const fieldsOf = async (resource: string, id: string) =>
  (await findRow({ resource: { name: resource }, id }))?.fields;
export const changesOf = async (resource: string, id: string) =>
  (await ChangeEntity.query.primary({ resource, id }).go({ pages: "all" })).data;
