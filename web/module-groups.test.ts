import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import {
  BACKEND_MODULES,
  BASE_MODULES,
  COMMON_MODULES,
  ORDERING_MODULES,
  SHOP_MODULES,
  STORE_MODULES,
} from "./module-groups";

const ROOT = resolve(import.meta.dirname, "..");
/** Modules that the bundler makes itself. */
const MADE = ["rolldown/runtime", "vite/preload-helper"];

test("every path of the groups still means a file, so that moved modules do not leave their file of the build", () => {
  const groups = [BACKEND_MODULES, BASE_MODULES, COMMON_MODULES, ORDERING_MODULES, SHOP_MODULES, STORE_MODULES];
  const paths = groups.flatMap(({ paths: included, except }) => [
    ...included,
    ...except.filter((path) => path.includes("/")),
  ]);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !MADE.includes(path) && !isFound(path))).toEqual([]);
});

/** A path is the beginning of an address, within the repository or among its libraries. */
function isFound(path: string): boolean {
  return [path, `node_modules/${path}`].some((known) => {
    const whole = resolve(ROOT, known);
    return existsSync(dirname(whole)) && readdirSync(dirname(whole)).some((name) => name.startsWith(basename(whole)));
  });
}
