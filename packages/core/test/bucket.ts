import { createServer } from "node:http";
import S3rver from "s3rver";

/** A bucket at the address that core is told in test/setup.ts. */
export async function startBucket(directory: string): Promise<{ stop: () => Promise<void> }> {
  const { port } = new URL(process.env.S3_ENDPOINT ?? "");
  const bucket = new S3rver({ silent: true, directory, configureBuckets: [{ name: process.env.BUCKET_NAME ?? "" }] });
  await bucket.configureBuckets();
  const server = createServer(bucket.callback());
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(Number(port), "127.0.0.1", listening.resolve);
  await listening.promise;
  const stop = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    return promise;
  };
  return { stop };
}
