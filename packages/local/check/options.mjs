export const STEP_NAMES = ["types", "lint", "format", "unit", "local", "stacks", "build", "e2e"];

/** `--only NAME`, which may be repeated; without it everything runs. */
export function parseOptions(args) {
  const only = [];
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split("=", 2);
    const value = inline ?? args[(index += 1)];
    if (name !== "--only" || !STEP_NAMES.includes(value)) {
      console.error(`Unknown option ${args.join(" ")}: there is --only with one of ${STEP_NAMES.join(", ")}.`);
      process.exit(1);
    }
    only.push(value);
  }
  return { only: only.length > 0 ? only : STEP_NAMES };
}
