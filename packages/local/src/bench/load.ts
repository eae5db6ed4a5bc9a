import { randomUUID } from "node:crypto";
import type { OrderDraftInput } from "@tresen/contract/order/order";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "./client";
import { orderIn } from "./created-order";
import type { PlatformProcess } from "./platform-process";

export interface LoadResult {
  shoppers: number;
  orders: number;
  failures: number;
  /** The first failure, as a hint at its cause. */
  failure: string | null;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  cpuPerOrder: number;
  memory: number;
}

/** Clock ticks of the kernel's process accounting: 100 a second on every Linux that Node runs on. */
const TICK = 10;

/**
 * The work after orders, such as mails, counts as done when the processes used hardly any processor time for this long.
 */
const QUIET = { for: 300, below: 30, atMost: 15_000 };

interface Flow {
  platform: PlatformProcess;
  shoppers: number;
  seconds: number;
  /** Composes the order with this number, from 0. */
  order: (number: number) => OrderDraftInput;
}

let ordered = 0;

/**
 * This many parallel shoppers repeat the steps from the menu to the status of their order. The processor time includes
 * the work after the orders, mostly mails.
 */
export async function measureFlow({ platform, shoppers, seconds, order }: Flow): Promise<LoadResult> {
  const client = createClient({ url: platform.url, connections: shoppers });
  const times: number[] = [];
  const failures: string[] = [];
  const cpuBefore = cpuTime(platform.pids());
  const began = performance.now();
  const end = began + seconds * 1000;
  const shopper = async (): Promise<void> => {
    while (performance.now() < end) {
      const draft = order(ordered);
      ordered += 1;
      const start = performance.now();
      const failure = await shop({ client, draft }).catch((error: unknown) => String(error));
      if (failure === null) times.push(performance.now() - start);
      else failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  const elapsed = performance.now() - began;
  client.close();
  await untilQuiet(platform);
  times.sort((a, b) => a - b);
  return {
    shoppers,
    orders: times.length,
    failures: failures.length,
    failure: failures[0] ?? null,
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpuPerOrder: (cpuTime(platform.pids()) - cpuBefore) / Math.max(1, times.length),
    memory: memoryOf(platform.pids()),
  };
}

/**
 * The steps of one shopper.
 * @returns null, or what went wrong.
 */
async function shop({ client, draft }: { client: Client; draft: OrderDraftInput }): Promise<string | null> {
  const init = await client.request({ path: "/api/init", headers: { "accept-encoding": "br" } });
  if (init.status !== 200) return `init ${init.status}`;
  const created = await client.request({
    path: "/api/orders",
    method: "POST",
    json: draft,
    headers: { "idempotency-key": randomUUID() },
  });
  if (created.status !== 201) return `order ${created.status} ${created.body.toString("utf8").slice(0, 300)}`;
  const { uid, hash } = orderIn(created.body);
  const status = await client.request({ path: `/api/orders/public/${uid}/${hash}` });
  return status.status === 200 ? null : `status ${status.status} ${status.body.toString("utf8").slice(0, 300)}`;
}

async function untilQuiet(platform: PlatformProcess): Promise<void> {
  const end = performance.now() + QUIET.atMost;
  for (let before = cpuTime(platform.pids()); performance.now() < end;) {
    await wait(QUIET.for);
    const now = cpuTime(platform.pids());
    if (now - before < QUIET.below) return;
    before = now;
  }
}

/** Reads the catalogue as fast as possible. */
export async function measureReads({
  platform,
  readers,
  seconds,
}: {
  platform: PlatformProcess;
  readers: number;
  seconds: number;
}): Promise<{ perSecond: number; p50: number; p99: number; failures: number; bytes: number }> {
  const client = createClient({ url: platform.url, connections: readers });
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await client
        .request({ path: "/api/init", headers: { "accept-encoding": "br" } })
        .catch(() => null);
      if (answer?.status === 200) times.push(performance.now() - start);
      else failures += 1;
      bytes = answer?.body.length ?? bytes;
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  const elapsed = performance.now() - began;
  client.close();
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures,
    bytes,
  };
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The processor time in milliseconds that the processes used, in user and in system mode. */
function cpuTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK;
  }, 0);
}

/** The memory of the processes in bytes, shared pages counted for each. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce(
    (sum, pid) => sum + Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024,
    0,
  );
}
