import { PUSH_FAULTS } from "@tresen/contract/push/push.texts";
import { env, messageEnv, pushEnv } from "../platform/env";
import { AppError } from "../platform/errors";
import { readSecrets } from "../platform/secrets";
import type { VapidDetails } from "./protocol";

const NAMES = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;

/** The keys are read once by each process: a stage that gets others is deployed again. */
let known: Promise<VapidDetails> | null = null;

/** @throws conflict when the stage has no keys, upstream when they cannot be read. */
export function readVapid(): Promise<VapidDetails> {
  known ??= read().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function read(): Promise<VapidDetails> {
  const { publicKey, privateKey } = await readKeys();
  if (!publicKey || !privateKey) throw new AppError("push.off", "conflict", PUSH_FAULTS.off);
  return { publicKey, privateKey, subject: subject() };
}

async function readKeys(): Promise<{ publicKey: string | undefined; privateKey: string | undefined }> {
  const { SECRETS_PATH: path, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = pushEnv;
  if (!path) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const found = await readSecrets({ names: NAMES, path });
  return { publicKey: found.get("VAPID_PUBLIC_KEY"), privateKey: found.get("VAPID_PRIVATE_KEY") };
}

/** The shop's mail sender, or else its site. Push services want an address that is reached from anywhere. */
function subject(): string {
  return messageEnv.MAIL_SENDER ? `mailto:${messageEnv.MAIL_SENDER}` : env.PUBLIC_URL.replace(/^http:/, "https:");
}
