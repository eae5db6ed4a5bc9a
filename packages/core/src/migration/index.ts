import { migrations } from "./migrations";
import { type Migrated, runMigrations } from "./run";

export type { Migrated } from "./run";

/** Brings the stored data to what this version works with: see `runMigrations`. */
export function migrate(options: { isRepeated?: boolean; at: number }): Promise<Migrated[]> {
  return runMigrations({ migrations, ...options });
}
