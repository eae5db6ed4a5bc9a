import type { AnyRecord } from "@tresen/contract/openapi/client";
import { TvState } from "./tv-state";

/** The state of a TV above the fields of its record. */
export function TvSection({ record }: { record: AnyRecord | null }) {
  return record && <TvState record={record} />;
}
