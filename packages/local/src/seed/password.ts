import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinFault } from "@tresen/contract/user/tablet/pin";

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

/** The PIN of the demo's people: four digits that follow from its password, but do not tell it. */
export function pinOf(password: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHash("sha256").update(`${password} ${attempt}`).digest();
    const pin = String(digest.readUInt32BE() % 10_000).padStart(4, "0");
    if (pinFault({ pin }) === null) return pin;
  }
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
