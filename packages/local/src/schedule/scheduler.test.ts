import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ScheduledFunction } from "@tresen/functions/routes";
import type { ScheduledEvent } from "../gateway/functions";
import { startScheduler } from "./scheduler";

const NIGHTLY: ScheduledFunction = {
  name: "nightly",
  title: "Jede Nacht",
  schedule: "cron(0 3 * * ? *)",
  handler: "src/job/nightly.handler",
  grants: { table: [], bucket: [] },
  memory: 128,
  timeout: 5,
};
/** The platform's clock is two years behind the machine's. */
const OFFSET = -2 * 365 * 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2028-06-04T18:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(run: (definition: ScheduledFunction, event: ScheduledEvent) => Promise<void>) {
  const errors: unknown[] = [];
  const clock = { now: () => Date.now() + clock.offset, offset: OFFSET };
  const scheduler = startScheduler({
    functions: [NIGHTLY],
    clock,
    run,
    onError: (error) => errors.push(error),
  });
  return { scheduler, errors, clock };
}

describe("scheduler", () => {
  test("fires by the platform's clock, with the event that EventBridge sends", async () => {
    const events: ScheduledEvent[] = [];
    const { scheduler } = start(async (_, event) => void events.push(event));
    expect(scheduler.entries()[0]?.next).toBe(Date.parse("2026-06-06T03:00:00Z"));
    await vi.advanceTimersByTimeAsync(8.4 * 3_600_000);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.2 * 3_600_000);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      "detail-type": "Scheduled Event",
      source: "aws.events",
      time: "2026-06-06T03:00:00Z",
      detail: {},
    });
    expect(scheduler.entries()[0]).toMatchObject({ next: Date.parse("2026-06-07T03:00:00Z"), last: { error: null } });
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(events).toHaveLength(2);
    scheduler.stop();
  });

  test("fires at once on request, and records a failure", async () => {
    const { scheduler, errors } = start(() => Promise.reject(new Error("no table")));
    expect(await scheduler.fire("nightly")).toBe(true);
    expect(scheduler.entries()[0]?.last?.error).toBe("no table");
    expect(errors).toHaveLength(1);
    expect(await scheduler.fire("unknown")).toBe(false);
    scheduler.stop();
  });

  test("fires what is due after the clock was set ahead, once", async () => {
    const run = vi.fn(() => Promise.resolve());
    const { scheduler, clock } = start(run);
    clock.offset += 3 * 86_400_000;
    scheduler.check();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(scheduler.entries()[0]?.next).toBe(Date.parse("2026-06-09T03:00:00Z"));
    scheduler.stop();
  });

  test("does nothing more once stopped", async () => {
    const run = vi.fn(() => Promise.resolve());
    const { scheduler } = start(run);
    scheduler.stop();
    await vi.advanceTimersByTimeAsync(48 * 3_600_000);
    expect(run).not.toHaveBeenCalled();
  });
});
