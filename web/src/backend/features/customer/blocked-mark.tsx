import type { AnyRecord } from "@tresen/contract/openapi/client";
import { BLOCKED } from "./customer.texts";

const MARK = "shrink-0 rounded-full bg-danger-soft px-2 py-0.5 text-xs font-medium text-danger";

/** Beside a customer whose orders wait for a decision. */
export function BlockedMark({ record }: { record: AnyRecord }) {
  return record["isBlocked"] === true && <span className={MARK}>{BLOCKED}</span>;
}
