import { type IncomingHttpHeaders, type Server, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { mayBeFramed } from "./framing";
import { type Outside, lookAt } from "./look-at";
import { isPublicAddress, isPublicHost } from "./public-address";

const ORIGIN = "https://shop.example";

describe("public addresses", () => {
  test.each(["8.8.8.8", "2606:4700::1111", "example.com", "www.wetter.at", "example.com."])("%s is one", (host) => {
    expect(isPublicHost(host)).toBe(true);
  });

  test.each([
    ...["localhost", "tv.localhost", "drucker", "kasse.local", "db.internal", "127.0.0.1", "10.1.2.3", "192.168.0.9"],
    ...["172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "198.18.0.1"],
    ...["[::1]", "[::]", "[fc00::1]", "[fe80::1]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[64:ff9b::7f00:1]"],
    ...["[2002:7f00:1::]", "[2001:db8::1]"],
  ])("%s is none", (host) => {
    expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(false);
  });

  it("other ways to write an address are read as browsers read them", () => {
    for (const host of ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "①②⑦.0.0.1"])
      expect(isPublicHost(new URL(`https://${host}/`).hostname), host).toBe(false);
    expect(isPublicAddress("no address")).toBe(false);
  });
});

describe("framing", () => {
  const page = new URL("https://page.example/a");
  const framed = (headers: IncomingHttpHeaders) => mayBeFramed({ headers, page, origin: ORIGIN });

  test.each<[boolean, string]>([
    [false, "frame-ancestors 'none'"],
    [false, "frame-ancestors 'self'"],
    [false, "default-src *; Frame-Ancestors"],
    [false, "frame-ancestors https://other.example"],
    [false, "frame-ancestors *.shop.example"],
    [false, "frame-ancestors http://shop.example"],
    [false, "frame-ancestors https://shop.example:8443"],
    [false, "frame-ancestors *, frame-ancestors 'none'"],
    [true, "frame-ancestors *"],
    [true, "frame-ancestors https:"],
    [true, "frame-ancestors 'self' https://shop.example"],
    [true, "frame-ancestors *.example"],
    [true, "frame-ancestors shop.example:*"],
    [true, "default-src 'none'"],
  ])("allowed is %s by %s", (isAllowed, policy) => {
    expect(framed({ "content-security-policy": policy })).toBe(isAllowed);
  });

  it("is forbidden by X-Frame-Options unless a policy says otherwise", () => {
    expect(framed({ "x-frame-options": "DENY" })).toBe(false);
    expect(framed({ "x-frame-options": "SAMEORIGIN" })).toBe(false);
    expect(framed({ "x-frame-options": "nonsense" })).toBe(true);
    expect(framed({ "x-frame-options": "DENY", "content-security-policy": "frame-ancestors *" })).toBe(true);
    expect(mayBeFramed({ headers: { "x-frame-options": "sameorigin" }, page: new URL(ORIGIN), origin: ORIGIN })).toBe(
      true,
    );
  });
});

describe("a page that is looked at", () => {
  /** What the page answers by its path. */
  const answers: Record<string, { status?: number; headers?: Record<string, string> }> = {
    "/fine": {},
    "/denied": { headers: { "x-frame-options": "DENY" } },
    "/moved": { status: 302, headers: { location: "/denied" } },
    "/inward": { status: 301, headers: { location: "https://intern.example/" } },
    "/plain": { status: 301, headers: { location: "http://page.example/fine" } },
    "/round": { status: 302, headers: { location: "/round" } },
    "/torn": { status: 302, headers: { location: "https://" } },
    "/missing": { status: 404 },
  };
  let server: Server;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((message, answer) => {
      asked.push(message.headers.host);
      const { status = 200, headers = {} } = answers[message.url ?? ""] ?? {};
      if (message.url === "/silent") return;
      answer.writeHead(status, headers).end("x".repeat(100_000));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A name server that knows two hosts, and requests that reach the page of this test. */
  const outside = (): Outside => ({
    resolve: (host) => {
      if (host === "page.example") return Promise.resolve(["93.184.215.14"]);
      if (host === "intern.example") return Promise.resolve(["93.184.215.14", "10.0.0.7"]);
      return Promise.reject(new Error("ENOTFOUND"));
    },
    request: (url, options, answered) => {
      options.lookup?.(url.hostname, { all: false }, (_error, address) => expect(address).toBe("93.184.215.14"));
      const { port } = server.address() as AddressInfo;
      return request({ ...options, lookup: undefined, host: "127.0.0.1", port, path: url.pathname }, answered);
    },
  });
  const finding = (url: string) => lookAt({ url, origin: ORIGIN, outside: outside() });

  test.each([
    ["/fine", "fine"],
    ["/missing", "fine"],
    ["/denied", "unframeable"],
    ["/moved", "unframeable"],
    ["/inward", "private"],
    ["/plain", "private"],
    ["/round", "unreachable"],
    ["/torn", "unreachable"],
  ])("%s is %s", async (path, found) => {
    expect(await finding(`https://page.example${path}`)).toBe(found);
  });

  it("is not asked where its name leads into a network of its own", async () => {
    asked.length = 0;
    expect(await finding("https://intern.example/fine")).toBe("private");
    expect(await finding("https://169.254.169.254/latest/meta-data")).toBe("private");
    expect(asked).toEqual([]);
  });

  it("is unreachable without a name, and when it does not answer in time", async () => {
    expect(await finding("https://nowhere.example/")).toBe("unreachable");
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    expect(await finding("https://page.example/silent")).toBe("unreachable");
    vi.restoreAllMocks();
  });
});
