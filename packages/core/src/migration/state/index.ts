import { storageCall } from "../../platform/db";
import { MigrationEntity } from "../migration.entity";

/** The number of migrations of this version, apart from their code, which few functions carry. */
export const MIGRATIONS = 15;

/** How many migrations were completed on this table, and when the last one was; null where none was. */
export async function readMigrationState(): Promise<{ done: number; all: number; last: string | null }> {
  const { data } = await storageCall(() => MigrationEntity.query.primary({}).go());
  const ends = data.map(({ finishedAt }) => finishedAt).sort();
  return { done: data.length, all: MIGRATIONS, last: ends.at(-1) ?? null };
}
