import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wordsOf } from "../src/printer/paper/paper";
import { type NetworkPrinter, startNetworkPrinter } from "../src/printer/network-printer";
import { lockSpool, readArguments, runAgent } from "../agent/print-agent.mjs";

const SCRIPT = fileURLToPath(new URL("../agent/print-agent.mjs", import.meta.url));
const KEY = "geheimer-schluessel-1234567890";

interface Request {
  printer: { paper: string | null; cover: string | null; errorCode: string | null };
  results: { job: string; token: string; code: string }[];
  log?: string[];
}
interface Job {
  id: string;
  token: string;
  contentType: string;
  data: string;
}

/** A server that hands each job over once, and notes what it is told. */
interface FakeServer {
  url: string;
  requests: Request[];
  jobs: Job[];
  wantsLog: boolean;
  status: number;
  results(): string[];
  /** Called with each request, before it is noted: the agent has taken in the answers to those before. */
  onRequest: () => void;
}

let server: Server;
let fake: FakeServer;
let printer: NetworkPrinter;
let spool = "";
let stopped: AbortController;

beforeEach(async () => {
  stopped = new AbortController();
  spool = mkdtempSync(join(tmpdir(), "tresen-spool-"));
  printer = await startNetworkPrinter();
  fake = {
    url: "",
    requests: [],
    jobs: [],
    wantsLog: false,
    status: 200,
    results: () => fake.requests.flatMap(({ results }) => results).map(({ job, code }) => `${job} ${code}`),
    onRequest: () => undefined,
  };
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    fake.onRequest();
    fake.requests.push(JSON.parse(Buffer.concat(chunks).toString()) as Request);
    const data = { jobs: fake.jobs.splice(0), pollSeconds: 1, wantsLog: fake.wantsLog };
    response.writeHead(fake.status, { "content-type": "application/json" }).end(JSON.stringify({ data }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  fake.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/api/print/agent/${KEY}`;
});
afterEach(async () => {
  stopped.abort();
  server.closeAllConnections();
  server.close();
  await printer.stop();
  rmSync(spool, { recursive: true, force: true });
});

function job(id: string, words: string, token = "t1"): Job {
  return { id, token, contentType: "application/octet-stream", data: Buffer.from(`${words}\n`).toString("base64") };
}

function agentArguments(): string[] {
  return ["--device", fake.url, "--printer", `127.0.0.1:${printer.port}`, "--spool", spool];
}

/** Runs the agent until the condition holds at a further request. @returns its log. */
async function runUntil(isDone: () => boolean): Promise<string> {
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  fake.onRequest = () => {
    if (isDone()) resolve();
  };
  const running = runAgent({
    ...readArguments(agentArguments()),
    signal: stopped.signal,
    say: (line) => void lines.push(line),
    pollSeconds: 0.01,
  });
  await Promise.race([promise, running]);
  stopped.abort();
  await running;
  stopped = new AbortController();
  return lines.join("\n");
}

function printed(): string[] {
  return printer.papers.map((lines) => wordsOf(lines));
}

test("jobs are printed in their order, and their outcomes told", async () => {
  fake.jobs = [job("prj_1", "eins"), job("prj_2", "zwei")];
  const log = await runUntil(() => fake.results().length === 2);
  expect(printed()).toEqual(["eins", "zwei"]);
  expect(fake.results()).toEqual(["prj_1 OK", "prj_2 OK"]);
  expect(fake.requests[0]?.printer).toEqual({ paper: "ok", cover: "closed", errorCode: null });
  expect(log).not.toContain(KEY);
});

test("a job that the server sends once more is not printed once more, but its outcome is told once more", async () => {
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => fake.results().length === 1);
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => fake.results().length === 2);
  expect(printed()).toEqual(["eins"]);
  fake.jobs = [job("prj_1", "eins", "t2")];
  await runUntil(() => fake.results().length === 3);
  expect(printed()).toEqual(["eins", "eins"]);
});

test("an outcome stays in the spool until the server has accepted it", async () => {
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => {
    if (fake.requests.length === 1) fake.status = 500;
    return fake.results().length === 1;
  });
  fake.status = 200;
  await runUntil(() => fake.results().length > 2);
  expect(new Set(fake.results())).toEqual(new Set(["prj_1 OK"]));
  expect(printed()).toEqual(["eins"]);
});

test.each([
  { name: "has no paper", state: { paper: "out" }, code: "PAPER_OUT" },
  { name: "is open", state: { cover: "open" }, code: "COVER_OPEN" },
] as const)("a printer that $name gets nothing to print", async ({ state, code }) => {
  Object.assign(printer.state, state);
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => fake.results().length === 1);
  expect(fake.requests[0]?.printer.errorCode).toBe(code);
  expect(fake.results()).toEqual([`prj_1 ${code}`]);
  expect(printed()).toEqual([]);
});

test("a printer that cannot be reached is told of", async () => {
  await printer.stop();
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => fake.results().length === 1);
  expect(fake.requests[0]?.printer).toEqual({ paper: null, cover: null, errorCode: "OFFLINE" });
  expect(fake.results()).toEqual(["prj_1 OFFLINE"]);
});

test("a printer that never answers questions prints all the same", async () => {
  printer.state.isMute = true;
  fake.jobs = [job("prj_1", "eins")];
  await runUntil(() => fake.results().length === 1);
  expect(fake.results()).toEqual(["prj_1 OK"]);
  expect(printed()).toEqual(["eins"]);
}, 20_000);

test("after a kill in the middle of a print the outcome is unknown, and nothing is printed again", async () => {
  printer.state.hangs = true;
  fake.jobs = [job("prj_1", "eins")];
  const child = spawn(process.execPath, [SCRIPT, ...agentArguments()], { stdio: "ignore" });
  await new Promise<void>((resolve) => (printer.onJob = resolve));
  expect(readdirSync(spool).filter((name) => name.endsWith(".printing.json"))).toHaveLength(1);
  child.kill("SIGKILL");
  await once(child, "exit");
  printer.state.hangs = false;
  await runUntil(() => fake.results().length === 1);
  expect(fake.results()).toEqual(["prj_1 UNKNOWN"]);
  expect(printed()).toEqual(["eins"]);
}, 20_000);

test("the log is sent when it is wanted, without the key", async () => {
  fake.wantsLog = true;
  await runUntil(() => fake.requests.some(({ log }) => log !== undefined));
  const log = fake.requests.flatMap(({ log: lines = [] }) => lines).join("\n");
  expect(log).toContain("Druckprogramm");
  expect(log).not.toContain(KEY);
});

test("only one agent uses a spool", async () => {
  const { free } = lockSpool(spool);
  // The lock of this very process counts as well.
  await expect(runAgent({ ...readArguments(agentArguments()), signal: stopped.signal })).rejects.toThrow("läuft schon");
  free();
});

test.each([
  { args: [], message: "Aufruf" },
  { args: ["--device", "abc"], message: "--server" },
  { args: ["--device", "abc", "--server", "http://shop.test"], message: "https://" },
  { args: ["--device", "http://shop.test/api/print/agent/abc"], message: "https://" },
  { args: ["--unknown"], message: "Aufruf" },
])("wrong arguments are refused: $args", ({ args, message }) => {
  expect(() => readArguments(args)).toThrow(message);
});

test("the device is named by its key or its whole address", () => {
  const printerAt = { host: "10.0.0.7", port: 9100 };
  expect(readArguments(["--device", "abc", "--server", "https://shop.test/", "--printer", "10.0.0.7"])).toMatchObject({
    url: "https://shop.test/api/print/agent/abc",
    key: "abc",
    printer: printerAt,
  });
  expect(readArguments(["--device", "http://localhost:3000/api/print/agent/abc"])).toMatchObject({ key: "abc" });
});
