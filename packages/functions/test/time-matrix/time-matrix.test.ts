import { beforeAll, describe, expect, test } from "vitest";
import { EVERY, seen } from "./asked";
import { type ViewerName, VIEWERS, type World, openWorld } from "./people";
import { STAFF_TABLE } from "./staff-table";
import { TOKEN_TABLE } from "./token-table";

/** The columns of the first table; those of the second are the keys, in the order of `VIEWERS`. */
const STAFF = VIEWERS.slice(1, 10);
const KEYS = VIEWERS.slice(10);
/** For whoever has its secret address: `shift-calendar.test.ts` tells what is in it. */
const CALENDAR = "GET /api/working-schedules/calendar/{key}";

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);

async function row(key: string, names: readonly ViewerName[]): Promise<string> {
  const cells: string[] = [];
  for (const name of names) {
    const viewer = world.viewers.get(name);
    if (!viewer) throw new Error(`Nobody is called ${name}`);
    cells.push(await seen({ key, viewer, world }));
  }
  return cells.join(" | ");
}

test("every call about working time has its row in one of the tables, and no row is of a call that is gone", () => {
  const written = [...Object.keys(STAFF_TABLE), ...Object.keys(TOKEN_TABLE), CALENDAR];
  expect(EVERY.toSorted()).toEqual(written.toSorted());
});

// First, since the calls of the staff end the key of a phone.
describe("whose time tokens of terminals, phones and external people open", () => {
  test.each(EVERY.filter((key) => key in TOKEN_TABLE))("%s", async (key) => {
    expect(await row(key, ["visitor", ...STAFF])).toBe(Array.from({ length: 10 }, () => "403").join(" | "));
    expect(await row(key, KEYS)).toBe(TOKEN_TABLE[key]);
  });
});

describe("whose time the staff see and change", () => {
  test.each(EVERY.filter((key) => key in STAFF_TABLE))("%s", async (key) => {
    expect(await row(key, STAFF)).toBe(STAFF_TABLE[key]);
    expect(await row(key, ["visitor", ...KEYS])).toBe("401 | 401 | 401 | 401 | 401");
  });
});
