import type { HealthArea, HealthCheck } from "@tresen/contract/health/health";
import type { JobKind, JobState } from "@tresen/contract/job/job.state";
import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import { BRANCH_SMS_LIMIT } from "@tresen/contract/order/order-limits";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startBucket } from "./bucket";
import { NOW, admin, anonymous, createShop, holder, staff } from "./shop";
import { MigrationEntity } from "../src/migration/migration.entity";
import { MIGRATIONS } from "../src/migration/state";
import { migrations } from "../src/migration/migrations";
import { countBranchSms } from "../src/outbox";
import { writeObject } from "../src/platform/blob";
import { metered } from "../src/platform/db";
import { JobEntity, newJob, listed } from "../src/platform/job";
import { notedRun } from "../src/platform/schedule";
import { ScheduleRunEntity } from "../src/platform/schedule/run.entity";
import { countFailedRecords } from "../src/health/failed-records";
import { intervalOf, readHealth } from "../src/health";

const SCHEDULES = [
  { name: "sweep-jobs", title: "Aufgaben suchen", schedule: "rate(1 minute)" },
  { name: "rebuild-snapshot", title: "Neu aufbauen", schedule: "rate(15 minutes)" },
];
const AT = Date.parse("2026-06-05T16:30:30Z");
const read = async (actor = admin, now = NOW) =>
  (await readHealth({ actor, schedules: SCHEDULES, now, at: AT })).checks;
const of = (checks: readonly HealthCheck[], area: HealthArea) => checks.filter((check) => check.area === area);
const ran = (name: string, at: number, run = async (): Promise<void> => undefined) =>
  notedRun({ name, at: new Date(at).toISOString(), run });
const iso = (at: number): string => new Date(at).toISOString();

interface Made {
  kind: JobKind;
  dueAt: number;
  state: JobState;
  createdAt: number;
}
const made: { kind: JobKind; key: string }[] = [];
/** A job as it is stored, in a state. */
const job = async (
  key: string,
  { kind = "mail", dueAt = AT, state = "waiting", createdAt = NOW }: Partial<Made> = {},
) => {
  made.push({ kind, key });
  const times = { createdAt: iso(createdAt), dueAt, at: AT };
  const created = newJob({ kind, key, owner: "usr_1", data: {}, ...times });
  const ended = state === "done" || state === "failed" ? { endedAt: iso(dueAt), endOffset: 0 } : {};
  await JobEntity.put(listed({ ...created, state, ...ended })).go();
};

beforeAll(() => createShop());
afterEach(async () => {
  await JobEntity.delete(made.splice(0)).go();
  await ScheduleRunEntity.delete(SCHEDULES.map(({ name }) => ({ name }))).go();
});

test("what is bad comes first, each with what to do, and what is fine last", async () => {
  await ran("sweep-jobs", NOW - HOUR);
  await job("1", { state: "failed" });
  const checks = await read();
  const states = checks.map(({ state }) => state);
  expect(states).toEqual(
    states.toSorted((a, b) => ["bad", "odd", "good"].indexOf(a) - ["bad", "odd", "good"].indexOf(b)),
  );
  expect(checks.filter(({ state }) => state === "bad").map(({ area, subject }) => [area, subject])).toEqual([
    ["queues", "mail"],
    ["schedules", "sweep-jobs"],
    ["services", "mail"],
    ["versions", "migrations"],
  ]);
  for (const { state, advice } of checks) expect(advice === null).toBe(state === "good");
});

test("queues: what waits longer than the sweep needs, and what failed, by kind", async () => {
  await job("1", { dueAt: AT - 4 * MINUTE });
  await job("2", { kind: "sms", dueAt: AT - 6 * MINUTE });
  await job("3", { kind: "plan", dueAt: AT + DAY });
  await job("4", { kind: "push", state: "unconfirmed", dueAt: AT - HOUR });
  const found = new Map(of(await read(), "queues").map((check) => [check.subject, check]));
  expect(found.get("mail")).toMatchObject({ state: "good", text: "Offen: 1.", since: iso(AT - 4 * MINUTE) });
  expect(found.get("sms")).toMatchObject({ state: "bad", since: iso(AT - 6 * MINUTE) });
  expect(found.get("plan")).toMatchObject({ state: "good", text: "Nichts zu tun." });
  expect(found.get("push")).toMatchObject({
    ...{ state: "bad", text: "Fehlgeschlagen oder ungewiss: 1.", jobs: "unconfirmed" },
  });
});

test("schedules: each run is noted exactly as it went, and three missed ones are bad", async () => {
  const [never] = of(await read(), "schedules");
  expect(never).toMatchObject({ state: "odd", since: null, text: "Ist noch nie gelaufen." });
  const migrated = { number: "0001", name: "first", summary: "Made.", finishedAt: iso(AT - 3 * MINUTE) };
  await MigrationEntity.put(migrated).go();
  expect(of(await read(), "schedules")).toMatchObject([{ state: "good", text: "Läuft bald zum ersten Mal." }, {}]);
  await MigrationEntity.put({ ...migrated, finishedAt: iso(AT - 4 * MINUTE) }).go();
  expect(of(await read(), "schedules").map(({ state }) => state)).toEqual(["odd", "good"]);
  await ran("sweep-jobs", NOW);
  const find = async (now: number) =>
    of(await read(admin, now), "schedules").find(({ subject }) => subject === "sweep-jobs");
  expect(await find(NOW)).toMatchObject({ state: "good", since: iso(NOW), next: iso(NOW + MINUTE) });
  expect(await find(NOW + 3 * MINUTE)).toMatchObject({ state: "good" });
  expect(await find(NOW + 3 * MINUTE + 1)).toMatchObject({ state: "bad", next: null });
  const fail = async (): Promise<void> => {
    throw new Error("refused");
  };
  await expect(ran("sweep-jobs", NOW + MINUTE, fail)).rejects.toThrow("refused");
  expect(await find(NOW + MINUTE)).toMatchObject({ state: "bad", text: "Zuletzt fehlgeschlagen." });
  // The failed run of a minute before is tried again, after a newer one has succeeded.
  await ran("sweep-jobs", NOW + 2 * MINUTE);
  await expect(ran("sweep-jobs", NOW + MINUTE, fail)).rejects.toThrow("refused");
  expect(await find(NOW + 2 * MINUTE)).toMatchObject({ state: "good", since: iso(NOW + 2 * MINUTE) });
});

test("services: the last message decides, and payments nobody has set up are fine", async () => {
  await job("1", { state: "failed", dueAt: AT - HOUR });
  await job("2", { state: "done", dueAt: AT - MINUTE, createdAt: NOW + 1 });
  await job("3", { kind: "sms", state: "failed", dueAt: AT, createdAt: NOW + 2 });
  expect(of(await read(), "services").map(({ subject, state }) => [subject, state])).toEqual([
    ["sms", "bad"],
    ["mail", "good"],
    ["push", "good"],
    ["payment", "good"],
  ]);
});

test("SMS: a branch is told before its budget is used up", async () => {
  const count = async (times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) await countBranchSms({ branch: "center", at: NOW });
  };
  await count(BRANCH_SMS_LIMIT.limit * 0.8);
  const find = async () => of(await read(), "sms").find(({ branch }) => branch === "center");
  expect(await find()).toMatchObject({ state: "odd", text: "80 von 100 SMS in 24 Stunden." });
  await count(BRANCH_SMS_LIMIT.limit * 0.2);
  expect(await find()).toMatchObject({ state: "bad", text: "100 von 100 SMS in 24 Stunden." });
});

test("managers are told of their branches, and others nothing", async () => {
  const own = await read(staff("ROLE_MANAGER", "center"));
  expect(new Set(own.map(({ area }) => area))).toEqual(new Set(["devices", "sms"]));
  expect(of(own, "sms").map(({ branch }) => branch)).toEqual(["center"]);
  const held = await read(holder({ permissions: ["health.read"], branches: ["center"] }));
  expect(held).toEqual(own);
  await expect(read(staff("ROLE_EMPLOYEE", "center"))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(read(anonymous)).rejects.toMatchObject({ kind: "unauthenticated" });
});

test("the cost is the same whatever the table holds", async () => {
  for (let index = 0; index < 110; index += 1) {
    await job(`d${index}`, { dueAt: AT - index * MINUTE, createdAt: NOW + index });
    await job(`f${index}`, { state: "failed", dueAt: AT - index * MINUTE, createdAt: NOW + index });
  }
  const { result, use } = await metered(() => read());
  expect(result.find(({ subject }) => subject === "mail")?.text).toBe("Fehlgeschlagen oder ungewiss: mindestens 100.");
  // One for each kind of jobs, failed ones, the newest, schedules, migrations, mails, devices and keys of displays.
  expect(use.operations.Query).toBeLessThanOrEqual(20);
  expect(use.calls).toBeLessThanOrEqual(26);
});

test("stream records that failed for good are counted four times an hour, and told with the command for them", async () => {
  const bucket = await startBucket();
  const count = (now: number) => countFailedRecords({ bucket: "failed", now });
  await countFailedRecords({ now: NOW });
  expect(of(await read(), "records")).toEqual([]);
  await count(NOW);
  expect(of(await read(), "records")).toMatchObject([{ state: "good", since: iso(NOW) }]);
  for (const key of ["aws/lambda/1", "aws/lambda/2"])
    await writeObject({ key, body: new Uint8Array(), contentType: "application/json" });
  await count(NOW + 5 * MINUTE);
  expect(of(await read(), "records")).toMatchObject([{ state: "good" }]);
  await count(NOW + 15 * MINUTE);
  await bucket.stop();
  const [check] = await read();
  expect(check).toMatchObject({ area: "records", state: "bad", text: "Nicht verarbeitet: 2." });
  expect(check?.advice).toContain("npm run stream:redrive -- --bucket failed");
});

test("the number of migrations is that of their list", () => expect(MIGRATIONS).toBe(migrations.length));

test("rhythms of schedules", () => {
  expect(intervalOf("rate(1 minute)")).toBe(MINUTE);
  expect(intervalOf("rate(15 minutes)")).toBe(15 * MINUTE);
  expect(intervalOf("cron(0 3 * * ? *)")).toBe(DAY);
  expect(intervalOf("cron(5 * * * ? *)")).toBe(HOUR);
  expect(() => intervalOf("cron(0 3 1 * ? *)")).toThrow(RangeError);
});
