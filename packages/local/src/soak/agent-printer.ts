import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Faults } from "../printer/faults";
import { startNetworkPrinter } from "../printer/network-printer";
import { printEscPos } from "../printer/paper/esc-pos";
import { startAgentProxy } from "./agent-proxy";
import type { PlatformTime } from "./platform-time";
import type { SteppedPrinter } from "./polling-printers";
import type { Witness } from "./witness";

export interface AgentPrinter extends SteppedPrinter {
  /** How often the agent was killed while it printed. */
  restarts(): number;
  stop(): Promise<void>;
}

/** The agent asks again after so many seconds of the machine, and is answered in the next step. */
const POLL_SECONDS = 0.01;
/** Steps after which somebody has refilled the paper or closed the cover. */
const STEPS_UNTIL_WELL = 5;
const STOP_TIMEOUT = 10_000;

/** The print agent as shops run it, in a process of its own that is killed now and then, with a printer in the network. */
export async function startAgentPrinter({
  root,
  folder,
  url,
  faults,
  witness,
  time,
}: {
  root: string;
  folder: string;
  url: string;
  faults: Faults;
  witness: Witness;
  time: PlatformTime;
}): Promise<AgentPrinter> {
  const proxy = await startAgentProxy({ target: url, faults, witness });
  const printer = await startNetworkPrinter();
  const spool = join(folder, "spool");
  await mkdir(spool, { recursive: true });
  let child: ChildProcess | null = null;
  let isStopping = false;
  let [isTorn, stepsLeft, restarts, last] = [false, 0, 0, time.now()];
  const start = (): void => {
    child = spawnAgent({
      root,
      args: ["--device", proxy.url, "--printer", `127.0.0.1:${printer.port}`, "--spool", spool],
    });
    child.once("exit", () => {
      child = null;
      proxy.over();
    });
  };
  printer.onJob = () => {
    isTorn = faults.strikes("paperOut");
    if (isTorn) printer.state.paper = "out";
    else if (faults.strikes("coverOpen")) {
      isTorn = true;
      printer.state.cover = "open";
    }
    if (isTorn) stepsLeft = STEPS_UNTIL_WELL;
    else if (faults.strikes("restart")) {
      witness.loss({ printer: "agent", cause: "restart" });
      restarts += 1;
      child?.kill("SIGKILL");
    } else if (faults.strikes("lostResult")) {
      // The printer says nothing any more, so the agent cannot know what came out.
      witness.loss({ printer: "agent", cause: "lostResult" });
      printer.state.hangs = true;
    }
  };
  printer.onPaper = (bytes) => {
    const token = proxy.tokenOf(bytes);
    printer.state.hangs = false;
    witness.paper({
      ...{ printer: "agent", token: token ?? proxy.last(), lines: printEscPos(bytes) },
      isTorn: isTorn || token === null,
    });
    isTorn = false;
  };
  start();
  return {
    calls: proxy.calls,
    faults,
    restarts: () => restarts,
    step: async () => {
      if (!child && !isStopping) start();
      await proxy.step();
      const { paper, cover } = printer.state;
      if (paper === "out" || cover === "open") {
        witness.unwell({ printer: "agent", since: last });
        stepsLeft -= 1;
        if (stepsLeft <= 0) Object.assign(printer.state, { paper: "ok", cover: "closed" });
      }
      last = time.now();
    },
    stop: async () => {
      isStopping = true;
      if (child) await ended(child);
      await printer.stop();
      await proxy.stop();
    },
  };
}

/**
 * The agent's own program, which asks more often than its server says, because the platform's clock runs faster. Its
 * first argument stands for the file that is usually run.
 */
function spawnAgent({ root, args }: { root: string; args: string[] }): ChildProcess {
  const file = pathToFileURL(join(root, "packages/local/agent/print-agent.mjs")).href;
  const program = `
    const { readArguments, runAgent } = await import(${JSON.stringify(file)});
    const stopped = new AbortController();
    process.on("SIGTERM", () => stopped.abort());
    process.on("disconnect", () => stopped.abort());
    const given = readArguments(process.argv.slice(2));
    await runAgent({ ...given, signal: stopped.signal, pollSeconds: ${POLL_SECONDS}, say: () => undefined });
    process.exit(0);`;
  return spawn(process.execPath, ["--input-type=module", "-e", program, "--", root, ...args], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT);
  child.kill("SIGTERM");
  await exited;
  clearTimeout(timer);
}
