import { isObject } from "@tresen/contract/kit/object";
import type { Faults } from "./faults";
import type { Mechanism, Trouble } from "./mechanism";
import { printEscPos } from "./paper/esc-pos";
import type { PrintedLine } from "./paper/paper";
import { printStar } from "./paper/star";
import type { PrinterState, PrinterStore } from "./printer-store";
import type { Send } from "./send";

/** A printer that asks its server whenever it is due. */
export interface PollingPrinter {
  /** Rejects if the server cannot be reached: the printer asks again later. */
  poll(signal: AbortSignal): Promise<void>;
  /** The printer is switched off and on: it forgets what it has fetched. */
  restart(): void;
}

export interface PollingOptions {
  printer: PrinterState;
  store: PrinterStore;
  mechanism: Mechanism;
  faults: Faults;
  send: Send;
}

interface Job {
  token: string;
  type: string;
  deleteMethod: "DELETE" | "GET";
}

/** The media types that the printer takes, the best one first. */
const TYPES: readonly { type: string; print: (bytes: Uint8Array) => PrintedLine[] }[] = [
  { type: "application/vnd.star.starprnt", print: printStar },
  { type: "application/vnd.star.line", print: printStar },
  { type: "application/vnd.star.starprntcore", print: printStar },
  { type: "application/vnd.star.escpos", print: printEscPos },
  { type: "text/plain", print: (bytes) => plain(new TextDecoder().decode(bytes)) },
];
const CODES: Readonly<Record<Trouble | "ok", string>> = {
  ok: "200 OK",
  paperOut: "410 Out of Paper",
  coverOpen: "420 Cover Open",
};
/** Star's automatic status: which bit of which byte says that the cover is open, or that the paper is out. */
const STATUS: Readonly<Record<Trouble | "ok", string>> = {
  ok: "23 86 00 00 00 00 00 00 00 00 00",
  paperOut: "23 86 08 00 00 08 00 00 00 00 00",
  coverOpen: "23 86 28 00 00 00 00 00 00 00 00",
};
/** What the printer answers to the questions of a server. */
const ANSWERS: Readonly<Record<string, string>> = {
  ClientType: "Star mC-Print3",
  ClientVersion: "3.2",
  Encodings: TYPES.map(({ type }) => type).join("; "),
  GetPollInterval: "5",
  PageInfo: "576",
};
/** How often the printer tries to report an outcome. */
const ATTEMPTS = 20;

/** A printer that speaks Star CloudPRNT, version 2.4 of its guide, with HTTP polling. */
export function createCloudPrnt({ printer, store, mechanism, faults, send }: PollingOptions): PollingPrinter {
  const identity = { mac: macOf(printer.id), uid: printer.name };
  let isStarted = false;
  let results: { request: string; result: string }[] = [];
  /** The job that was announced and has yet to be fetched: also when its bytes were lost on the way. */
  let job: Job | null = null;

  const ask = async (signal: AbortSignal): Promise<Job | null> => {
    const state = mechanism.trouble() ?? "ok";
    const answer = await send({
      url: printer.url,
      method: "POST",
      type: "application/json",
      body: JSON.stringify({
        status: STATUS[state],
        printerMAC: identity.mac,
        uniqueID: identity.uid,
        statusCode: encodeURIComponent(CODES[state]),
        jobToken: null,
        printingInProgress: false,
        ...(results.length > 0 ? { clientAction: results } : {}),
      }),
      signal,
    });
    results = [];
    const body = answer.status === 200 ? jsonIn(answer.body) : null;
    if (!body) return null;
    for (const action of Array.isArray(body.clientAction) ? body.clientAction : []) {
      const request = isObject(action) ? String(action.request) : "";
      results.push({ request, result: ANSWERS[request] ?? "" });
    }
    // The results of actions are told at once, and the answer to them may announce a job.
    if (results.length > 0) return ask(signal);
    const offered = Array.isArray(body.mediaTypes) ? body.mediaTypes : [];
    const type = TYPES.find((one) => offered.includes(one.type))?.type ?? "";
    return body.jobReady === true
      ? { token: String(body.jobToken ?? ""), type, deleteMethod: body.deleteMethod === "GET" ? "GET" : "DELETE" }
      : null;
  };
  const fetchJob = async ({ token, type }: Job, signal: AbortSignal): Promise<Uint8Array | string> => {
    if (type === "") return "510 Incompatible Media";
    const url = addressOf({ ...identity, type, token });
    let answer = await send({ url, method: "GET", signal });
    if (answer.status === 200 && faults.strikes("fetchTwice")) answer = await send({ url, method: "GET", signal });
    if (answer.status === 415) return "510 Incompatible Media";
    return answer.status === 200 ? answer.body : "";
  };
  const addressOf = (query: Record<string, string>): string =>
    `${printer.url}?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&")}`;
  const print = async (current: Job, signal: AbortSignal): Promise<void> => {
    const content = await fetchJob(current, signal);
    job = null;
    const { token, type, deleteMethod: method } = current;
    if (content === "") return;
    if (typeof content === "string")
      return store.change(printer, { report: { job: token, code: content, attempt: 0, method } });
    if (faults.strikes("restart")) return void (isStarted = false);
    const known = TYPES.find((one) => one.type === type);
    const trouble = await mechanism.print({ job: token, type, lines: known?.print(content) ?? [] }, signal);
    if (faults.strikes("lostResult") || printer.losesNext) return store.change(printer, { losesNext: false });
    store.change(printer, { report: { job: token, code: CODES[trouble ?? "ok"], attempt: 0, method } });
  };
  const report = async (signal: AbortSignal): Promise<void> => {
    if (!printer.report) return;
    const { job: token, code, attempt, method = "DELETE" } = printer.report;
    store.change(printer, {
      report: attempt + 1 < ATTEMPTS ? { ...printer.report, attempt: attempt + 1 } : null,
    });
    const query: Record<string, string> = { ...identity, code, token };
    if (attempt > 0) query.retry = String(attempt);
    await send({ url: addressOf(method === "GET" ? { ...query, delete: "" } : query), method, signal });
    store.change(printer, { report: null });
  };
  return {
    poll: async (signal) => {
      mechanism.tick();
      if (!isStarted) await send({ url: `${printer.url}/cloudprnt-setting.json`, method: "GET", signal });
      isStarted = true;
      await report(signal);
      // While a printer has no paper, or its cover is open, it tells so, and fetches nothing.
      if (mechanism.trouble()) return void (await ask(signal));
      job ??= await ask(signal);
      if (!job) return;
      await print(job, signal);
      await report(signal);
    },
    restart: () => {
      isStarted = false;
      job = null;
      results = [];
    },
  };
}

function jsonIn(body: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function plain(text: string): PrintedLine[] {
  return text.split("\n").map((line) => ({ kind: "text", align: "left", texts: [{ text: line }] }));
}

/** An address as a network card has it, of Star's number range, the same one for the same printer. */
function macOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 0xffffff, 7);
  return `00:11:62:${sum
    .toString(16)
    .padStart(6, "0")
    .replace(/(..)(?=.)/g, "$1:")}`;
}
