import { randomBytes } from "node:crypto";
import { BUCKET, REGION } from "../environment";
import type { DatabaseAccess } from "./database-client";
import { type DelayProxy, startDelayProxy } from "./delay-proxy";
import { type Emulator, startEmulator } from "./emulator";
import { type ObjectStorage, startObjectStorage } from "./object-storage";

export interface Storage {
  /** The address for the functions: that of the delay proxy if a delay is set. */
  database: DatabaseAccess;
  /** The address for reading the stream, always without the delay. */
  direct: DatabaseAccess;
  objects: ObjectStorage;
  /** Null if another DynamoDB is used. */
  emulator: Emulator | null;
  stop(): Promise<void>;
}

interface Options {
  root: string;
  dataDir: string;
  databaseEndpoint: string | undefined;
  delay?: { call: number; transaction: number } | null;
  /** Is told of errors of the store for files, whose requests are answered with 500. */
  onError?: (error: unknown) => void;
}

/** Starts the database, unless another one is configured, and the store for files. @throws StartFailure */
export async function startStorage({
  root,
  dataDir,
  databaseEndpoint,
  delay = null,
  onError = console.error,
}: Options): Promise<Storage> {
  const emulator = databaseEndpoint ? null : await startEmulator({ root, dataDir });
  const direct = access(emulator?.endpoint ?? databaseEndpoint ?? "");
  const objects = await startObjectStorage({ dataDir, bucket: BUCKET, keys: direct, onError });
  const proxy: DelayProxy | null = delay ? await startDelayProxy({ target: direct.endpoint, ...delay }) : null;
  return {
    database: proxy ? { ...direct, endpoint: proxy.endpoint } : direct,
    direct,
    objects,
    emulator,
    stop: async () => {
      objects.close();
      proxy?.close();
      await emulator?.stop();
    },
  };
}

/**
 * Another DynamoDB may separate tables by the access key that created them, so credentials from the environment stay
 * unchanged.
 */
function access(endpoint: string): DatabaseAccess {
  const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, DYNAMODB_ENDPOINT } = process.env;
  if (DYNAMODB_ENDPOINT)
    return {
      endpoint,
      region: AWS_REGION ?? REGION,
      accessKeyId: AWS_ACCESS_KEY_ID ?? "tresen",
      secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "tresen",
    };
  return {
    endpoint,
    region: REGION,
    accessKeyId: randomBytes(10).toString("hex"),
    secretAccessKey: randomBytes(20).toString("hex"),
  };
}
