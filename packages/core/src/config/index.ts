import { type ConfigRecord, configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { CONFIG_DEFAULTS } from "@tresen/contract/config/config-defaults";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import { FONT_MESSAGES } from "@tresen/contract/media/font/font.texts";
import { endedPeriods } from "@tresen/contract/privacy/retention/retention-kinds";
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
import { missingFamilies } from "../media/font";
import { inputError, isAppError } from "../platform/errors";
import { withdrawPeriods } from "../privacy/retention/withdrawn";
import { type Cause, ChangeEntity, changeItem } from "../records/changes";
import { stale, useWrite } from "../records/rows";
import { guardedUses, requireReferences } from "../records/references";
import { ConfigEntity } from "./config.entity";

/** The number of attempts when several administrators save at the same moment; one of them succeeds in each. */
const ROUNDS = 10;

/** The configuration. Before it is saved for the first time it has version 0 and only default values. */
export async function getConfig(): Promise<ConfigRecord> {
  const { data } = await storageCall(() => ConfigEntity.get({}).go({ consistent: true }));
  return configOf(data);
}

/**
 * Saves the configuration, for administrators. With `version` the whole configuration is replaced if it still has that
 * version; without, only the given fields are changed, whatever the version.
 * @throws conflict when it was changed meanwhile, input for images that do not exist.
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
    await requireFonts(fields);
    try {
      return await writeConfig({ before, fields, cause: { actor, action: "update", now } });
    } catch (error) {
      // Somebody else saved first. Their changes to other fields are kept.
      if (version !== undefined || round === ROUNDS || !isAppError(error, "record.stale")) throw error;
    }
  }
}

const FONT_FIELDS = ["fontFamily", "headingFontFamily"] as const;

/** Refuses typefaces that the shop does not have. @throws input */
async function requireFonts(fields: Record<string, unknown>): Promise<void> {
  const wanted = FONT_FIELDS.flatMap((field) => {
    const family = fields[field];
    return typeof family === "string" && family !== "" ? [{ field, family }] : [];
  });
  const missing = await missingFamilies(wanted.map(({ family }) => family));
  const faults = wanted
    .filter(({ family }) => missing.includes(family))
    .map(({ field }) => ({ field, code: "font.unknown", message: FONT_MESSAGES.familyUnknown }));
  if (faults.length > 0) throw inputError({ code: "font.unknown", faults });
}

/** The position in the transaction of the first picture that the settings begin to show. */
const FIRST_USE = 2;

/** Stores the configuration if it is still as `before`. @throws conflict, input for a picture that was removed meanwhile. */
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
  const uses = await guardedUses({ schema: configFields, value: fields, before: former });
  const ended = endedPeriods({ before: former, after: fields });
  const withdrawn = ended.length > 0 ? await withdrawPeriods(ended) : [];
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
        ...uses.map(useWrite),
        ...withdrawn,
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const { rejected } = error;
    throw uses.find((_, index) => rejected.includes(index + FIRST_USE))?.error ?? stale(error);
  }
  return configOf(row);
}

/** Whether these fields fit into the single item that stores the configuration. */
export function fitsConfig(fields: Record<string, unknown>): boolean {
  const row = { version: Number.MAX_SAFE_INTEGER, updatedAt: new Date(0).toISOString(), fields };
  return fitsItem(itemOf(ConfigEntity.put(row).params()));
}

export const configKey: Key = keyOf(ConfigEntity.get({}).params());

type ConfigRow = Pick<EntityItem<typeof ConfigEntity>, "version" | "updatedAt" | "fields">;

/** The configuration of a stored row. Fields that were added since get their defaults. */
export function configOf(row: ConfigRow | null | undefined): ConfigRecord {
  if (!row) return { ...CONFIG_DEFAULTS, version: 0, updatedAt: new Date(0).toISOString() };
  return { ...CONFIG_DEFAULTS, ...row.fields, version: row.version, updatedAt: row.updatedAt };
}

/** The configuration of an item that was read together with others. */
export function configIn(item: Item | undefined): ConfigRecord {
  return configOf(item && ConfigEntity.parse({ Item: item }).data);
}

/** The writable fields of the configuration. */
function fieldsOf(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in configFields.shape));
}
