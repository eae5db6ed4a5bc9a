import type { Instant } from "@tresen/contract/kit/time";
import type { Said } from "../../access-key";
import { isAppError } from "../../platform/errors";
import { claim, nextJob, takeResult } from "../job";
import type { PrintJobRow } from "../job";
import { jobBytes } from "./job-bytes";
import { type PrinterSession, hear, isReady } from "./session";

/** Milliseconds after which the printer itself gives up. */
const TIMEOUT = 10_000;

/** How every printer names itself. */
const DEVICE_ID = "local_printer";

/** Bits of a printer's status. Source: Epson ePOS-Print XML User's Manual. */
const BITS = { coverOpen: 0x20, paperLow: 0x2_0000, paperOut: 0x8_0000 } as const;

/**
 * What a printer gets when it asks: the next job, which is claimed by that, or nothing.
 * Source: Epson Server Direct Print User's Manual.
 */
export async function nextRequest({ session, now }: { session: PrinterSession; now: Instant }): Promise<string> {
  await hear({ session, said: {}, now });
  if (!isReady({ said: {}, status: session.status, now })) return "";
  const { next } = await nextJob({ status: session.status, now });
  const job = next && (await claimed({ job: next, now }));
  return job ? requestFor(job) : "";
}

/** Takes the results of jobs, one or several in one message. */
export async function takeResponse({
  session,
  file,
  now,
}: {
  session: PrinterSession;
  file: string;
  now: Instant;
}): Promise<void> {
  for (const { token, isPrinted, code, said } of responsesIn(file)) {
    await hear({ session, said, isFailure: !isPrinted, now });
    if (token) await takeResult({ device: session.device, token, isPrinted, code, now });
  }
}

/** Takes what the printer says of itself, in whatever field its firmware sends that. */
export async function takeStatus({
  session,
  status,
  now,
}: {
  session: PrinterSession;
  status: string;
  now: Instant;
}): Promise<void> {
  const bits = attribute({ tag: status, name: "asbstatus" }) ?? attribute({ tag: status, name: "status" });
  await hear({ session, said: bits === null ? {} : { ...saidBy(bits), ...batteryIn(status) }, now });
}

/** Somebody else may have been faster; the printer asks again soon. */
async function claimed({ job, now }: { job: PrintJobRow; now: Instant }): Promise<PrintJobRow | null> {
  try {
    return await claim({ job, now });
  } catch (error) {
    if (isAppError(error, "print-job.changed")) return null;
    throw error;
  }
}

async function requestFor(job: PrintJobRow): Promise<string> {
  const { token, bytes } = await jobBytes({ job, format: "epos" });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>${DEVICE_ID}</devid>`,
    `<timeout>${TIMEOUT}</timeout><printjobid>${token}</printjobid></Parameter>`,
    `<PrintData>${Buffer.from(bytes).toString()}</PrintData></ePOSPrint></PrintRequestInfo>`,
  ].join("");
}

interface Response {
  token: string | null;
  isPrinted: boolean;
  code: string;
  said: Said;
}

/** Each `<ePOSPrint>` of a response; of an older version the file as a whole. */
function responsesIn(file: string): Response[] {
  const parts = file.match(/<ePOSPrint\b[\s\S]*?<\/ePOSPrint>/g) ?? [file];
  return parts.flatMap((part) => {
    const [tag] = /<response\b[^>]*>/.exec(part) ?? [];
    if (!tag) return [];
    const code = (attribute({ tag, name: "code" }) ?? "").slice(0, 80);
    const isPrinted = /^(?:true|1)$/i.test(attribute({ tag, name: "success" }) ?? "");
    const bits = attribute({ tag, name: "status" });
    return [
      {
        token: /<printjobid>\s*([A-Za-z0-9_.-]{1,30})\s*<\/printjobid>/.exec(part)?.[1] ?? null,
        isPrinted,
        code: isPrinted ? "OK" : code || "ERROR",
        said: {
          ...(bits === null ? {} : saidBy(bits)),
          ...(isPrinted ? { errorCode: "" } : saidByCode(code)),
          ...batteryIn(tag),
        },
      },
    ];
  });
}

function attribute({ tag, name }: { tag: string; name: string }): string | null {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']{0,200})["']`, "i").exec(tag)?.[1] ?? null;
}

/** @param bits decimal or hexadecimal. Zero says nothing: printers that could not be asked send it. */
function saidBy(bits: string): Said {
  const value = Number(bits);
  if (!Number.isSafeInteger(value) || value === 0) return {};
  const isSet = (bit: number): boolean => (value & bit) !== 0;
  return {
    paper: isSet(BITS.paperOut) ? "out" : isSet(BITS.paperLow) ? "low" : "ok",
    cover: isSet(BITS.coverOpen) ? "open" : "closed",
    errorCode: "",
  };
}

function saidByCode(code: string): Said {
  if (code === "EPTR_REC_EMPTY") return { paper: "out", errorCode: "" };
  if (code === "EPTR_COVER_OPEN") return { cover: "open", errorCode: "" };
  return { errorCode: code || "ERROR" };
}

function batteryIn(tag: string): Said {
  const battery = attribute({ tag, name: "battery" });
  return battery === null || battery === "0" ? {} : { battery: battery.slice(0, 20) };
}
