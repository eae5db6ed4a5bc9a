import { describe, expect, test } from "vitest";
import { interrupted } from "../../test/interrupt";
import { jobsOf, makeDue } from "../../test/jobs";
import { doJob, eventsOf, inputOf, newOrder, react, statesOf, usePushDevices, work } from "../../test/push";
import { NOW, admin } from "../../test/shop";
import { readJob } from "../platform/job";
import { goneDevices, listPushSubscriptions, subscribePush } from ".";

const MINUTE = 60_000;
const { service, subscribed, browsersOf } = usePushDevices();

describe("a push service", () => {
  async function sent(): Promise<{ uid: string }> {
    const { row, uid } = await newOrder();
    await react({ before: null, after: row });
    await work(uid);
    return { uid };
  }

  test("that does not know a browser any more has it removed, and the last one is an alarm until another comes", async () => {
    const { dev_all } = await browsersOf("dev_all");
    await subscribed("dev_all");
    service.answers.push({ status: 410 });
    const { uid } = await sent();
    expect((await statesOf(uid)).sort()).toEqual(["done", "dropped"]);
    expect(await goneDevices({ branch: "center" })).toEqual([]);
    service.answers.push({ status: 404 });
    await sent();
    expect(await listPushSubscriptions({ actor: admin, device: "dev_all" })).toEqual([]);
    expect(await goneDevices({ branch: "center" })).toEqual([
      { device: "dev_all", goneAt: expect.stringMatching(/^2\d{3}-/) },
    ]);
    expect(await goneDevices({ branch: "harbor" })).toEqual([]);
    await subscribePush({ actor: admin, input: inputOf(dev_all, "dev_all"), userAgent: "", now: NOW });
    expect(await goneDevices({ branch: "center" })).toEqual([]);
  });

  test("both last browsers of which go at once leaves an alarm", async () => {
    await browsersOf("dev_all");
    await subscribed("dev_all");
    service.answers.push({ status: 410 }, { status: 410 });
    const { row, uid } = await newOrder();
    await react({ before: null, after: row });
    await Promise.all((await jobsOf(uid)).map((job) => doJob(job)));
    expect(await goneDevices({ branch: "center" })).toMatchObject([{ device: "dev_all" }]);
  });

  test.each([
    [413, "failed", "HTTP 413"],
    [400, "failed", "HTTP 400"],
    [403, "failed", "HTTP 403"],
    [302, "retry", "TypeError"],
    [500, "retry", "HTTP 500"],
    [429, "retry", "HTTP 429"],
  ])("that answers %i makes the job %s", async (status, state, reason) => {
    await browsersOf("dev_all");
    service.answers.push({ status, headers: status === 302 ? { location: "http://127.0.0.1:1/" } : {} });
    const { uid } = await sent();
    expect(await jobsOf(uid)).toMatchObject([{ state, reason }]);
    expect(await listPushSubscriptions({ actor: admin, device: "dev_all" })).toMatchObject([
      { lastFailedAt: expect.any(String), lastUsedAt: null },
    ]);
  });

  test("that asks to wait is asked again then", async () => {
    const { dev_all } = await browsersOf("dev_all");
    service.answers.push({ status: 429, headers: { "retry-after": "120" } });
    const { uid } = await sent();
    const [waiting] = await jobsOf(uid);
    if (!waiting) throw new Error("No job");
    expect(waiting.state).toBe("waiting");
    const wait = Date.parse(waiting.dueAt) - Date.now();
    expect(wait).toBeGreaterThan(MINUTE);
    expect(wait).toBeLessThanOrEqual(2 * MINUTE);
    await makeDue(waiting);
    await work(uid);
    expect([eventsOf(dev_all).length, await statesOf(uid)]).toEqual([2, ["done"]]);
  });

  test("gets a message again after a kill, with the same tag and topic, and only for the browser concerned", async () => {
    for (let write = 0; ; write += 1) {
      const { dev_all } = await browsersOf("dev_all");
      const other = await subscribed("dev_all");
      const { row, uid } = await newOrder();
      await react({ before: null, after: row });
      const jobs = await jobsOf(uid);
      const own = jobs.find(({ key }) => key.includes(dev_all.id));
      if (!own) throw new Error("No job");
      for (const job of jobs) if (job !== own) await doJob(job);
      service.received.length = 0;
      const isKilled = await interrupted({ run: () => doJob(own), write, after: false });
      const left = await readJob(own);
      if (isKilled && left?.state === "running") await makeDue(left);
      await work(uid);
      expect(await statesOf(uid)).toEqual(["done", "done"]);
      expect(other.messages()).toEqual([]);
      expect(new Set(eventsOf(dev_all))).toEqual(new Set(["newOrder"]));
      expect(eventsOf(dev_all).length).toBeLessThanOrEqual(2);
      expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1);
      expect(new Set(dev_all.messages().map((one) => (one as { tag: string }).tag)).size).toBe(1);
      if (!isKilled) break;
      expect(write).toBeLessThan(8);
    }
  });
});
