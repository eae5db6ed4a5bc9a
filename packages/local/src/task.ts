import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs another entry of the server's build as a child process with the same environment. Rejects if it fails. */
export function runTask({ name, args }: { name: "seed"; args: readonly string[] }): Promise<void> {
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
    });
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`The step "${name}" failed (${signal ?? `exit code ${code}`}); see its message above.`));
    });
  });
}
