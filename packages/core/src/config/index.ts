import { type ConfigRecord, configFields } from "@tresen/contract/resources/config";
import type { Instant } from "@tresen/contract/time";
import { type Actor, requireAccess } from "../actor";
import { ConditionFailed, type Item, type Key, fitsItem, keyOf, service, stored } from "../db";
import { stale } from "../record";
import { requireReferences } from "../reference";

const { config } = service.entities;

/** The configuration; version 0 with every default while none was saved. */
export async function getConfig(): Promise<ConfigRecord> {
  const { data } = await stored(() => config.get({}).go({ consistent: true }));
  return configOf(data);
}

/**
 * Saves the whole configuration, by administrators. With a `version` only over that one.
 * @throws conflict when it was changed meanwhile, input for pictures that do not exist.
 */
export async function saveConfig({ actor, now, input }: { actor: Actor; now: Instant; input: Record<string, unknown> & { version?: number } }): Promise<ConfigRecord> {
  requireAccess({ actor, access: "admin" });
  const { version, ...fields } = input;
  const before = await getConfig();
  if (version !== undefined && version !== before.version) throw stale();
  await requireReferences({ schema: configFields, value: fields, before });
  return writeConfig({ before, fields, now });
}

/** Stores configuration fields over those that `before` is. */
export async function writeConfig({ before, fields, now }: { before: ConfigRecord; fields: Record<string, unknown>; now: Instant }): Promise<ConfigRecord> {
  const row = { version: before.version + 1, updatedAt: new Date(now).toISOString(), fields };
  try {
    if (before.version === 0) await stored(() => config.create(row).go({ response: "none" }));
    else await stored(() => config.put(row).where(({ version }, { eq }) => eq(version, before.version)).go({ response: "none" }));
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return configOf(row);
}

/** Whether these fields fit into the one item that the configuration is. */
export function fitsConfig(fields: object): boolean {
  const row = { version: Number.MAX_SAFE_INTEGER, updatedAt: new Date(0).toISOString(), fields };
  return fitsItem(config.put(row).params().Item as Item);
}

export const configKey: Key = keyOf(config.get({}).params());

/** The configuration in a stored row; fields added since it was stored get their defaults. */
export function configOf(row: { version: number; updatedAt: string; fields: unknown } | Item | null | undefined): ConfigRecord {
  const { version = 0, updatedAt = new Date(0).toISOString(), fields = {} } = (row ?? {}) as { version?: number; updatedAt?: string; fields?: object };
  return { ...defaults, ...(fields as typeof defaults), version, updatedAt };
}

const defaults = configFields.parse({});
