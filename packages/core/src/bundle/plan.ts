import { isDeepStrictEqual } from "node:util";
import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import type { BundleImage } from "@tresen/contract/bundle/bundle-image";
import type { FieldError } from "@tresen/contract/kit/errors";
import { isObject } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import { resources } from "@tresen/contract/resources";
import { LAST_ADMIN_IN_IMPORT } from "@tresen/contract/user/user.texts";
import { externalUserHooks } from "../external";
import type { Row, Stored } from "../records/rows";
import { isActiveAdmin, roleRows, roleSecrets, userHooks } from "../user";
import { imageFields, storedImage } from "./image";
import { type BundleState, RECORD_NAMES, type RecordName } from "./state";

export interface Plan {
  /** The rows to write, by resource in the order of writing. */
  changes: ReadonlyMap<RecordName, readonly Stored[]>;
  /** The images whose content is new. */
  images: readonly BundleImage[];
  created: number;
  updated: number;
  unchanged: number;
}

interface Incoming {
  id: string;
  /** What is stored in place of the existing row. */
  prepare: (before: Row | null) => Promise<Pick<Row, "fields" | "secrets">>;
}

function recordsIn({ bundle, name, now }: { bundle: ShopBundle; name: RecordName; now: Instant }): readonly Incoming[] {
  if (name === "images")
    return bundle.images.map((image) => ({
      id: image.id,
      prepare: async (before) => ({ fields: imageFields({ image, before, now }), secrets: {} }),
    }));
  const records: readonly Record<string, unknown>[] = bundle[name];
  return records.map(({ id, ...fields }) => ({
    id: String(id),
    prepare: async (before) => {
      if (name === "users") return userHooks.prepare({ fields, before });
      if (name === "external-users") return externalUserHooks.prepare({ fields, before });
      if (name === "roles") return { fields, secrets: roleSecrets(roleRows.fieldsOf({ fields }).permissions) };
      return { fields, secrets: before?.secrets ?? {} };
    },
  }));
}

/** Finds what an import must write: new records, and those that differ from the stored ones. */
export async function planImport({
  bundle,
  state,
  now,
}: {
  bundle: ShopBundle;
  state: BundleState;
  now: Instant;
}): Promise<Plan> {
  const changes = new Map<RecordName, Stored[]>();
  const plan = { created: 0, updated: 0, unchanged: 0 };
  for (const name of RECORD_NAMES) {
    const stored: Stored[] = [];
    for (const { id, prepare } of recordsIn({ bundle, name, now })) {
      const before = state.get(name)?.get(id) ?? null;
      const row = await rowFor({ id, prepare, before, now });
      if (before && isSame(before, row)) plan.unchanged += 1;
      else {
        plan[before ? "updated" : "created"] += 1;
        stored.push({ resource: resources[name], before, row });
      }
    }
    changes.set(name, stored);
  }
  return {
    ...plan,
    changes,
    images: bundle.images.filter((image) => isNewContent({ image, stored: changes.get("images") ?? [] })),
  };
}

/**
 * A fault when the import would leave no administrator who can log in. A faulty user of the bundle may be the
 * administrator, so it counts as one here and is reported on its own.
 * @param bundle the valid part of the input.
 */
export function adminFaults({
  input,
  bundle,
  state,
  plan,
}: {
  input: unknown;
  bundle: Pick<ShopBundle, "users">;
  state: BundleState;
  plan: Plan;
}): FieldError[] {
  const before = state.get("users") ?? new Map<string, Row>();
  const planned = (plan.changes.get("users") ?? []).map(({ row }) => [row.id, row] as const);
  const after = new Map([...before, ...planned]);
  const valid = new Set(bundle.users.map(({ id }) => id));
  const isLost =
    [...before.values()].some(isActiveAdmin) &&
    ![...after.values()].some(isActiveAdmin) &&
    !usersIn(input).some((user) => wouldBeAdmin({ user, valid }));
  return isLost
    ? [
        {
          field: "users",
          code: "user.last_admin",
          message: LAST_ADMIN_IN_IMPORT,
        },
      ]
    : [];
}

function usersIn(input: unknown): unknown[] {
  const users = typeof input === "object" && input !== null && "users" in input ? input.users : [];
  return Array.isArray(users) ? users : [];
}

/** Whether a user of the bundle who is not valid is meant to be an administrator. */
function wouldBeAdmin({ user, valid }: { user: unknown; valid: ReadonlySet<unknown> }): boolean {
  if (!isObject(user) || valid.has(user["id"])) return false;
  return user["isEnabled"] !== false && Array.isArray(user["roles"]) && user["roles"].includes("ROLE_ADMIN");
}

async function rowFor({ id, prepare, before, now }: Incoming & { before: Row | null; now: Instant }): Promise<Row> {
  const at = new Date(now).toISOString();
  const meta = { id, version: (before?.version ?? 0) + 1, createdAt: before?.createdAt ?? at, updatedAt: at, parts: 0 };
  return { ...meta, ...(await prepare(before)) };
}

function isSame(before: Row, row: Row): boolean {
  return (
    isDeepStrictEqual(plain(before.fields), plain(row.fields)) &&
    isDeepStrictEqual(plain(before.secrets), plain(row.secrets))
  );
}

/** The value as JSON stores it, without undefined fields. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function isNewContent({ image, stored }: { image: BundleImage; stored: readonly Stored[] }): boolean {
  const change = stored.find(({ row }) => row.id === image.id);
  if (!change) return false;
  const [before, after] = [change.before && storedImage(change.before), storedImage(change.row)];
  return (
    before?.digest !== after.digest || before.fileVersion !== after.fileVersion || before.extension !== after.extension
  );
}
