import { randomBytes } from "node:crypto";
import { BUCKET, REGION } from "../environment";
import type { DatabaseAccess } from "./database-client";
import { type DelayProxy, startDelayProxy } from "./delay-proxy";
import { type Emulator, startEmulator } from "./emulator";
import { type ObjectStorage, startObjectStorage } from "./object-storage";

export interface Storage {
  /** For the functions: behind the delay where one is set. */
  database: DatabaseAccess;
  /** For reading the stream: always direct. */
  direct: DatabaseAccess;
  objects: ObjectStorage;
  /** Null where another DynamoDB is used. */
  emulator: Emulator | null;
  stop(): Promise<void>;
}

interface Options {
  root: string;
  dataDir: string;
  databaseEndpoint: string | undefined;
  delay?: { call: number; transaction: number } | null;
}

/** Starts the database, unless another one is named, and the store for files. @throws StartFailure */
export async function startStorage({ root, dataDir, databaseEndpoint, delay = null }: Options): Promise<Storage> {
  const emulator = databaseEndpoint ? null : await startEmulator({ root, dataDir });
  const direct = access(emulator?.endpoint ?? databaseEndpoint ?? "");
  const objects = await startObjectStorage({ dataDir, bucket: BUCKET, keys: direct });
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

/** Another DynamoDB may know its tables by the key that made them, so keys given from outside stay as they are. */
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
