import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { ROOT } from "./paths.mjs";

/** Parses `--demo NAME` and `--dev`. Returns a sentence about options that it does not know. */
export function parseOptions(args) {
  const options = { demo: null, dev: false };
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split("=", 2);
    if (name === "--dev") options.dev = true;
    else if (name === "--demo") options.demo = inline ?? args[(index += 1)] ?? "";
    else fail(`Unknown option ${args[index]}: there are --demo NAME and --dev.`);
  }
  const demos = demoNames();
  if (options.demo !== null && !demos.includes(options.demo))
    fail(`There is no demo shop "${options.demo}": choose one of ${demos.join(", ")}.`);
  return options;
}

function demoNames() {
  const folder = join(ROOT, "packages/local/demo");
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, "shop.json")));
}
