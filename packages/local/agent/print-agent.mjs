#!/usr/bin/env node
// The print agent takes print jobs from the server and gives them to a printer in the shop's own network. It is one file
// without dependencies, for Node 18.17 or newer, and runs on a computer of the shop; USAGE below says how.
//
// A job is written to the spool before it is printed, and its outcome stays there until the server has accepted it. A
// job that was being printed when the program ended is reported as unknown, and never printed again by itself.
import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const VERSION = 1;
const PATH = "/api/print/agent/";
const REQUEST_TIMEOUT = 20_000;
const CONNECT_TIMEOUT = 5_000;
const PRINT_TIMEOUT = 30_000;
/** How long a printer has to answer DLE EOT; many never do. */
const STATUS_TIMEOUT = 1_000;
const POLL_SECONDS = 5;
const LONGEST_POLL_SECONDS = 300;
const LONGEST_BACK_OFF_SECONDS = 60;
const KEPT_LOG_LINES = 100;
/** Outcomes that the server has accepted, kept so that a job that comes once more is not printed once more. */
const KEPT_OUTCOMES = 200;
/** A lock that was not renewed for so long belongs to a program that has ended. */
const LOCK_LIFE = 10 * 60_000;
/** How many outcomes one request carries. */
const RESULTS_PER_REQUEST = 50;

const USAGE = `Aufruf: node print-agent.mjs --device SCHLÜSSEL_ODER_ADRESSE [--server https://…] [--printer ADRESSE:9100]
                            [--spool ORDNER]

  --device   der Schlüssel des Geräts, oder seine ganze Adresse
  --server   die Adresse des Shops; nicht nötig, wenn --device eine ganze Adresse ist
  --printer  der Drucker im Netzwerk (ohne Port: 9100)
  --spool    der Ordner für Aufträge und Ergebnisse (sonst: .tresen-print im eigenen Ordner)`;

/** Ends the program with a sentence that says what to do. */
class Refusal extends Error {}

/** What the arguments say. @throws Refusal */
export function readArguments(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        device: { type: "string" },
        server: { type: "string" },
        printer: { type: "string", default: "127.0.0.1:9100" },
        spool: { type: "string" },
      },
    }));
  } catch {
    throw new Refusal(USAGE);
  }
  const { device, server, printer, spool } = values;
  if (!device) throw new Refusal(USAGE);
  const isAddress = /^https?:\/\//.test(device);
  if (!isAddress && !server) throw new Refusal(`Die Adresse des Shops fehlt (--server).\n\n${USAGE}`);
  const url = isAddress ? device : `${server.replace(/\/+$/, "")}${PATH}${device}`;
  if (!URL.canParse(url)) throw new Refusal("Die Adresse des Shops ist ungültig.");
  const { protocol, hostname, pathname } = new URL(url);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isLocal))
    throw new Refusal("Die Adresse muss mit https:// beginnen, denn sie enthält den Schlüssel des Geräts.");
  const key = pathname.slice(pathname.lastIndexOf("/") + 1);
  const [, host, port = "9100"] = /^(.+?)(?::(\d+))?$/.exec(printer) ?? [];
  return {
    url,
    key,
    printer: { host, port: Number(port) },
    spool: spool ?? join(homedir(), ".tresen-print", key.slice(0, 8).replace(/[^\w-]/g, "_")),
  };
}

/**
 * The jobs on the disk, a file each, with its state in its name: received, printing, done (the outcome is known) and
 * told (the server knows it too).
 */
export function openSpool(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = ({ file, state }) => join(folder, `${file}.${state}.json`);
  const write = (entry) => {
    const part = join(folder, `${entry.file}.part`);
    writeFileSync(part, JSON.stringify(entry.content), { mode: 0o600, flush: true });
    renameSync(part, path(entry));
  };
  const move = (entry, state) => {
    renameSync(path(entry), path({ ...entry, state }));
    return { ...entry, state };
  };
  /** Oldest first: a file's name begins with the time at which its job came. */
  const list = (state) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${state}.json`))
      .sort()
      .map((name) => ({
        file: name.split(".")[0],
        state,
        content: JSON.parse(readFileSync(join(folder, name), "utf8")),
      }));
  const finish = (entry, code) => {
    const { id, token } = entry.content;
    write({ file: entry.file, state: "done", content: { id, token, code } });
    rmSync(path(entry), { force: true });
  };
  // What was being printed when the program ended may have come out or not, unless the outcome was written already.
  const done = new Set(list("done").map(({ file }) => file));
  const cut = list("printing");
  for (const entry of cut) {
    if (done.has(entry.file)) rmSync(path(entry));
    else finish(entry, "UNKNOWN");
  }
  return {
    list,
    finish,
    /** The jobs that were cut off by the end of the program. */
    cut: cut.filter(({ file }) => !done.has(file)).map(({ content }) => content.id),
    /** Keeps a new job. The outcome of one that comes once more is told once more instead. */
    receive: (job) => {
      const isSame = ({ content }) => content.id === job.id && content.token === job.token;
      const told = list("told").find(isSame);
      if (told) move(told, "done");
      if (told || ["received", "printing", "done"].flatMap(list).some(isSame)) return false;
      const file = `${String(Date.now()).padStart(15, "0")}-${randomUUID()}`;
      write({ file, state: "received", content: job });
      return true;
    },
    begin: (entry) => move(entry, "printing"),
    tell: (entries) => {
      for (const entry of entries) move(entry, "told");
      for (const old of list("told").slice(0, -KEPT_OUTCOMES)) rmSync(path(old));
    },
  };
}

/** Makes sure that only this process uses the spool. @throws Refusal if another one does. */
export function lockSpool(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "lock");
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
      return { renew: () => utimesSync(file, new Date(), new Date()), free: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const pid = Number(readFileSync(file, "utf8"));
    if (isAlive(pid) && Date.now() - statSync(file).mtimeMs < LOCK_LIFE)
      throw new Refusal(`Das Druckprogramm läuft schon mit diesem Ordner (Prozess ${pid}).`);
    rmSync(file, { force: true });
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Asks the printer for its state, where it answers: paper `ok|low|out`, cover `open|closed`, or null each. */
async function readStatus(socket) {
  const ask = async (kind) => {
    socket.removeAllListeners("data");
    const answer = new Promise((resolve) => socket.once("data", (data) => resolve(data[0] ?? null)));
    socket.write(Buffer.from([0x10, 0x04, kind]));
    return Promise.race([answer, wait(STATUS_TIMEOUT, null)]);
  };
  const offline = await ask(2);
  if (offline === null) return { paper: null, cover: null };
  const paper = await ask(4);
  return {
    cover: (offline & 0x04) > 0 ? "open" : "closed",
    paper: paper === null ? null : (paper & 0x60) > 0 ? "out" : (paper & 0x0c) > 0 ? "low" : "ok",
  };
}

/** Connects to the printer, does something with it and closes the connection. */
async function withPrinter({ host, port }, run) {
  const socket = connect({ host, port });
  try {
    await new Promise((resolve, reject) => {
      socket.setTimeout(CONNECT_TIMEOUT, () => reject(new Error("Der Drucker antwortet nicht.")));
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    const failed = new Promise((_, reject) => {
      socket.setTimeout(PRINT_TIMEOUT, () => reject(new Error("Der Drucker antwortet nicht mehr.")));
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("Der Drucker hat die Verbindung beendet.")));
    });
    failed.catch(() => undefined);
    return await Promise.race([run(socket), failed]);
  } finally {
    socket.destroy();
  }
}

/** What the state of a printer means for a job that it is given. */
function troubleOf({ paper, cover }) {
  if (cover === "open") return "COVER_OPEN";
  return paper === "out" ? "PAPER_OUT" : null;
}

const OFFLINE = { paper: null, cover: null, errorCode: "OFFLINE" };

/** The state of the printer; an error code if it cannot be reached. */
export async function statusOf(printer) {
  try {
    const status = await withPrinter(printer, readStatus);
    return { ...status, errorCode: troubleOf(status) };
  } catch {
    return OFFLINE;
  }
}

/**
 * Prints the bytes. Before the first of them is sent, every failure is known not to have printed; after it, only a
 * printer that says so has not.
 * @param begin called right before the first byte is sent.
 */
export async function print({ printer, bytes, begin }) {
  let hasBegun = false;
  try {
    return await withPrinter(printer, async (socket) => {
      const before = await readStatus(socket);
      const trouble = troubleOf(before);
      if (trouble) return trouble;
      begin();
      hasBegun = true;
      await new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
      const after = await readStatus(socket);
      // A printer that answered before has to answer after it as well, or nobody knows what happened.
      if (before.cover !== null && after.cover === null) return "UNKNOWN";
      return troubleOf(after) ?? "OK";
    });
  } catch {
    return hasBegun ? "UNKNOWN" : "OFFLINE";
  }
}

/**
 * Runs until `signal` is aborted. @throws Refusal
 * @param pollSeconds instead of what the server says.
 */
export async function runAgent({ url, key, printer, spool: folder, signal, say = console.log, pollSeconds }) {
  const lock = lockSpool(folder);
  try {
    const spool = openSpool(folder);
    const lines = [];
    const log = (text) => {
      const line = `${new Date().toISOString()} ${text}`.split(key).join("…").slice(0, 300);
      lines.push(line);
      lines.splice(0, lines.length - KEPT_LOG_LINES);
      say(line);
    };
    log(`Druckprogramm ${VERSION} für den Drucker ${printer.host}:${printer.port}`);
    for (const id of spool.cut) log(`Auftrag ${id}: Das Programm endete beim Drucken, das Ergebnis ist unbekannt.`);
    const state = { failures: 0, isReachable: null, wantsLog: false };
    while (!signal.aborted) {
      lock.renew();
      const pause = await poll({ url, printer, spool, log, lines, signal, state });
      if (pause > 0) await wait((pollSeconds ?? pause) * 1000, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    lock.free();
  }
}

/** One request with what it brings about. @returns the seconds until the next one. */
async function poll({ url, printer, spool, log, lines, signal, state }) {
  try {
    const results = spool.list("done").slice(0, RESULTS_PER_REQUEST);
    const tellsLog = state.wantsLog;
    const body = {
      version: VERSION,
      printer: await statusOf(printer),
      results: results.map(({ content: { id, token, code } }) => ({ job: id, token, code })),
      ...(tellsLog ? { log: lines } : {}),
    };
    const answer = await ask({ url, body, signal });
    spool.tell(results);
    if (state.isReachable !== true) log("Die Verbindung zum Server steht.");
    Object.assign(state, { failures: 0, isReachable: true, wantsLog: answer.wantsLog === true && !tellsLog });
    for (const job of answer.jobs ?? []) if (spool.receive(job)) log(`Auftrag ${job.id} empfangen.`);
    const waiting = spool.list("received");
    for (const entry of waiting) {
      if (signal.aborted) return 0;
      await printEntry({ entry, printer, spool, log });
    }
    // Outcomes, and the log that is wanted, are told without waiting.
    if (waiting.length > 0 || state.wantsLog) return 0;
    return Math.min(Math.max(Number(answer.pollSeconds) || POLL_SECONDS, 1), LONGEST_POLL_SECONDS);
  } catch (error) {
    if (state.isReachable !== false && !signal.aborted) log(`Der Server ist nicht erreichbar: ${error.message}`);
    state.isReachable = false;
    state.failures += 1;
    return Math.min(POLL_SECONDS * 2 ** (state.failures - 1), LONGEST_BACK_OFF_SECONDS);
  }
}

async function printEntry({ entry, printer, spool, log }) {
  let current = entry;
  const code = await print({
    printer,
    bytes: Buffer.from(entry.content.data, "base64"),
    begin: () => (current = spool.begin(entry)),
  });
  spool.finish(current, code);
  log(`Auftrag ${entry.content.id}: ${code}`);
}

async function ask({ url, body, signal }) {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, REQUEST_TIMEOUT);
  signal.addEventListener("abort", end);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: ended.signal,
    });
    if (response.status === 403 || response.status === 404)
      throw new Error("Der Server kennt den Schlüssel dieses Geräts nicht (mehr).");
    if (!response.ok) throw new Error(`Antwort ${response.status}`);
    return (await response.json()).data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

async function main() {
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopped.abort());
  try {
    await runAgent({ ...readArguments(process.argv.slice(2)), signal: stopped.signal });
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}

// The file may have another name, and tests import it.
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) await main();
