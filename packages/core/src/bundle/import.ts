import { isDeepStrictEqual } from "node:util";
import { type ShopBundle, checkBundle } from "@tresen/contract/bundle/bundle";
import type { ConfigRecord } from "@tresen/contract/config/config";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { Instant } from "@tresen/contract/kit/time";
import { bundleInvalid } from "@tresen/contract/bundle/bundle.texts";
import { getConfig, writeConfig } from "../config";
import { recountPlaces } from "../media/image";
import { type Write, eachChunk, batchWrite } from "../platform/db";
import { AppError } from "../platform/errors";
import type { Cause } from "../records/changes";
import { indexing } from "../records";
import { type ReplacedPart, type Stored, afterHistory, bulkWrites, leaveToExpire } from "../records/rows";
import { rebuildSnapshot } from "../snapshot";
import { userHooks } from "../user";
import { storeImage } from "./image";
import { keepPictures } from "./pictures";
import { type Plan, adminFaults, planImport } from "./plan";
import { redirectFaults } from "./redirects";
import { roleFaults } from "./roles";
import { sizeFaults } from "./size";
import { isGuarded, writeGuarded } from "./guarded";
import { importLogEntry } from "./log-entry";
import { type BundleState, RECORD_NAMES, knownIds, knownImages, knownUniques, readState } from "./state";
import { usernameFaults } from "./usernames";

export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
}

/** The number of rows prepared at once, so that memory use does not grow with the bundle. */
const BATCH = 1000;

/**
 * Imports a whole shop. Everything in the bundle is written, and what it leaves out does not change. The bundle is
 * validated completely before anything is written; importing the same bundle again writes nothing. An import overwrites
 * concurrent edits, except that it gives no role that is removed meanwhile: see `isGuarded`. A picture that is removed
 * meanwhile and that it shows is there again: see `keepPictures`.
 * @throws input with the path of every fault, conflict where it must not overwrite an edit: what was written before
 * stays, and the import can be repeated.
 */
export async function importBundle({ bundle: input, now }: { bundle: unknown; now: Instant }): Promise<ImportResult> {
  const state = await readState();
  const checked = checkBundle(input, {
    known: knownIds(state),
    images: knownImages(state),
    uniques: knownUniques(state),
  });
  // The valid part of a faulty bundle is planned too, so that all faults are reported at once.
  const bundle = checked.bundle ?? checked.valid;
  const plan = await planImport({ bundle, state, now });
  const faults = [
    ...checked.faults,
    ...adminFaults({ input, bundle, state, plan }),
    ...roleFaults({ input, bundle, state }),
    ...usernameFaults({ input, bundle, state }),
    ...(await redirectFaults({ input, bundle, state })),
    ...sizeFaults({ input, bundle, plan }),
  ];
  if (faults.length > 0) throw invalid(faults);

  await eachChunk({
    all: plan.images,
    size: 1,
    parallel: 4,
    run: async (chunk) => {
      for (const image of chunk) await storeImage(image);
    },
  });
  const cause: Cause = { actor: null, action: "import", now };
  const config = await planConfig(bundle);
  const entry = importLogEntry({ plan, config, cause });
  if (entry) await batchWrite([entry]);
  for (const name of RECORD_NAMES) {
    const changes = plan.changes.get(name) ?? [];
    const guarded = changes.filter((stored) => isGuarded({ name, stored }));
    await writeRecords({ changes: changes.filter((stored) => !guarded.includes(stored)), cause });
    await writeGuarded({ name, all: guarded, cause, input });
  }
  await keepPictures({ plan, known: picturesOf({ state, bundle }), bundled: bundle.images, now });
  if ((plan.changes.get("images") ?? []).length > 0) await recountPlaces();
  if (config.fields) await writeConfig({ before: config.before, fields: config.fields, cause });
  await endSessions(plan);
  const result = {
    created: plan.created + config.created,
    updated: plan.updated + config.updated,
    unchanged: plan.unchanged + config.unchanged,
  };
  if (result.created + result.updated > 0) await rebuildSnapshot({ startedAt: Date.now() });
  return result;
}

function picturesOf({ state, bundle }: { state: BundleState; bundle: ShopBundle }): ReadonlySet<string> {
  return new Set([...(state.get("images")?.keys() ?? []), ...bundle.images.map(({ id }) => id)]);
}

function invalid(faults: readonly FieldError[]): AppError {
  return new AppError("shop.invalid", "input", bundleInvalid(faults.length), faults);
}

/**
 * Writes the records of one resource. Unique values and parts are freed first, so that no row refers to missing parts
 * and no value is held twice.
 */
async function writeRecords({ changes, cause }: { changes: readonly Stored[]; cause: Cause }): Promise<void> {
  const later: Write[] = [];
  const replaced: ReplacedPart[] = [];
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = await afterHistory(changes.slice(from, from + BATCH));
    const writes = await Promise.all(batch.map((stored) => bulkWrites({ ...stored, cause, indexing })));
    await batchWrite(writes.flatMap(({ first }) => first));
    const last = writes.flatMap((write) => write.last);
    replaced.push(...writes.flatMap((write) => write.replaced));
    // A value may move from one record to another, so no value is taken before all are freed.
    if (writes.some(({ first }) => first.length > 0) || later.length > 0) later.push(...last);
    else await batchWrite(last);
  }
  await batchWrite(later);
  await leaveToExpire(replaced);
}

interface ConfigPlan extends ImportResult {
  before: ConfigRecord;
  /** The configuration to write; null when it does not change. */
  fields: NonNullable<ShopBundle["config"]> | null;
}

async function planConfig(bundle: ShopBundle): Promise<ConfigPlan> {
  const before = await getConfig();
  const result = { created: 0, updated: 0, unchanged: 0, before, fields: null };
  if (!bundle.config) return result;
  const { version, updatedAt: _, ...fields } = before;
  if (version > 0 && isDeepStrictEqual(JSON.parse(JSON.stringify(fields)), JSON.parse(JSON.stringify(bundle.config))))
    return { ...result, unchanged: 1 };
  return { ...result, fields: bundle.config, [version > 0 ? "updated" : "created"]: 1 };
}

async function endSessions({ changes }: Plan): Promise<void> {
  for (const { before, row } of changes.get("users") ?? []) if (before) await userHooks.after({ before, row });
}
