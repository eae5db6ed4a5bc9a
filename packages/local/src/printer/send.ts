import { errorCode } from "../failure";
import type { Faults } from "./faults";

export interface Answer {
  status: number;
  type: string;
  body: Uint8Array;
}

export type Send = (request: {
  url: string;
  method: "GET" | "POST" | "DELETE";
  type?: string;
  body?: string;
  signal: AbortSignal;
}) => Promise<Answer>;

const TIMEOUT = 20_000;

/** Sends requests as a printer does: without redirects, and with requests and answers that may be lost on the way. */
export function createSend(faults: Faults): Send {
  return async (request) => {
    if (faults.strikes("lostRequest")) throw new Error("The request was lost on the way.");
    const answer = await ask(request).catch((error: unknown) => {
      if (!request.signal.aborted && !isRefused(error)) faults.note("cutAnswer");
      throw error;
    });
    const handsOver = answer.type === "text/xml" && answer.body.length > 0;
    if (faults.strikes(handsOver ? "lostJob" : "lostAnswer")) throw new Error("The answer was lost on the way.");
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
    return answer;
  };
}

async function ask({ url, method, type, body, signal }: Parameters<Send>[0]): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(type ? { headers: { "content-type": type } } : {}),
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
  return {
    status: response.status,
    type: (response.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "",
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Whether nobody listens at the address: then the server has not got the request. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause) === "ECONNREFUSED";
}
