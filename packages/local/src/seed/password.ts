import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface DemoPassword {
  password: string;
  /** The given password differs from that of the existing log-ins. */
  isChanged: boolean;
}

/** The password of the demo log-ins: the requested one, else the one stored in the data folder, else a random one. */
export function readDemoPassword({ dataDir, wanted }: { dataDir: string; wanted: string | undefined }): DemoPassword {
  const kept = readKept(fileOf(dataDir));
  const password = wanted ?? kept ?? randomBytes(12).toString("base64url");
  return { password, isChanged: password !== kept };
}

/** Stores the password once the log-ins have it. Only the owner of the file can read it. */
export function keepDemoPassword({ dataDir, password }: { dataDir: string; password: string }): void {
  writeFileSync(fileOf(dataDir), `${password}\n`, { mode: 0o600 });
}

function fileOf(dataDir: string): string {
  return join(dataDir, "demo-password");
}

function readKept(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim() || null;
  } catch {
    return null;
  }
}
