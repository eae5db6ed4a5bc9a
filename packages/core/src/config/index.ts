import { type ConfigRecord, configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { CONFIG_DEFAULTS } from "@tresen/contract/config/config-defaults";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Actor, requirePermission } from "../platform/actor";
import {
  ConditionFailed,
  type Item,
  type Key,
  fitsItem,
  itemOf,
  keyOf,
  storageCall,
  writeTransaction,
} from "../platform/db";
import { isAppError } from "../platform/errors";
import { type Cause, ChangeEntity, changeItem } from "../records/changes";
import { stale } from "../records/rows";
import { requireReferences } from "../records/references";
import { ConfigEntity } from "./config.entity";

/** Of administrators who save at the very same moment; each round lets one of them through. */
const ROUNDS = 10;

/** The configuration; version 0 with every default while none was saved. */
export async function getConfig(): Promise<ConfigRecord> {
  const { data } = await storageCall(() => ConfigEntity.get({}).go({ consistent: true }));
  return configOf(data);
}

/**
 * Saves the configuration, by administrators: with a `version` the whole of it, over that one only; without one just
 * the fields that are given, over whichever there is.
 * @throws conflict when it was changed meanwhile, input for pictures that do not exist.
 */
export async function saveConfig({
  actor,
  now,
  input,
}: {
  actor: Actor;
  now: Instant;
  input: Record<string, unknown> & { version?: number };
}): Promise<ConfigRecord> {
  requirePermission({ actor, permission: configPermissions.update });
  const { version, ...given } = input;
  for (let round = 1; ; round += 1) {
    const before = await getConfig();
    if (version !== undefined && version !== before.version) throw stale();
    const fields = fieldsOf({ ...(version === undefined ? before : CONFIG_DEFAULTS), ...given });
    await requireReferences({ schema: configFields, value: fields, before });
    try {
      return await writeConfig({ before, fields, cause: { actor, action: "update", now } });
    } catch (error) {
      // Somebody else was faster. Their fields stay where they are not ours.
      if (version !== undefined || round === ROUNDS || !isAppError(error, "record.stale")) throw error;
    }
  }
}

/** Stores configuration fields over those that `before` is. */
export async function writeConfig({
  before: { version, updatedAt: _, ...former },
  fields,
  cause,
}: {
  before: ConfigRecord;
  fields: Record<string, unknown>;
  cause: Cause;
}): Promise<ConfigRecord> {
  const row = { version: version + 1, updatedAt: new Date(cause.now).toISOString(), fields };
  const told = changeItem({
    resource: { ...configSubject, title: [] },
    id: configSubject.name,
    before: version > 0 ? { version, fields: former } : null,
    after: row,
    cause,
    title: "",
  });
  try {
    await writeTransaction({
      entities: { config: ConfigEntity, change: ChangeEntity },
      writes: (entities) => [
        version === 0
          ? entities.config.create(row).commit()
          : entities.config
              .put(row)
              .where((stored, { eq }) => eq(stored.version, version))
              .commit(),
        entities.change.put(told).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return configOf(row);
}

/** Whether these fields fit into the one item that the configuration is. */
export function fitsConfig(fields: Record<string, unknown>): boolean {
  const row = { version: Number.MAX_SAFE_INTEGER, updatedAt: new Date(0).toISOString(), fields };
  return fitsItem(itemOf(ConfigEntity.put(row).params()));
}

export const configKey: Key = keyOf(ConfigEntity.get({}).params());

type ConfigRow = Pick<EntityItem<typeof ConfigEntity>, "version" | "updatedAt" | "fields">;

/** The configuration in a stored row; fields added since it was stored get their defaults. */
export function configOf(row: ConfigRow | null | undefined): ConfigRecord {
  if (!row) return { ...CONFIG_DEFAULTS, version: 0, updatedAt: new Date(0).toISOString() };
  return { ...CONFIG_DEFAULTS, ...row.fields, version: row.version, updatedAt: row.updatedAt };
}

/** The configuration in an item that was read together with others. */
export function configIn(item: Item | undefined): ConfigRecord {
  return configOf(item && ConfigEntity.parse({ Item: item }).data);
}

/** Without what is read beside them. */
function fieldsOf(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in configFields.shape));
}
