import { createHmac, createHash } from "node:crypto";
import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import * as z from "zod";

export interface DatabaseAccess {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An error response of the database. `type` is the exception's name, such as `TrimmedDataAccessException`. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export type DatabaseCall = <Answer>(target: string, body: object) => Promise<Answer>;

/**
 * Calls DynamoDB's JSON protocol directly. The stream is read this way because its records then have exactly the form
 * in which Lambda passes them to a handler; the SDK would convert times and binary values to objects.
 * @param target for example `DynamoDBStreams_20120810.GetRecords`.
 */
export function createDatabaseCall(access: DatabaseAccess): DatabaseCall {
  const url = new URL(access.endpoint);
  const isSecure = url.protocol === "https:";
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: 2 })
    : new PlainAgent({ keepAlive: true, maxSockets: 2 });
  const request = isSecure ? secureRequest : plainRequest;
  return <Answer>(target: string, body: object) =>
    new Promise<Answer>((resolve, reject) => {
      const payload = JSON.stringify(body);
      const outgoing = request(
        url,
        { method: "POST", agent, timeout: 10_000, headers: signedHeaders({ access, host: url.host, target, payload }) },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else reject(toError(text));
          });
        },
      );
      outgoing.on("timeout", () => outgoing.destroy(new Error("The database did not answer within 10 s.")));
      outgoing.on("error", reject);
      outgoing.end(payload);
    });
}

const refusal = z.object({
  __type: z.string().optional(),
  message: z.string().optional(),
  Message: z.string().optional(),
});

function toError(text: string): DatabaseError {
  try {
    const { __type: type = "", message, Message } = refusal.parse(JSON.parse(text));
    return new DatabaseError(type.split("#").at(-1) ?? type, message ?? Message ?? text);
  } catch {
    return new DatabaseError("Unreadable", text.slice(0, 500));
  }
}

/** AWS Signature Version 4 for one POST to `/`. */
function signedHeaders({
  access,
  host,
  target,
  payload,
}: {
  access: DatabaseAccess;
  host: string;
  target: string;
  payload: string;
}): Record<string, string> {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = stamp.slice(0, 8);
  const service = "dynamodb";
  const scope = `${day}/${access.region}/${service}/aws4_request`;
  const canonical = [
    "POST",
    "/",
    "",
    `host:${host}`,
    `x-amz-date:${stamp}`,
    `x-amz-target:${target}`,
    "",
    "host;x-amz-date;x-amz-target",
    sha256(payload),
  ].join("\n");
  const key = [day, access.region, service, "aws4_request"].reduce<Buffer | string>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${access.secretAccessKey}`,
  );
  const signature = createHmac("sha256", key)
    .update(["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n"))
    .digest("hex");
  return {
    "content-type": "application/x-amz-json-1.0",
    "content-length": String(Buffer.byteLength(payload)),
    "x-amz-date": stamp,
    "x-amz-target": target,
    authorization: [
      `AWS4-HMAC-SHA256 Credential=${access.accessKeyId}/${scope}`,
      "SignedHeaders=host;x-amz-date;x-amz-target",
      `Signature=${signature}`,
    ].join(", "),
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
