import { describe, expect, test } from "vitest";
import { type Migration, runMigrations } from "./run";
import { MINUTE } from "@tresen/contract/kit/time";
import { migrations } from "./migrations";
import { MigrationEntity } from "./migration.entity";

const AT = Date.parse("2026-06-05T16:30:00Z");

/** Notes in `ran` that it was called. */
function noting({
  number,
  ran,
  fails = () => false,
}: {
  number: number;
  ran: number[];
  fails?: () => boolean;
}): Migration {
  return {
    number,
    name: `step-${number}`,
    run: async () => {
      await Promise.resolve();
      if (fails()) throw new Error("killed");
      ran.push(number);
      return `${number} done.`;
    },
  };
}

describe("migrations", () => {
  test("run once, in the order of their numbers, and new ones run at the next start", async () => {
    const ran: number[] = [];
    const [first, second, third] = [101, 102, 110].map((number) => noting({ number, ran }));
    if (!first || !second || !third) throw new Error("There are three");
    expect(await runMigrations({ migrations: [third, first], at: AT })).toEqual([
      { number: 101, name: "step-101", summary: "101 done." },
      { number: 110, name: "step-110", summary: "110 done." },
    ]);
    expect(await runMigrations({ migrations: [third, first, second], at: AT + 1 })).toMatchObject([{ number: 102 }]);
    expect(await runMigrations({ migrations: [third, first, second], at: AT + 2 })).toEqual([]);
    expect(ran).toEqual([101, 110, 102]);
  });

  test("that were interrupted run again, and no later one ran before", async () => {
    const ran: number[] = [];
    let isBroken = true;
    const list = [
      noting({ number: 201, ran }),
      noting({ number: 202, ran, fails: () => isBroken }),
      noting({ number: 203, ran }),
    ];
    await expect(runMigrations({ migrations: list, at: AT })).rejects.toThrow("killed");
    expect(ran).toEqual([201]);
    isBroken = false;
    await runMigrations({ migrations: list, at: AT });
    expect(ran).toEqual([201, 202, 203]);
  });

  test("are repeated after a deployment if they ended within the last hour", async () => {
    const ran: number[] = [];
    const list = [noting({ number: 301, ran }), noting({ number: 302, ran })];
    await runMigrations({ migrations: list.slice(0, 1), at: AT });
    await runMigrations({ migrations: list, at: AT + 50 * MINUTE });
    ran.length = 0;
    await runMigrations({ migrations: list, isRepeated: true, at: AT + 70 * MINUTE });
    expect(ran).toEqual([302]);
    await runMigrations({ migrations: list, at: AT + 70 * MINUTE });
    expect(ran).toEqual([302]);
  });

  test("of this version have unique numbers and names, and each is stored in the table afterwards", async () => {
    expect(new Set(migrations.map(({ number }) => number)).size).toBe(migrations.length);
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    await runMigrations({ migrations, at: AT });
    const { data } = await MigrationEntity.query.primary({}).go({ pages: "all" });
    const known = new Set(data.map(({ name }) => name));
    for (const { name } of migrations) expect(known).toContain(name);
  });
});
