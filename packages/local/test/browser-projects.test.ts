import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Suite {
  file: string;
  specs?: { title: string; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

const ROOT = join(import.meta.dirname, "../../..");
/** Found faults that only phones have. */
const ALWAYS_ON_PHONES = [
  "checkout",
  "main-job",
  "notices",
  "offline",
  "order-desk",
  "records",
  "start",
  "store",
] as const;

/** The projects on which the tests of each file run. */
function projectsOfFiles(): Map<string, Set<string>> {
  const script = join(ROOT, "node_modules/@playwright/test/cli.js");
  const args = [script, "test", "--config", "web/playwright.config.ts", "--list", "--reporter=json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e9 });
  const found = new Map<string, Set<string>>();
  const collect = ({ file, specs = [], suites = [] }: Suite): void => {
    const projects = found.get(file) ?? new Set();
    for (const { tests } of specs) for (const { projectName } of tests) projects.add(projectName);
    found.set(file, projects);
    suites.forEach(collect);
  };
  (JSON.parse(stdout) as { suites: Suite[] }).suites.forEach(collect);
  return found;
}

describe("browser tests", () => {
  const projects = projectsOfFiles();

  it.each(ALWAYS_ON_PHONES)("of %s run on phones", (name) => {
    expect(projects.get(`${name}.spec.ts`)).toContain("phone");
  });

  it("of the back-office and of the shop run with a mouse and by touch", () => {
    for (const name of ["order-desk", "records", "main-job", "checkout", "accessibility"])
      expect([...(projects.get(`${name}.spec.ts`) ?? [])].sort(), name).toEqual(["desktop", "phone"]);
  });
});
