import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { IncomingMessage, ServerResponse } from "node:http";

/*
 * The limits of what stands in front of the functions on AWS, so that whoever exceeds one sees it on this machine too:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html and
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */

/** Bytes of an event, and of a result, in JSON and with what is in base64 as such. */
export const LARGEST_PAYLOAD = 6 * 1024 * 1024;
/** Bytes of the request line and the values of all headers. */
export const LARGEST_HEADERS = 10_240;
/** Seconds that an HTTP API waits for a function. */
const INTEGRATION_TIMEOUT = 30;
/** What JSON makes of one character at the most: `\u001f`. */
const LONGEST_ESCAPE = 6;

/** What an HTTP API says by itself. */
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

/** Whether a function could be handed the event, or hand out the result. */
export function fitsPayload(payload: APIGatewayProxyEventV2 | Result): boolean {
  if (typeof payload !== "object") return bytesOf(payload ?? "") <= LARGEST_PAYLOAD;
  const { body = "", ...others } = payload;
  return bytesOf(body) + Buffer.byteLength(JSON.stringify(others)) <= LARGEST_PAYLOAD;
}

/** Of a text in JSON. One that is far below the limit is not written out for it: most are, with every request. */
function bytesOf(text: string): number {
  return text.length * LONGEST_ESCAPE < LARGEST_PAYLOAD / 2 ? text.length : Buffer.byteLength(JSON.stringify(text));
}

/** A function was not done within its time. What it does further is lost, as on AWS, where it is stopped. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/** @throws TimedOut after the function's own time, or the time that an HTTP API waits where that is shorter. */
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
    // Nobody waits for it any more.
    running.catch(() => undefined);
  }
}
