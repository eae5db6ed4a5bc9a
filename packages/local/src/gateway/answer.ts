import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** CloudFront compresses responses larger than this, of these types. */
const SMALLEST = 1000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|[\w.+-]+\+(?:json|xml)))/i;
const BROTLI_QUALITY = 4;

/** Sends a function's result, compressed if the browser accepts it and the function has not compressed it. */
export async function sendAnswer({
  request,
  response,
  answer,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  answer: APIGatewayProxyStructuredResultV2 | string | undefined;
}): Promise<void> {
  const {
    statusCode = 200,
    headers = {},
    cookies = [],
    body = "",
    isBase64Encoded = false,
  } = typeof answer === "object" ? answer : { body: answer ?? "" };
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  const content = isBase64Encoded ? decodeBase64(body) : Buffer.from(body);
  const encoding = encodingFor({ request, response, content });
  if (encoding === null) return finish({ response, content });
  response.setHeader("content-encoding", encoding);
  const etag = response.getHeader("etag");
  // The ETag was computed for the uncompressed bytes, so it becomes weak.
  if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("etag", `W/${etag}`);
  finish({ response, content: await compress({ content, encoding }) });
}

let decoded: { text: string; content: Buffer } | undefined;

/** Caches the last compressed result, because thousands of requests get the same init bundle. */
function decodeBase64(text: string): Buffer {
  if (decoded?.text !== text) decoded = { text, content: Buffer.from(text, "base64") };
  return decoded.content;
}

function finish({ response, content }: { response: ServerResponse; content: Buffer }): void {
  const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
  if (hasBody) response.setHeader("content-length", content.length);
  response.end(hasBody ? content : undefined);
}

function encodingFor({
  request,
  response,
  content,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  content: Buffer;
}): "br" | "gzip" | null {
  if (
    content.length < SMALLEST ||
    response.hasHeader("content-encoding") ||
    !COMPRESSIBLE.test(String(response.getHeader("content-type")))
  )
    return null;
  appendVary(response);
  const accepted = new Set(
    String(request.headers["accept-encoding"] ?? "")
      .split(",")
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.split(";")[0]),
  );
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
}

function appendVary(response: ServerResponse): void {
  const vary = String(response.getHeader("vary") ?? "");
  if (!/accept-encoding/i.test(vary)) response.setHeader("vary", vary ? `${vary}, accept-encoding` : "accept-encoding");
}

function compress({ content, encoding }: { content: Buffer; encoding: "br" | "gzip" }): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(content);
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
