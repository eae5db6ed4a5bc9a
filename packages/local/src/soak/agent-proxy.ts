import { createHash } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";
import type { Faults } from "../printer/faults";
import { isRefused } from "../printer/send";
import { type Calls, counted } from "./soak-faults";
import type { Witness } from "./witness";

/** What the print agent asks, with faults on the way, and which jobs its answers carried. */
export interface AgentProxy {
  url: string;
  calls: Calls;
  /** Passes the agent's next request on, and resolves when the agent has done what the answer told it. */
  step(): Promise<void>;
  /** No request comes any more: the agent was killed. */
  over(): void;
  /** The token of the job with these bytes: the last one that was handed over, where several are the same. */
  tokenOf(bytes: Uint8Array): string | null;
  /** The token of the last job that reached the agent. */
  last(): string;
  stop(): Promise<void>;
}

/** Milliseconds of the machine: the agent asks a printer that has gone silent for a second or two. */
const LONGEST_STEP = 4_000;

const answered = z.object({ data: z.object({ jobs: z.array(z.object({ token: z.string(), data: z.string() })) }) });

export async function startAgentProxy({
  target,
  faults,
  witness,
}: {
  /** The device's address at the platform. */
  target: string;
  faults: Faults;
  witness: Witness;
}): Promise<AgentProxy> {
  const calls: Calls = { made: 0, struck: 0 };
  const tokens = new Map<string, string>();
  let last = "";
  const lose = (cause: "lostJob" | "cutByKill"): void => witness.loss({ printer: "agent", cause });
  const pass = async ({ request, response }: { request: IncomingMessage; response: ServerResponse }): Promise<void> => {
    const body = await textOf(request);
    if (faults.strikes("lostRequest")) return void request.socket.destroy();
    const answer = await forward({ target, body }).catch((error: unknown) => {
      if (isRefused(error)) return null;
      // The platform was killed in between, and may have handed a job over.
      faults.note("cutAnswer");
      lose("cutByKill");
      return null;
    });
    if (answer === null) return void request.socket.destroy();
    const jobs = answered.safeParse(answer.json).data?.data.jobs ?? [];
    if (jobs.length > 0 && faults.strikes("lostJob")) {
      lose("lostJob");
      return void request.socket.destroy();
    }
    if (jobs.length === 0 && faults.strikes("lostAnswer")) return void request.socket.destroy();
    for (const { token, data } of jobs) {
      tokens.set(hashOf(Buffer.from(data, "base64")), token);
      last = token;
    }
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.json));
  };
  let waiting: (() => Promise<void>) | null = null;
  let notify = (): void => undefined;
  const server = createServer((request, response) => {
    const call = () => pass({ request, response });
    waiting = () => counted({ calls, faults, call }).catch(() => void request.socket.destroy());
    notify();
  });
  const untilAsked = async (): Promise<void> => {
    if (waiting) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_STEP);
      notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${new URL(target).pathname}`,
    calls,
    tokenOf: (bytes) => tokens.get(hashOf(bytes)) ?? null,
    last: () => last,
    step: async () => {
      await untilAsked();
      const next = waiting;
      waiting = null;
      await next?.();
      // The agent asks again when it has printed.
      await untilAsked();
    },
    over: () => {
      waiting = null;
      notify();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function forward({ target, body }: { target: string; body: string }): Promise<{ status: number; json: unknown }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(target, { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  return { status: response.status, json: text.startsWith("{") ? JSON.parse(text) : {} };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
