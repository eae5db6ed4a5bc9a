import { MINUTE } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { log } from "../platform/log";
import { MigrationEntity } from "./migration.entity";

/**
 * A change to stored data that this version needs. It must be idempotent: it may be interrupted at any point, and two
 * deployments may run it at the same time.
 */
export interface Migration {
  /** Unique, and never changed. Migrations run in the order of their numbers. */
  number: number;
  /** A short name, as in the file name. */
  name: string;
  /** @returns a sentence about what it did. */
  run(): Promise<string>;
}

export interface Migrated {
  number: number;
  name: string;
  summary: string;
}

/** How long functions of the previous version may go on writing after the first run. */
const DEPLOYMENT = 60 * MINUTE;

/**
 * Runs the migrations that were not completed on this table, one after the other, and records each that succeeds. The
 * first failure stops the run, since later migrations may depend on it.
 * @param isRepeated also repeats those completed within the last hour, for data that the previous version wrote since.
 * @param at by the machine's clock.
 * @returns the migrations that ran.
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

/** The completion times of migrations by their number. */
async function finishedMigrations(): Promise<Map<number, number>> {
  const { data } = await storageCall(() => MigrationEntity.query.primary({}).go({ pages: "all", consistent: true }));
  return new Map(data.map(({ number, finishedAt }) => [Number(number), Date.parse(finishedAt)]));
}

function digits(number: number): string {
  return String(number).padStart(4, "0");
}
