import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCloudPrnt } from "./cloudprnt-api";
import { type Fault, type Faults, NO_FAULTS } from "./faults";
import { createMechanism } from "./mechanism";
import { wordsOf } from "./paper/paper";
import { newPrinter, openPrinterStore } from "./printer-store";
import type { Answer, Send } from "./send";

const URL = "http://shop.test/api/print/cloudprnt/geheim";
const TYPE = "application/vnd.star.starprnt";
const { signal } = new AbortController();

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "tresen-printer-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A server with one job, which notes what it is asked. */
function server(answers: { poll?: object; onRequest?: (line: string) => void } = {}): { send: Send; asked: string[] } {
  const asked: string[] = [];
  let isDone = false;
  const send: Send = async ({ url, method, body }) => {
    const line = `${method} ${url.slice(URL.length)}${body === undefined ? "" : ` ${body}`}`;
    asked.push(line);
    answers.onRequest?.(line);
    if (url.endsWith("/cloudprnt-setting.json")) return answer({ status: 404 });
    const query = new URLSearchParams(url.split("?")[1]);
    if (method === "DELETE" || query.has("delete")) isDone = true;
    else if (method === "GET") return answer({ text: "Gr\x81\xe1e\n", type: TYPE });
    else if (!isDone)
      return answer({ json: { jobReady: true, mediaTypes: [TYPE], jobToken: "prj_1", ...answers.poll } });
    return answer({ json: { jobReady: false } });
  };
  return { send, asked };
}

function answer({
  status = 200,
  json,
  text = JSON.stringify(json) ?? "",
  type = "application/json",
}: {
  status?: number;
  json?: object;
  text?: string;
  type?: string;
}): Answer {
  return { status, type, body: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) };
}

/** Each fault strikes as often as it is named. */
function faultsOf(...named: Fault[]): Faults {
  const left = [...named];
  return { ...NO_FAULTS, strikes: (fault) => left.includes(fault) && left.splice(left.indexOf(fault), 1).length > 0 };
}

function printerAt(send: Send, faults: Faults = NO_FAULTS) {
  const store = openPrinterStore(folder);
  const printer = newPrinter({ id: "dev_1", name: "Küche", protocol: "cloudprnt", url: URL });
  store.add(printer);
  const mechanism = createMechanism({ printer, store, faults, slowness: 0 });
  return { store, printer, ...createCloudPrnt({ printer, store, mechanism, faults, send }) };
}

test("a printer asks for its settings, polls, fetches, prints and tells that it has printed", async () => {
  const { send, asked } = server();
  const { poll, store } = printerAt(send);
  await poll(signal);
  await poll(signal);
  const [settings, poll1, get, del, ...others] = asked;
  expect(settings).toBe("GET /cloudprnt-setting.json");
  expect(poll1).toMatch(/^POST {2}\{"status":"23 86.*","printerMAC":"00:11:62:.*"statusCode":"200%20OK"/);
  const id = "?mac=00%3A11%3A62%3A[%3A0-9a-fA-F]+&uid=K%C3%BCche";
  expect(get).toMatch(new RegExp(`^GET \\${id}&type=application%2Fvnd.star.starprnt&token=prj_1$`));
  expect(del).toMatch(new RegExp(`^DELETE \\${id}&code=200%20OK&token=prj_1$`));
  expect(others).toHaveLength(1);
  expect(store.papers().map(({ job, lines }) => [job, wordsOf(lines)])).toEqual([["prj_1", "Grüße"]]);
});

test("the outcome is told by GET where the server wants it so, and questions are answered at once", async () => {
  let questions = 1;
  const { send, asked } = server({
    get poll() {
      return questions-- > 0
        ? { jobReady: false, clientAction: [{ request: "ClientType", options: "" }] }
        : { deleteMethod: "GET" };
    },
  });
  await printerAt(send).poll(signal);
  expect(asked[2]).toContain('"clientAction":[{"request":"ClientType","result":"Star mC-Print3"}]');
  expect(asked.at(-1)).toMatch(/^GET .*code=200%20OK&token=prj_1&delete=$/);
});

test("a lost answer is asked for again with the same token, and prints once", async () => {
  let isLost = true;
  const { send, asked } = server({
    onRequest: (line) => {
      if (!line.includes("&type=") || !isLost) return;
      isLost = false;
      throw new Error("lost");
    },
  });
  const { poll, store } = printerAt(send);
  await expect(poll(signal)).rejects.toThrow("lost");
  await poll(signal);
  expect(asked.filter((line) => line.includes("&type="))).toHaveLength(2);
  expect(store.papers()).toHaveLength(1);
});

test("an outcome that does not get through is told again, also after a kill of the platform", async () => {
  let isDown = true;
  const { send, asked } = server({
    onRequest: (line) => {
      if (line.startsWith("DELETE") && isDown) throw new Error("down");
    },
  });
  await expect(printerAt(send).poll(signal)).rejects.toThrow("down");
  isDown = false;
  const store = openPrinterStore(folder);
  const [printer] = store.printers();
  if (!printer) throw new Error("The printer is not kept.");
  const mechanism = createMechanism({ printer, store, faults: NO_FAULTS });
  await createCloudPrnt({ printer, store, mechanism, faults: NO_FAULTS, send }).poll(signal);
  expect(asked.filter((line) => line.startsWith("DELETE"))[1]).toMatch(/code=200%20OK&token=prj_1&retry=1$/);
  expect(store.papers()).toHaveLength(1);
});

test("a lost result is never told", async () => {
  const { send, asked } = server();
  const { poll, store } = printerAt(send, faultsOf("lostResult", "fetchTwice"));
  await poll(signal);
  expect(asked.filter((line) => line.startsWith("DELETE"))).toEqual([]);
  expect(asked.filter((line) => line.includes("&type="))).toHaveLength(2);
  expect(store.papers()).toHaveLength(1);
});

test("a printer that runs out of paper tells so, and fetches nothing until it is refilled", async () => {
  const { send, asked } = server();
  const { poll, store, printer } = printerAt(send, faultsOf("paperOut"));
  await poll(signal);
  expect(asked.at(-1)).toContain("DELETE");
  expect(asked.at(-1)).toContain("code=410%20Out%20of%20Paper");
  expect(store.papers().map(({ isTorn }) => isTorn)).toEqual([true]);
  await poll(signal);
  expect(asked.at(-1)).toContain('"statusCode":"410%20Out%20of%20Paper"');
  store.change(printer, { paper: "ok" });
  await poll(signal);
  expect(asked.at(-1)).toContain('"statusCode":"200%20OK"');
});

test("a printer that is restarted with a job in its memory loses it without a word", async () => {
  const { send, asked } = server();
  const { poll, store } = printerAt(send, faultsOf("restart"));
  await poll(signal);
  expect(store.papers()).toEqual([]);
  await poll(signal);
  expect(asked.filter((line) => line === "GET /cloudprnt-setting.json")).toHaveLength(2);
});

test("a job of a type that the printer does not know is refused", async () => {
  const { send, asked } = server({ poll: { mediaTypes: ["image/tiff"] } });
  await printerAt(send).poll(signal);
  expect(asked.at(-1)).toContain("code=510%20Incompatible%20Media");
});
