import { fileURLToPath } from "node:url";
import { type TestProjectInlineConfiguration, defineConfig } from "vitest/config";

const SECOND = 1000;
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * DynamoDB's emulator for a whole project, and a table of its own for each test file. A process runs many files, so that
 * packages are loaded once; `setup.ts` sees to it that each file has the code to itself, with its own mocks.
 */
const withTable = {
  globalSetup: [path("packages/core/test/emulator.ts")],
  setupFiles: [path("packages/core/test/setup.ts")],
  isolate: false,
};

function project({
  folder,
  ...test
}: { folder: string } & NonNullable<TestProjectInlineConfiguration["test"]>): TestProjectInlineConfiguration {
  return {
    root: path(folder),
    test: {
      name: folder.replace("packages/", ""),
      include: ["**/*.test.{ts,tsx}"],
      exclude: ["**/node_modules/**", "**/dist/**", "**/e2e/**"],
      testTimeout: 30 * SECOND,
      hookTimeout: 30 * SECOND,
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    // Files are the unit of parallelism, and two of them keep two processors busy.
    maxWorkers: 2,
    projects: [
      // Rules without any state: files share the loaded code as well.
      project({ folder: "packages/contract", pool: "threads", isolate: false }),
      project({ folder: "web", pool: "threads" }),
      project({ folder: "packages/core", ...withTable }),
      project({ folder: "packages/functions", ...withTable }),
      // These start whole platforms, which mostly wait: after the others.
      project({
        folder: "packages/local",
        globalSetup: [path("packages/local/test/build.ts")],
        testTimeout: 240 * SECOND,
        hookTimeout: 240 * SECOND,
        sequence: { groupOrder: 1 },
      }),
      // These synthesise whole clouds: alone, one file after another.
      project({
        folder: "stacks",
        env: {
          TABLE_NAME: "table",
          BUCKET_NAME: "bucket",
          PUBLIC_URL: "https://shop.example.test",
          MAIL_SENDER: "bestellung@shop.example.test",
          DATATRANS_ENDPOINT: "https://api.sandbox.datatrans.example.test",
          PUSH_HOSTS: "push.example.test",
        },
        testTimeout: 240 * SECOND,
        hookTimeout: 600 * SECOND,
        fileParallelism: false,
        maxWorkers: 1,
        isolate: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
