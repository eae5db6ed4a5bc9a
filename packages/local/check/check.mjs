import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { BUILD, MODULES, ROOT } from "../boot/paths.mjs";
import { chromiumEnvironment } from "./chromium.mjs";
import {
  failuresOf,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from "./counts.mjs";
import { runCommand } from "./command.mjs";
import { printSummary } from "./summary.mjs";

const REPORTS = join(BUILD, "test");
const PLAYWRIGHT_REPORT = join(REPORTS, "playwright.json");
const MINUTE = 60_000;
const LINES_TOLD = 10;
const tool = (path) => join(MODULES, path);

const STEPS = {
  // Version 7, which needs less than half the processor time; ESLint's rules still read types through version 5.
  types: { title: "Type check", script: tool("typescript-native/bin/tsc"), args: ["--noEmit"], limit: 10 * MINUTE },
  lint: {
    title: "Lint",
    script: tool("eslint/bin/eslint.js"),
    args: ["."],
    // It keeps the types of all files in memory at once.
    env: { NODE_OPTIONS: "--max-old-space-size=6144" },
    limit: 10 * MINUTE,
  },
  format: {
    title: "Format",
    script: tool("prettier/bin/prettier.cjs"),
    args: ["--check", "--log-level", "warn", "."],
    limit: 5 * MINUTE,
  },
  unit: vitest({ title: "Unit, core and handler tests", projects: ["contract", "web", "core", "functions"] }),
  local: vitest({ title: "Tests of whole platforms", projects: ["local"] }),
  stacks: vitest({ title: "Tests of the stacks", projects: ["stacks"] }),
  build: { title: "Build", script: join(ROOT, "packages/local/bin/build.mjs"), args: [], limit: 10 * MINUTE },
  e2e: {
    title: "Browser tests",
    script: tool("@playwright/test/cli.js"),
    args: ["test", "--config", "web/playwright.config.ts", "--reporter=list,json"],
    report: PLAYWRIGHT_REPORT,
    counts: playwrightCounts,
    times: playwrightTimes,
    failures: playwrightFailures,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
    prepare: chromiumEnvironment,
    limit: 50 * MINUTE,
  },
};
/** Steps that use one processor each, so two run at the same time; checking the format is the shortest by far. */
const TOGETHER = ["types", "lint", "format"];

function vitest({ title, projects }) {
  const report = join(REPORTS, `vitest-${projects[0]}.json`);
  return {
    title,
    script: tool("vitest/vitest.mjs"),
    args: [
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
    counts: vitestCounts,
    times: vitestTimes,
    failures: vitestFailures,
    limit: 40 * MINUTE,
  };
}

/** Runs all steps, also after a failed one, and prints a table at the end. Returns the exit code. */
export async function check({ only }) {
  mkdirSync(REPORTS, { recursive: true });
  const together = only.filter((name) => TOGETHER.includes(name));
  const results = await Promise.all(together.map((name) => runStep({ name, isQuiet: together.length > 1 })));
  for (const name of only.filter((one) => !TOGETHER.includes(one))) results.push(await runStep({ name }));
  return printSummary(results);
}

async function runStep({ name, isQuiet = false }) {
  const { title, script, args, limit, report, counts, times, failures, env, prepare } = STEPS[name];
  const started = Date.now();
  const finish = (outcome) => ({ title, milliseconds: Date.now() - started, ...outcome });
  if (!isQuiet) console.log(`\n── ${title} ──`);
  const prepared = prepare ? await prepare() : { env: {} };
  if (prepared.problem) return finish({ passed: 0, failed: 1, problem: prepared.problem });
  const { code, output, isLate } = await runCommand({
    script,
    args,
    limit,
    isQuiet,
    report,
    env: { ...environment(), ...env, ...prepared.env },
  });
  if (isQuiet) console.log(`\n── ${title} ──\n${output.trim() || "ok"}`);
  const found = counts ? counts(report) : null;
  const problem = isLate
    ? `stopped after ${limit / MINUTE} minutes`
    : code === 0
      ? null
      : `ended with exit code ${code}`;
  return finish({
    passed: found?.passed ?? 0,
    retried: found?.retried ?? 0,
    failed: failuresOf({ found, isOk: problem === null, hasTests: Boolean(counts) }),
    problem,
    times: times ? times(report) : [],
    failures: failuresToTell({ found: failures?.(report) ?? [], problem, output }),
  });
}

/**
 * The environment for the steps: tools find Node 24 and each other, and production settings of the shell are removed.
 */
function environment() {
  const { NODE_ENV: _mode, ...others } = process.env;
  return {
    ...others,
    PATH: `${tool(".bin")}${delimiter}${process.env.PATH ?? ""}`,
  };
}

/** The failed tests of a step, or the end of its output if it failed without a failed test. */
function failuresToTell({ found, problem, output }) {
  if (found.length > 0 || problem === null) return found;
  return [{ name: problem, message: output.trim().split("\n").slice(-LINES_TOLD).join("\n") }];
}
