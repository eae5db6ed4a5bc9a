import { type IncomingMessage, type ServerResponse, createServer } from "node:http";

interface Stored {
  body: Buffer;
  type: string;
}

/**
 * As much of S3 as pictures need, in memory, at the address that core is told in test/setup.ts. `onWrite` is asked
 * before anything is kept.
 */
export async function startBucket({ onWrite }: { onWrite?: (key: string) => Promise<void> } = {}): Promise<{
  objects: ReadonlyMap<string, Stored>;
  stop: () => Promise<void>;
}> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => void answer({ request, response, objects, onWrite }));
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(Number(new URL(process.env.S3_ENDPOINT ?? "").port), "127.0.0.1", listening.resolve);
  await listening.promise;
  const stop = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    return promise;
  };
  return { objects, stop };
}

async function answer({
  request,
  response,
  objects,
  onWrite,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  objects: Map<string, Stored>;
  onWrite?: ((key: string) => Promise<void>) | undefined;
}): Promise<void> {
  const key = new URL(request.url ?? "", "http://bucket").pathname.replace(`/${process.env.BUCKET_NAME}/`, "");
  if (request.method === "PUT") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await onWrite?.(key);
    const source = objects.get(
      decodeURIComponent(String(request.headers["x-amz-copy-source"])).replace(/^[^/]*\//, ""),
    );
    if (source) {
      objects.set(key, { body: source.body, type: request.headers["content-type"] ?? source.type });
      response.writeHead(200, { "content-type": "application/xml" }).end("<CopyObjectResult></CopyObjectResult>");
      return;
    }
    objects.set(key, { body: Buffer.concat(chunks), type: request.headers["content-type"] ?? "" });
    response.end();
    return;
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(key);
  if (found)
    response
      .writeHead(200, { "content-type": found.type, "content-length": found.body.length })
      .end(request.method === "HEAD" ? undefined : found.body);
  else
    response
      .writeHead(404, { "content-type": "application/xml" })
      .end(`<Error><Code>NoSuchKey</Code><Message>None</Message></Error>`);
}
