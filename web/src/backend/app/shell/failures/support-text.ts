import { ApiError } from "../../../../shared/api";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import type { Toast } from "../../../shared/toasts";
import { SUPPORT_TEXTS as texts } from "./failure-panel.texts";

/**
 * What support needs to find the failed call: no message, no id of a record and nothing that was sent, since these may
 * tell of a person.
 */
export function supportText({ at, times, error, calls }: Pick<Toast, "at" | "times" | "error" | "calls">): string {
  return [
    `${texts.at}: ${new Date(at).toISOString()}`,
    ...(times > 1 ? [`${texts.times}: ${times}`] : []),
    ...(calls?.map((call) => call.error) ?? [error]).flatMap(linesOf),
    `${texts.version}: ${APP_VERSION}`,
  ].join("\n");
}

function linesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const { made, status, errors, requestId } = error;
  const code = errors[0]?.code;
  return [
    ...(made ? [`${texts.call}: ${made.route}`] : []),
    `${texts.status}: ${status === 0 ? texts.noAnswer : [status, code].filter(Boolean).join(" ")}`,
    ...(requestId ? [`${texts.request}: ${requestId}`] : []),
  ];
}
