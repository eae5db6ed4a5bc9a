import { expect, it } from "vitest";
import { makeDue } from "../../../test/jobs";
import { type Executor, type Outcome, askToStop, claimJob, createJob, findJob, jobId, newJob } from ".";
import { runJob } from "../../../test/run-job";
import { type Job, openWork } from "./job";
import { listDueJobs } from "./store";

let count = 0;

async function made(): Promise<{ id: string; read: () => Promise<Job> }> {
  const at = Date.now();
  const job = newJob({
    kind: "bulk",
    key: `slices-${(count += 1)}`,
    owner: "test",
    data: { next: 0 },
    createdAt: new Date(at).toISOString(),
    dueAt: at,
    at,
  });
  await createJob(job);
  const id = jobId(job);
  return {
    id,
    read: async () => {
      const found = await findJob(id);
      if (!found) throw new Error("The job is gone");
      return found;
    },
  };
}

/** An executor whose job has so many slices. `seen` notes which were begun, and whether first of their call. */
function slices({ total, budget, on }: { total: number; budget?: number; on?: (next: number) => Promise<unknown> }) {
  const seen: [next: number, isFirst: boolean][] = [];
  const executor: Executor = {
    kind: "bulk",
    waits: [0],
    isRepeatable: true,
    ...(budget === undefined ? {} : { budget }),
    run: async ({ job, isFirst }): Promise<Outcome> => {
      const { next } = job.data as { next: number };
      seen.push([next, isFirst]);
      await on?.(next);
      return next + 1 < total
        ? { state: "again", data: { next: next + 1 } }
        : { state: "done", data: { next: next + 1 } };
    },
  };
  return { executor, seen };
}

it("goes on from slice to slice as long as its time lasts, and shows how far it is", async () => {
  const { id, read } = await made();
  const shown: unknown[] = [];
  const { executor, seen } = slices({ total: 3, budget: 60_000, on: async () => shown.push((await read()).data) });
  await runJob({ id, executor });
  expect(seen).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
  expect(shown).toEqual([{ next: 0 }, { next: 1 }, { next: 2 }]);
  expect(await read()).toMatchObject({ state: "done", attempts: 1, data: { next: 3 } });
});

it("waits for another call of its function when its time is over, which is no failed attempt", async () => {
  const { id, read } = await made();
  const { executor, seen } = slices({ total: 3 });
  await runJob({ id, executor });
  const paused = await read();
  expect(paused).toMatchObject({ state: "waiting", attempts: 0, data: { next: 1 } });
  expect(paused.leaseUntil).toBeUndefined();
  expect((await listDueJobs({ kind: "bulk", at: Date.now() })).map(({ key }) => key)).toContain(paused.key);
  expect(paused.worklist).toBe(openWork("bulk"));
  for (let call = 0; call < 2; call += 1) await runJob({ id, executor });
  expect(seen).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ]);
  expect(await read()).toMatchObject({ state: "done" });
});

it("goes on where the last saved slice ended after its worker was killed, or failed", async () => {
  const { id, read } = await made();
  let isBroken = true;
  const on = async (next: number): Promise<void> => {
    if (next !== 1 || !isBroken) return;
    isBroken = false;
    throw new Error("no network");
  };
  const { executor, seen } = slices({ total: 3, budget: 60_000, on });
  await runJob({ id, executor });
  expect(await read()).toMatchObject({ state: "retry", attempts: 1, data: { next: 1 } });
  await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
  await makeDue(await read());
  await runJob({ id, executor });
  expect(seen.map(([next]) => next)).toEqual([0, 1, 1, 2]);
  expect(await read()).toMatchObject({ state: "done" });
});

it("stops after the current slice when somebody asks for it", async () => {
  const { id, read } = await made();
  const { executor, seen } = slices({
    total: 5,
    budget: 60_000,
    on: async (next) => next === 1 && askToStop({ job: await read(), now: 0 }),
  });
  await runJob({ id, executor });
  expect(seen).toHaveLength(2);
  expect(await read()).toMatchObject({ state: "canceled", data: { next: 2 }, endedAt: expect.any(String) });
  expect(await askToStop({ job: await read(), now: 0 })).toBe(false);
});

it("remembers that it should stop when the last slice ends it, or an error", async () => {
  const { id, read } = await made();
  let isBroken = true;
  const on = async (next: number): Promise<void> => {
    if (next === 0) return;
    await askToStop({ job: await read(), now: 0 });
    if (isBroken) throw new Error("no network");
  };
  const { executor, seen } = slices({ total: 2, budget: 60_000, on });
  await runJob({ id, executor });
  expect(await read()).toMatchObject({ state: "retry", stopAskedAt: expect.any(String) });
  await runJob({ id, executor, at: Date.now() + 60_000 });
  expect(await read()).toMatchObject({ state: "canceled", data: { next: 1 } });
  expect(seen).toHaveLength(2);
  isBroken = false;
  const last = await made();
  const { executor: ending } = slices({
    total: 1,
    on: async () => askToStop({ job: await last.read(), now: 0 }),
  });
  await runJob({ id: last.id, executor: ending });
  expect(await last.read()).toMatchObject({ state: "done", stopAskedAt: expect.any(String) });
});

it("saves nothing over another worker that has taken it after its lease", async () => {
  const { id, read } = await made();
  const { executor } = slices({
    total: 3,
    budget: 60_000,
    on: async (next) => {
      if (next !== 0) return;
      await makeDue(await read());
      await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    },
  });
  await runJob({ id, executor });
  expect(await read()).toMatchObject({ state: "running", attempts: 2, data: { next: 0 } });
});
