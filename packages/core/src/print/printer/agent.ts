import type { AgentAnswer, AgentPoll } from "@tresen/contract/print/printer/agent";
import type { Instant } from "@tresen/contract/kit/time";
import { isAppError } from "../../platform/errors";
import { claim, giveUp, nextJob, takeResult } from "../job";
import { jobBytes } from "./job-bytes";
import { answerLog } from "./log";
import { type PrinterSession, hear, isReady } from "./session";

/** How often a program asks, in seconds. */
const POLL_SECONDS = 5;

/** Takes the results of a print program, and gives it the next job, which is claimed by that. */
export async function serveAgent({
  session,
  body: { version, printer, results, log },
  now,
}: {
  session: PrinterSession;
  body: AgentPoll;
  now: Instant;
}): Promise<AgentAnswer> {
  const { paper, cover, errorCode = "" } = printer;
  const said = {
    ...(paper ? { paper } : {}),
    ...(cover ? { cover } : {}),
    errorCode: errorCode ?? "",
    firmware: String(version),
  };
  await hear({ session, said, now });
  for (const { token, code } of results) {
    if (code === "UNKNOWN") await giveUp({ device: session.device, token, now });
    else await takeResult({ device: session.device, token, isPrinted: code === "OK", code, now });
  }
  if (log) await answerLog({ session, lines: log, now });
  const wantsLog = !log && session.status?.log !== undefined && session.status.log.answeredAt === undefined;
  const answer = { jobs: [], pollSeconds: POLL_SECONDS, wantsLog };
  if (!isReady({ said, status: session.status, now })) return answer;
  const { next } = await nextJob({ status: session.status, now });
  if (!next) return answer;
  try {
    const { token, type, bytes } = await jobBytes({ job: await claim({ job: next, now }), format: "escpos" });
    const data = Buffer.from(bytes).toString("base64");
    return { ...answer, jobs: [{ id: next.id, token, contentType: type, data }] };
  } catch (error) {
    if (isAppError(error, "print-job.changed")) return answer;
    throw error;
  }
}
