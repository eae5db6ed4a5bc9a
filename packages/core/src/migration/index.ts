import { migrations } from "./migrations";
import { type Migrated, runMigrations } from "./run";

export type { Migrated } from "./run";

/** Migrates the stored data to this version: see `runMigrations`. */
export function migrate(options: { isRepeated?: boolean; at: number }): Promise<Migrated[]> {
  return runMigrations({ migrations, ...options });
}
