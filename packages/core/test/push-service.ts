import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type BrowserKeys, decryptPush, newBrowserKeys, vapidFault } from "../src/push/protocol";
import { pushEnv } from "../src/platform/env";

export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** What is wrong with the sender's signature; null when nothing is. */
  fault: string | null;
}

export interface PushService {
  received: ReceivedPush[];
  /** What the next messages are answered with, one after another; without any they are taken. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** A browser with keys of its own. */
  browser(): TestBrowser;
}

export interface TestBrowser {
  endpoint: string;
  keys: BrowserKeys;
  /** The messages that it got, decrypted. */
  messages(): unknown[];
}

/** A push service for all tests of a file. What it received is removed before each test. */
export function usePushService(): PushService {
  const endpoint = new URL(pushEnv.PUSH_ENDPOINT ?? "");
  const received: ReceivedPush[] = [];
  const answers: PushService["answers"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const fault = vapidFault({
        authorization: headers.authorization,
        audience: endpoint.origin,
        publicKey: pushEnv.VAPID_PUBLIC_KEY ?? "",
        at: Date.now(),
      });
      received.push({ path, headers, body: Buffer.concat(chunks), fault });
      const { status, headers: answered = {} } = answers.shift() ?? { status: 201 };
      response.writeHead(status, answered).end();
    });
  });
  beforeAll(async () => {
    server.listen(Number(endpoint.port), endpoint.hostname);
    await once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
    answers.length = 0;
  });
  let count = 0;
  return {
    received,
    answers,
    browser: () => {
      count += 1;
      const path = `${endpoint.pathname}/browser-${count}`;
      const keys = newBrowserKeys();
      return {
        endpoint: `${endpoint.origin}${path}`,
        keys,
        messages: () =>
          received.filter((one) => one.path === path).map(({ body }) => JSON.parse(decryptPush({ body, keys }))),
      };
    },
  };
}
