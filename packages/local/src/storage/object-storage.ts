import { type RequestListener, type Server, createServer } from "node:http";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseAccess } from "./database-client";
import { startExpiry } from "./expired-files";
import { mendStore } from "./object-store";

export interface ObjectStorage {
  endpoint: string;
  close(): void;
}

type Keys = Pick<DatabaseAccess, "accessKeyId" | "secretAccessKey">;

/**
 * S3 on the loopback interface, with its files in the data folder. At the start only the port is opened: the emulator
 * takes 20 MB of memory and is loaded with the first request.
 */
export async function startObjectStorage({
  dataDir,
  bucket,
  keys,
  onError,
}: {
  dataDir: string;
  bucket: string;
  keys: Keys;
  /** Is told of what failed for other reasons than the request, which is answered with 500. */
  onError: (error: unknown) => void;
}): Promise<ObjectStorage> {
  let loading: Promise<RequestListener> | undefined;
  const server = createServer((request, response) => {
    loading ??= load({ directory: join(dataDir, "files"), bucket, keys, onError });
    loading.then(
      (listener) => listener(request, response),
      (error: unknown) => {
        loading = undefined;
        response.writeHead(500).end(String(error));
      },
    );
  });
  await listen(server);
  const endExpiry = startExpiry({ folder: join(dataDir, "files", bucket) });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      endExpiry();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function load({
  directory,
  bucket,
  keys,
  onError,
}: {
  directory: string;
  bucket: string;
  keys: Keys;
  onError: (error: unknown) => void;
}): Promise<RequestListener> {
  await mkdir(directory, { recursive: true });
  const [{ default: S3rver }, { default: accounts }, { default: S3Error }] = await Promise.all([
    import("s3rver"),
    import("s3rver/lib/models/account.js"),
    import("s3rver/lib/models/error.js"),
  ]);
  accounts.DUMMY_ACCOUNT.createKeyPair(keys.accessKeyId, keys.secretAccessKey);
  const emulator = new S3rver({
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  mendStore({ store: emulator.store, S3Error });
  emulator.on("error", (error) => {
    if ((error.status ?? 500) >= 500) onError(error);
  });
  await emulator.configureBuckets();
  return emulator.callback();
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
}
