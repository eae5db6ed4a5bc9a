import type { Instant } from "@tresen/contract/kit/time";
import { isObject } from "@tresen/contract/kit/object";
import type { Said } from "../../access-key";
import { fetchJob, nextJob, takeResult, tokenOf } from "../job";
import type { PrinterFormat } from "../render";
import { answerLog } from "./log";
import { type PrinterJob, jobBytes } from "./job-bytes";
import { type PrinterSession, hear, isReady } from "./session";

/** The media types that a job is offered in, the best first. Source: Star CloudPRNT Protocol Guide. */
const TYPES: readonly { type: string; format: PrinterFormat }[] = [
  { type: "application/vnd.star.starprnt", format: "starprnt" },
  { type: "application/vnd.star.line", format: "starline" },
  { type: "text/plain", format: "plain" },
];

/** What a printer is asked about itself. */
const QUESTIONS = ["ClientType", "ClientVersion", "Encodings", "GetPollInterval"] as const;

export interface PollAnswer {
  jobReady: boolean;
  mediaTypes?: string[];
  jobToken?: string;
  deleteMethod?: "DELETE";
  clientAction?: { request: string; options: string }[];
}

/** Answers a poll: whether there is a job. Only the status code is mandatory in it. */
export async function poll({
  session,
  body,
  now,
}: {
  session: PrinterSession;
  body: unknown;
  now: Instant;
}): Promise<PollAnswer> {
  const told = isObject(body) ? body : {};
  const answers = answersIn(told["clientAction"]);
  const said = { ...saidBy(codeOf(told["statusCode"])), ...firmwareIn(answers) };
  await hear({ session, said, now });
  const { log } = session.status ?? {};
  const isAsked = log !== undefined && log.answeredAt === undefined;
  if (isAsked && answers.length > 0)
    await answerLog({ session, lines: answers.map(({ request, result }) => `${request}: ${result}`), now });
  const asking = isAsked && answers.length === 0 ? { clientAction: QUESTIONS.map(question) } : {};
  if (told["printingInProgress"] === true || !isReady({ said, status: session.status, now }))
    return { jobReady: false, ...asking };
  const { next } = await nextJob({ status: session.status, now });
  if (!next) return { jobReady: false, ...asking };
  return {
    jobReady: true,
    mediaTypes: TYPES.map(({ type }) => type),
    jobToken: tokenOf(next),
    deleteMethod: "DELETE",
    ...asking,
  };
}

/** @returns null for a job that is not there, and `unsupported` for a media type that none is offered in. */
export async function fetchFor({
  session,
  token,
  type,
  now,
}: {
  session: PrinterSession;
  token: string | undefined;
  type: string | undefined;
  now: Instant;
}): Promise<PrinterJob | "unsupported" | null> {
  const wanted = TYPES.find((one) => one.type === (type ?? TYPES[0]?.type));
  if (!wanted) return "unsupported";
  const asked = token ?? (await tokenWithout({ session, now }));
  const job = asked === null ? null : await fetchJob({ device: session.device, token: asked, now });
  return job && (await jobBytes({ job, format: wanted.format }));
}

/** Takes what became of a job. Printers without tokens mean the job that they have fetched last. */
export async function finish({
  session,
  token,
  code,
  now,
}: {
  session: PrinterSession;
  token: string | undefined;
  code: string;
  now: Instant;
}): Promise<void> {
  const asked = token ?? (await tokenWithout({ session, now }));
  const isPrinted = isSuccess(code);
  await hear({ session, said: saidBy(code), isFailure: !isPrinted, now });
  if (asked !== null) await takeResult({ device: session.device, token: asked, isPrinted, code, now });
}

async function tokenWithout({ session, now }: { session: PrinterSession; now: Instant }): Promise<string | null> {
  const { claimed, next } = await nextJob({ status: session.status, now });
  const job = claimed ?? next;
  return job && tokenOf(job);
}

/** The status code is URL-encoded in polls. */
function codeOf(value: unknown): string {
  if (typeof value !== "string") return "";
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `OK` alone stands for `200 OK`. */
function isSuccess(code: string): boolean {
  return /^(?:OK|2\d\d)\b/i.test(code.trim());
}

/** What a code says of the printer; nothing without a code. */
function saidBy(code: string): Said {
  if (code.trim() === "") return {};
  const number = Number.parseInt(code, 10);
  return {
    paper: number === 211 ? "low" : number === 410 ? "out" : "ok",
    cover: number === 420 ? "open" : "closed",
    errorCode: isSuccess(code) || number === 410 || number === 420 ? "" : code.trim().slice(0, 80),
  };
}

function question(request: string): { request: string; options: string } {
  return { request, options: "" };
}

function answersIn(value: unknown): { request: string; result: string }[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, 20)
    .flatMap((one: unknown) =>
      isObject(one) && typeof one["request"] === "string"
        ? [{ request: one["request"].slice(0, 40), result: textOf(one["result"]) }]
        : [],
    );
}

function textOf(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 300);
}

function firmwareIn(answers: readonly { request: string; result: string }[]): Said {
  const version = answers.find(({ request }) => request === "ClientVersion")?.result;
  return version ? { firmware: version.slice(0, 80) } : {};
}
