import { MINUTE } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { log } from "../platform/log";
import { MigrationEntity } from "./migration.entity";

/**
 * A change that stored data needs so that this version of the platform can work with it. It must do no harm when it
 * runs again: it may have been interrupted anywhere, and two deployments may run it at the same time.
 */
export interface Migration {
  /** Never changes, and none is given twice. Migrations run in the order of their numbers. */
  number: number;
  /** A few words, as in a file name. */
  name: string;
  /** @returns what it did, in a sentence. */
  run(): Promise<string>;
}

export interface Migrated {
  number: number;
  name: string;
  summary: string;
}

/** How long the functions of the version before may have gone on writing after the first run. */
const DEPLOYMENT = 60 * MINUTE;

/**
 * Runs the migrations that this table has not seen to their end, one after the other, and notes each that is done.
 * The first that fails stops it: those after it may rely on what it does.
 * @param isRepeated runs those that ended within the last hour once more, for what the version before has written
 * since.
 * @param at the machine's clock.
 * @returns those that ran.
 */
export async function runMigrations({
  migrations,
  isRepeated = false,
  at,
}: {
  migrations: readonly Migration[];
  isRepeated?: boolean;
  at: number;
}): Promise<Migrated[]> {
  const finished = await finishedMigrations();
  const isDue = ({ number }: Migration): boolean => {
    const end = finished.get(number);
    return end === undefined || (isRepeated && end > at - DEPLOYMENT);
  };
  const migrated: Migrated[] = [];
  for (const migration of migrations.filter(isDue).toSorted((a, b) => a.number - b.number)) {
    const { number, name } = migration;
    const summary = await migration.run();
    const finishedAt = new Date(at).toISOString();
    await storageCall(() => MigrationEntity.put({ number: digits(number), name, finishedAt, summary }).go());
    log.info("migration.done", { number, migration: name, summary });
    migrated.push({ number, name, summary });
  }
  return migrated;
}

/** When each migration ended that has, by its number. */
async function finishedMigrations(): Promise<Map<number, number>> {
  const { data } = await storageCall(() => MigrationEntity.query.primary({}).go({ pages: "all", consistent: true }));
  return new Map(data.map(({ number, finishedAt }) => [Number(number), Date.parse(finishedAt)]));
}

function digits(number: number): string {
  return String(number).padStart(4, "0");
}
