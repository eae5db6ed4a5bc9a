import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "@tresen/contract/page/html";
import { IMAGE_FILE_LIMIT } from "@tresen/contract/media/image";
import type { Clock } from "../../clock";
import type { Responder } from "../../gateway/gateway";
import { type Refusal, type SentForm, refusalOf } from "./policy";
import { receive } from "./received";
import { UPLOAD_PATH } from "./upload-path";
import { FORM_REFUSALS } from "./upload.texts";

/** The largest form: the file, and some kB for fields and the policy. */
const LARGEST_FORM = IMAGE_FILE_LIMIT + 64_000;

export interface UploadForms {
  owns(path: string): boolean;
  respond: Responder;
}

interface Options {
  bucket: string;
  /** The keys by which forms are signed. */
  keys: () => { accessKeyId: string; secretAccessKey: string };
  clock: Pick<Clock, "now">;
  /** Stores an object in the bucket. */
  write: (object: { key: string; body: Uint8Array; contentType: string }) => Promise<void>;
}

/**
 * Takes files that browsers send with a signed form, as S3 does ("Browser-based uploads using POST"): whatever the form
 * does not allow is refused, and a file that is larger than any form allows is never in memory.
 */
export function createUploadForms(options: Options): UploadForms {
  return {
    owns: (path) => path === UPLOAD_PATH,
    respond: async (request, response) => {
      if (request.method !== "POST") return void response.writeHead(405, { allow: "POST" }).end();
      const body = await receive({ request, maxBytes: LARGEST_FORM });
      if (!request.complete) response.setHeader("connection", "close");
      if (!body)
        return refuse({
          response,
          refusal: { status: 400, code: "EntityTooLarge", message: FORM_REFUSALS.tooLarge },
        });
      const form = await formIn({ request, body });
      const refusal: Refusal | null = form
        ? refusalOf({ form, bucket: options.bucket, keys: options.keys(), now: options.clock.now() })
        : { status: 400, code: "MalformedPOSTRequest", message: FORM_REFUSALS.malformed };
      if (refusal || !form) return refuse({ response, refusal });
      await store({ ...options, form, response });
    },
  };
}

interface WholeForm extends SentForm {
  file: Uint8Array;
}

/** Null for what is no form, or has no file as its last field. */
async function formIn({ request, body }: { request: IncomingMessage; body: Buffer }): Promise<WholeForm | null> {
  try {
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const entries = [...(await new Response(new Uint8Array(body), { headers }).formData())];
    const [name, last] = entries.pop() ?? [];
    if (name !== "file" || last === undefined || entries.some(([, value]) => typeof value !== "string")) return null;
    const file = typeof last === "string" ? Buffer.from(last) : new Uint8Array(await last.arrayBuffer());
    const fields = new Map(entries.map(([field, value]) => [field.toLowerCase(), String(value)]));
    return { fields, file, size: file.byteLength };
  } catch {
    return null;
  }
}

async function store({
  form: { fields, file },
  bucket,
  write,
  response,
}: Options & { form: WholeForm; response: ServerResponse }): Promise<void> {
  const key = fields.get("key") ?? "";
  await write({ key, body: file, contentType: fields.get("content-type") ?? "application/octet-stream" });
  const etag = `"${createHash("md5").update(file).digest("hex")}"`;
  const parts = { Location: `${UPLOAD_PATH}/${key}`, Bucket: bucket, Key: key, ETag: etag };
  response.writeHead(201, { "content-type": "application/xml", etag }).end(xml({ name: "PostResponse", parts }));
}

function refuse({ response, refusal }: { response: ServerResponse; refusal: Refusal | null }): void {
  const { status, code: Code, message: Message } = refusal ?? { status: 400, code: "InvalidRequest", message: "" };
  response
    .writeHead(status, { "content-type": "application/xml; charset=utf-8" })
    .end(xml({ name: "Error", parts: { Code, Message } }));
}

function xml({ name, parts }: { name: string; parts: Record<string, string> }): string {
  const content = Object.entries(parts).map(([part, text]) => `<${part}>${escapeHtml(text)}</${part}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content.join("")}</${name}>`;
}
