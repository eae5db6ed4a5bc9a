import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const list = (path: string, from: string, to: string) => send({ path, query: { from, to }, session: sessions.admin });

test.each([
  "/api/working-activities",
  "/api/working-schedules",
  "/api/absences",
  "/api/statistics/working-activities",
  "/api/statistics/working-schedules",
])("%s refuses a last day before the first one, and takes a single day", async (path) => {
  const refused = await list(path, "2026-06-02", "2026-06-01");
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ field: "to", message: expect.stringMatching(/vor dem ersten/) }],
  });
  expect(await list(path, "2026-06-01", "2026-06-01")).toMatchObject({ status: 200 });
});

test("a day that is none is told at its field", async () => {
  for (const path of ["/api/working-activities", "/api/working-schedules"])
    for (const [from, to, field] of [
      ["unsinn", "2026-06-01", "from"],
      ["2026-06-01", "2026-06-31", "to"],
      ["2026-06-01", "9999-12-31", "to"],
    ] as const)
      expect(await list(path, from, to)).toMatchObject({ status: 400, errors: [{ field }] });
});
