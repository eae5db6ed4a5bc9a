import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { IncomingMessage, ServerResponse } from "node:http";

/*
 * The limits of API Gateway and Lambda, so that a request that exceeds one is refused on this machine too:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html and
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */

/** Bytes of an event or result as JSON, in which binary bodies count in base64. */
export const LARGEST_PAYLOAD = 6 * 1024 * 1024;
/** Bytes of the request line plus the values of all headers. */
export const LARGEST_HEADERS = 10_240;
/** Seconds that an HTTP API waits for a function. */
const INTEGRATION_TIMEOUT = 30;
/** The largest number of bytes that one character takes in JSON: `\u001f`. */
const LONGEST_ESCAPE = 6;

/** The error bodies of an HTTP API. */
export const REFUSALS = {
  tooLarge: { status: 413, message: "Request Entity Too Large" },
  headersTooLarge: { status: 431, message: "Request Header Fields Too Large" },
  failed: { status: 500, message: "Internal Server Error" },
  unavailable: { status: 503, message: "Service Unavailable" },
} as const;

export type Refusal = keyof typeof REFUSALS;
type Result = APIGatewayProxyStructuredResultV2 | string | undefined;

export function sendRefusal({ response, refusal }: { response: ServerResponse; refusal: Refusal }): void {
  const { status, message } = REFUSALS[refusal];
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
}

export function hasLargeHeaders({
  method = "",
  url = "",
  httpVersion,
  headersDistinct,
}: Pick<IncomingMessage, "method" | "url" | "httpVersion" | "headersDistinct">): boolean {
  const line = `${method} ${url} HTTP/${httpVersion}`;
  const values = Object.values(headersDistinct).flatMap((each = []) => each);
  return [line, ...values].reduce((sum, text) => sum + Buffer.byteLength(text, "latin1"), 0) > LARGEST_HEADERS;
}

/** Whether an event or result is within the limit of Lambda. */
export function fitsPayload(payload: APIGatewayProxyEventV2 | Result): boolean {
  if (typeof payload !== "object") return bytesOf(payload ?? "") <= LARGEST_PAYLOAD;
  const { body = "", ...others } = payload;
  return bytesOf(body) + Buffer.byteLength(JSON.stringify(others)) <= LARGEST_PAYLOAD;
}

/**
 * The size of a text in JSON. A text far below the limit is not serialised for this, because most texts of every
 * request are.
 */
function bytesOf(text: string): number {
  return text.length * LONGEST_ESCAPE < LARGEST_PAYLOAD / 2 ? text.length : Buffer.byteLength(JSON.stringify(text));
}

/** The function exceeded its timeout. Its later result is ignored; on AWS it is stopped. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/** @throws TimedOut after the timeout of the function or of the HTTP API, whichever is shorter. */
export async function withinTime<Value>({
  name,
  timeout,
  run,
}: {
  name: string;
  timeout: number;
  run: () => Promise<Value>;
}): Promise<Value> {
  const seconds = Math.min(timeout, INTEGRATION_TIMEOUT);
  const running = run();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimedOut(`The function "${name}" was not done within ${seconds} s.`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
    // The caller has already been answered, so a late rejection is ignored.
    running.catch(() => undefined);
  }
}
