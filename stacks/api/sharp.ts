import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The target platform of sharp's native parts on Lambda; it does not depend on the machine that deploys. */
const TARGET = { os: "linux", cpu: "arm64", libc: "glibc" };
const NATIVE = ["@img/sharp-linux-arm64", "@img/sharp-libvips-linux-arm64"];
const FOLDER = "vendor/sharp";

interface Lock {
  packages: Record<string, { version: string; dependencies?: Record<string, string> }>;
}

/**
 * Installs sharp for Lambda into a folder that git ignores, in the versions of the lock file, unless it exists.
 * @returns the folder to copy beside the bundle as its node_modules
 * @throws Error if npm cannot fetch it
 */
export function ensureSharp(): string {
  const { portable, native } = lockedVersions();
  const modules = join(FOLDER, "node_modules");
  const isThere = (): boolean =>
    Object.entries({ ...portable, ...native }).every(([name, version]) => versionIn({ modules, name }) === version);
  if (isThere()) return modules;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, "package.json"),
    JSON.stringify({ name: "sharp-for-lambda", private: true, dependencies: portable, optionalDependencies: native }),
  );
  const flags = [
    "install",
    "--omit=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    "--workspaces=false",
    "--loglevel=error",
    ...Object.entries(TARGET).map(([name, value]) => `--${name}=${value}`),
  ];
  // npm installs packages for another processor only if they are optional.
  const { error } = spawnSync("npm", flags, {
    cwd: FOLDER,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (!isThere())
    throw new Error("sharp for Lambda could not be fetched: check the network connection.", { cause: error });
  return modules;
}

/** sharp, its dependencies and its native parts, with the versions of package-lock.json. */
function lockedVersions(): { portable: Record<string, string>; native: Record<string, string> } {
  const { packages }: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const entry = (name: string): Lock["packages"][string] => {
    const found = packages[`node_modules/${name}`];
    if (!found) throw new Error(`package-lock.json does not know ${name}.`);
    return found;
  };
  const versions = (names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, entry(name).version]));
  return { portable: versions(["sharp", ...Object.keys(entry("sharp").dependencies ?? {})]), native: versions(NATIVE) };
}

function versionIn({ modules, name }: { modules: string; name: string }): string | null {
  const file = join(modules, name, "package.json");
  if (!existsSync(file)) return null;
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
