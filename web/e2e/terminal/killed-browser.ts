import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type Page, chromium } from "@playwright/test";

/**
 * A browser with a profile on disk, and clocks that a test moves: `passed` is time that goes by, on both of its clocks, and
 * `wrong` is what somebody has set the clock of the day ahead, in milliseconds.
 */
export interface KillableBrowser {
  /** Opens it, or opens it again after it was killed. */
  open: (url: string) => Promise<Page>;
  /** Ends all of its processes as the loss of power does. */
  kill: () => Promise<void>;
  /** Where its clocks stand from the next page on, and in the page that is open. */
  setClocks: (clocks: { passed: number; wrong: number }) => Promise<void>;
  /** Ends it, and removes its profile. */
  remove: () => Promise<void>;
}

const START_LIMIT = 20_000;

export function killableBrowser(): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), "tresen-terminal-"));
  let clocks = { passed: 0, wrong: 0 };
  let child: ChildProcess | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  const kill = async (): Promise<void> => {
    const { pid } = child ?? {};
    if (!child || pid === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once("exit", () => resolve());
    // It leads a group of its own, so that its helpers end with it.
    process.kill(-pid, "SIGKILL");
    await promise;
    await browser?.close().catch(() => undefined);
    child = undefined;
  };
  return {
    open: async (url) => {
      const port = join(profile, "DevToolsActivePort");
      rmSync(port, { force: true });
      child = spawn(
        process.env.CHROMIUM_PATH || chromium.executablePath(),
        [
          ...["--headless", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0", "--lang=de-AT"],
          ...["--window-size=1280,800", `--user-data-dir=${profile}`, "about:blank"],
        ],
        { detached: true, stdio: "ignore" },
      );
      browser = await chromium.connectOverCDP(await addressIn(port));
      const [context] = browser.contexts();
      if (!context) throw new Error("The browser has no context");
      await context.addInitScript(moveClocks, clocks);
      page = context.pages()[0] ?? (await context.newPage());
      await page.goto(url);
      return page;
    },
    kill,
    setClocks: async (next) => {
      clocks = next;
      await page?.evaluate(moveClocks, clocks);
    },
    remove: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Runs in the page. Whatever was set there before, the given clocks hold from now on. */
function moveClocks({ passed, wrong }: { passed: number; wrong: number }): void {
  const set = Reflect.get(window, "movedClocks") as { passed: number; wrong: number } | undefined;
  if (set) return void Object.assign(set, { passed, wrong });
  const moved = { passed, wrong };
  Reflect.set(window, "movedClocks", moved);
  const [date, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)];
  Date.now = () => date() + moved.passed + moved.wrong;
  performance.now = () => monotonic() + moved.passed;
}

/** Where the browser that has just been started listens. */
async function addressIn(file: string): Promise<string> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    try {
      const [port = "", path = ""] = readFileSync(file, "utf8").split("\n");
      if (port !== "" && path !== "") return `ws://127.0.0.1:${port}${path}`;
    } catch {
      // It is not there yet.
    }
    await sleep(50);
  }
  throw new Error("The browser did not start");
}
