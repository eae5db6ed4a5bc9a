import { isDeepStrictEqual } from "node:util";
import type { BundleImage, ShopBundle } from "@tresen/contract/bundle";
import type { FieldError } from "@tresen/contract/errors";
import { VALIDATION } from "@tresen/contract/messages";
import type { Instant } from "@tresen/contract/time";
import { type RecordName, type Row, type Stored, uniqueKeys } from "../record";
import { isActiveAdmin, userPolicy } from "../user";
import { type ImageFields, imageFields } from "./image";
import { RECORD_NAMES, type ShopState, resourceOf } from "./state";

export interface Plan {
  /** What has to be written, by resource in the order of writing. */
  changes: ReadonlyMap<RecordName, readonly Stored[]>;
  /** Pictures whose content is new. */
  images: readonly BundleImage[];
  created: number;
  updated: number;
  unchanged: number;
}

type Incoming = Record<string, unknown> & { id: string };

/** What an import has to write: records that are new, or other than those in place. */
export async function planImport({ bundle, state, now }: { bundle: ShopBundle; state: ShopState; now: Instant }): Promise<Plan> {
  const changes = new Map<RecordName, Stored[]>();
  const plan = { created: 0, updated: 0, unchanged: 0 };
  for (const name of RECORD_NAMES) {
    const stored: Stored[] = [];
    for (const incoming of bundle[name] as Incoming[]) {
      const before = state.get(name)?.get(incoming.id) ?? null;
      const row = await rowFor({ name, incoming, before, now });
      if (before && isSame(before, row)) plan.unchanged += 1;
      else {
        plan[before ? "updated" : "created"] += 1;
        stored.push({ resource: resourceOf(name), before, row });
      }
    }
    changes.set(name, stored);
  }
  return { ...plan, changes, images: bundle.images.filter((image) => isNewContent({ image, stored: changes.get("images") ?? [] })) };
}

/** Faults that only the shop in place shows: values taken by records that the bundle does not touch, and no administrator left. */
export function stateFaults({ bundle, state, plan }: { bundle: ShopBundle; state: ShopState; plan: Plan }): FieldError[] {
  const taken = RECORD_NAMES.flatMap((name) => {
    const resource = resourceOf(name);
    const records = bundle[name] as Incoming[];
    const touched = new Set(records.map(({ id }) => id));
    const others = [...(state.get(name)?.values() ?? [])].filter(({ id }) => !touched.has(id));
    const held = new Set(others.flatMap(({ fields }) => uniqueKeys({ resource, fields }).map(({ pk }) => pk)));
    return records.flatMap((fields, index) =>
      resource.unique
        .filter((names) => uniqueKeys({ resource: { ...resource, unique: [names] }, fields: name === "users" ? { ...fields, username: String(fields.username).toLowerCase() } : fields }).some(({ pk }) => held.has(pk)))
        .map((names) => ({ field: `${name}.${index}.${names.at(-1) ?? "id"}`, code: "validation.unique", message: VALIDATION.unique })),
    );
  });
  return [...taken, ...adminFaults({ state, plan })];
}

function adminFaults({ state, plan }: { state: ShopState; plan: Plan }): FieldError[] {
  const before = state.get("users") ?? new Map<string, Row>();
  const after = new Map([...before, ...(plan.changes.get("users") ?? []).map(({ row }) => [row.id, row] as const)]);
  const isLost = [...before.values()].some(isActiveAdmin) && ![...after.values()].some(isActiveAdmin);
  return isLost ? [{ field: "users", code: "user.last_admin", message: "Der letzte aktive Administrator kann nicht deaktiviert oder herabgestuft werden." }] : [];
}

async function rowFor({ name, incoming, before, now }: { name: RecordName; incoming: Incoming; before: Row | null; now: Instant }): Promise<Row> {
  const { id, ...fields } = incoming;
  const at = new Date(now).toISOString();
  const meta = { id, version: (before?.version ?? 0) + 1, createdAt: before?.createdAt ?? at, updatedAt: at, parts: 0 };
  if (name === "images") return { ...meta, fields: imageFields(incoming as unknown as BundleImage), secrets: {} };
  if (name === "users") return { ...meta, ...(await userPolicy.prepare({ fields, before })) };
  return { ...meta, fields, secrets: before?.secrets ?? {} };
}

function isSame(before: Row, row: Row): boolean {
  return isDeepStrictEqual(plain(before.fields), plain(row.fields)) && isDeepStrictEqual(plain(before.secrets), plain(row.secrets));
}

/** Without the fields that storage leaves out. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function isNewContent({ image, stored }: { image: BundleImage; stored: readonly Stored[] }): boolean {
  const change = stored.find(({ row }) => row.id === image.id);
  if (!change) return false;
  const [before, after] = [change.before?.fields as ImageFields | undefined, change.row.fields as ImageFields];
  return before?.digest !== after.digest || before.version !== after.version || before.extension !== after.extension;
}
