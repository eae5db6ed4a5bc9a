import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "../../test/listen";
import { keepQuery } from "./documents";
import { createGateway } from "./gateway";

let server: Listening;
const answers: Record<string, string | undefined> = {};

beforeAll(async () => {
  server = await listen(
    createGateway({
      functions: {
        http: async (_, event) => {
          const location = answers[event.headers["x-page-path"] ?? ""];
          return location === undefined ? { statusCode: 404 } : { statusCode: 301, headers: { location } };
        },
        stream: async () => undefined,
        socket: async () => undefined,
        queue: async () => ({ batchItemFailures: [] }),
        topic: async () => undefined,
        schedule: async () => undefined,
        deployment: async () => undefined,
        reload: () => undefined,
      },
      clock: { now: () => 0, offset: 0 },
      web: (_, response) => void response.end("page"),
      local: (_, response) => void response.end("local"),
      ready: Promise.resolve(),
      onWrite: () => undefined,
      onFailure: () => undefined,
      onError: () => undefined,
    }),
  );
});
afterAll(() => server.close());

test("a redirect of a page keeps the query of the address", async () => {
  answers["/alt"] = "/neu";
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await ask("/alt?tisch=4&a=%C3%A4")).toEqual([301, "/neu?tisch=4&a=%C3%A4"]);
  expect(await ask("/alt")).toEqual([301, "/neu"]);
  expect(await ask("/fehlt?tisch=4")).toEqual([404, null]);
});

test.each([
  ["/neu", "/alt?", "/neu"],
  ["/neu?x=1#oben", "/alt?a=1&a=2", "/neu?x=1&a=1&a=2#oben"],
  ["/neu#oben", "/alt?a=1", "/neu?a=1#oben"],
  ["https://example.test/?x", "/alt?a", "https://example.test/?x&a"],
])("to %s from %s it redirects to %s", (location, url, expected) => {
  expect(keepQuery({ location, url })).toBe(expected);
});
