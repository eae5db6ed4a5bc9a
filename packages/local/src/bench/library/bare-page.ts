import { once } from "node:events";
import type { BrowserContext, CDPSession } from "playwright";
import { WebSocket } from "ws";

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** How the window of a page is. */
export interface Screen {
  width: number;
  height: number;
  deviceScaleFactor?: number;
  isPhone?: boolean;
}

/** What a request is answered with; null for the server's answer. */
export type Answer = (url: URL) => { body: Buffer; contentType: string } | null;

export interface BarePage {
  send: CDPSession["send"];
  /** The result of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Ends what was begun with `Tracing.start`. @returns the trace */
  stopTracing: () => Promise<Buffer>;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** What the browser tells by itself, as far as it is listened to. */
interface Events {
  "Fetch.requestPaused": { requestId: string; request: { url: string } };
  "Tracing.tracingComplete": { stream?: string };
}

/**
 * A page that nothing watches, driven through the browser's own protocol. Playwright has the browser record the network
 * of each of its pages: when the page's memory is collected, the record copies every picture that goes, as text, which
 * takes some 40 ms of the page's main thread, and nobody's browser does it.
 * @param port of the browser's protocol
 */
export async function openBarePage({
  port,
  url,
  screen: { width, height, deviceScaleFactor = 1, isPhone = false },
  state,
  asked,
  answer,
}: {
  port: number;
  url: string;
  screen: Screen;
  state: State;
  /** The addresses of which `answer` is told. */
  asked: readonly string[];
  answer: Answer;
}): Promise<BarePage> {
  const { root, sessionOf, close } = await connected(port);
  const { browserContextId } = await root("Target.createBrowserContext");
  await root("Storage.setCookies", { cookies: state.cookies, browserContextId });
  const { targetId } = await root("Target.createTarget", { url: "about:blank", browserContextId, width, height });
  const { sessionId } = await root("Target.attachToTarget", { targetId, flatten: true });
  const { send, on } = sessionOf(sessionId);
  await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: isPhone });
  await send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
  await send("Emulation.setTimezoneOverride", { timezoneId: "Europe/Vienna" });
  // The browser stops requests before they reach the page's own process, and no page is told.
  await send("Fetch.enable", { patterns: asked.map((urlPattern) => ({ urlPattern })) });
  on("Fetch.requestPaused", ({ requestId, request }) => {
    const own = answer(new URL(request.url));
    const reply = own
      ? send("Fetch.fulfillRequest", {
          requestId,
          responseCode: 200,
          responseHeaders: [
            { name: "Content-Type", value: own.contentType },
            { name: "Cache-Control", value: "max-age=31536000, immutable" },
          ],
          body: own.body.toString("base64"),
        })
      : send("Fetch.continueRequest", { requestId });
    // The page may have given the request up meanwhile.
    reply.catch(() => undefined);
  });
  await send("Page.navigate", { url });
  return {
    send,
    evaluate: async (expression) => {
      const { result } = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
      return result.value;
    },
    stopTracing: async () => {
      const ended = new Promise<string>((resolve) =>
        on("Tracing.tracingComplete", ({ stream }) => resolve(stream ?? "")),
      );
      await send("Tracing.end");
      const handle = await ended;
      const parts: Buffer[] = [];
      for (let isEnd = false; !isEnd;) {
        const { data, eof, base64Encoded } = await send("IO.read", { handle });
        parts.push(Buffer.from(data, base64Encoded ? "base64" : "utf8"));
        isEnd = eof;
      }
      return Buffer.concat(parts);
    },
    close: async () => {
      await root("Target.disposeBrowserContext", { browserContextId });
      close();
    },
  };
}

/** A connection to the browser, with one session for it and one for each page. */
async function connected(port: number) {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl, { maxPayload: 0 });
  await once(socket, "open");
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  socket.on("message", (data: Buffer) => {
    const message: Message = JSON.parse(data.toString("utf8"));
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else waiting.get(message.id)?.(message);
  });
  const sessionOf = (sessionId?: string) => {
    const send: CDPSession["send"] = (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as never);
        });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
    const on = <Name extends keyof Events>(event: Name, listener: (params: Events[Name]) => void): void => {
      listeners.push((message) => {
        if (message.method === event && message.sessionId === sessionId) listener(message.params as Events[Name]);
      });
    };
    return { send, on };
  };
  return { root: sessionOf().send, sessionOf, close: () => socket.close() };
}
