import { type IncomingMessage, type ServerResponse, createServer } from "node:http";

interface Stored {
  body: Buffer;
  type: string;
  disposition?: string;
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
  const { pathname, searchParams } = new URL(request.url ?? "", "http://bucket");
  const key = pathname.replace(`/${process.env.BUCKET_NAME}/`, "");
  if (request.method === "POST") {
    // The parts of one upload at a time, under the key of their object.
    const isBegun = searchParams.has("uploads");
    const parts = [...objects].filter(([name]) => name.startsWith(`${key}?part-`)).sort(([a], [b]) => (a < b ? -1 : 1));
    if (!isBegun && parts.length === 0) {
      response.writeHead(404, { "content-type": "application/xml" }).end("<Error><Code>NoSuchUpload</Code></Error>");
      return;
    }
    if (!isBegun) objects.set(key, { body: Buffer.concat(parts.map(([, { body }]) => body)), type: "" });
    for (const [name] of parts) objects.delete(name);
    const answered = isBegun
      ? "<InitiateMultipartUploadResult><UploadId>upload</UploadId></InitiateMultipartUploadResult>"
      : "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>";
    response.writeHead(200, { "content-type": "application/xml" }).end(answered);
    return;
  }
  if (request.method === "PUT") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await onWrite?.(key);
    const copied = request.headers["x-amz-copy-source"];
    const source = copied && objects.get(decodeURIComponent(String(copied)).replace(/^[^/]*\//, ""));
    if (copied && !source) {
      response.writeHead(404, { "content-type": "application/xml" }).end("<Error><Code>NoSuchKey</Code></Error>");
      return;
    }
    if (source) {
      objects.set(key, { body: source.body, type: request.headers["content-type"] ?? source.type, ...named(request) });
      response.writeHead(200, { "content-type": "application/xml" }).end("<CopyObjectResult></CopyObjectResult>");
      return;
    }
    const part = searchParams.get("partNumber");
    const name = part === null ? key : `${key}?part-${part.padStart(5, "0")}`;
    objects.set(name, { body: Buffer.concat(chunks), type: request.headers["content-type"] ?? "", ...named(request) });
    response.end();
    return;
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  if (searchParams.get("list-type") === "2") {
    const { prefix, "start-after": after = "" } = Object.fromEntries(searchParams);
    const keys = [...objects.keys()].filter((name) => name.startsWith(prefix ?? "") && name > after).sort();
    const contents = keys.map((name) => `<Contents><Key>${name}</Key></Contents>`);
    response.writeHead(200, { "content-type": "application/xml" });
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`);
    return;
  }
  const found = objects.get(key);
  if (found) sendFound({ request, response, found });
  else
    response
      .writeHead(404, { "content-type": "application/xml" })
      .end(`<Error><Code>NoSuchKey</Code><Message>None</Message></Error>`);
}

function sendFound({
  request: { method, headers },
  response,
  found: { body, type, disposition },
}: {
  request: IncomingMessage;
  response: ServerResponse;
  found: Stored;
}): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const sent = from === undefined ? body : body.subarray(Number(from), Number(to) + 1);
  response
    .writeHead(from === undefined ? 200 : 206, {
      ...{ "content-type": type, "content-length": sent.length },
      ...(disposition ? { "content-disposition": disposition } : {}),
    })
    .end(method === "HEAD" ? undefined : sent);
}

function named({ headers }: IncomingMessage): { disposition?: string } {
  const disposition = headers["content-disposition"];
  return disposition === undefined ? {} : { disposition };
}
