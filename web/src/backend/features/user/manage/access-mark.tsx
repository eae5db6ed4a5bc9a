import type { AnyRecord } from "@tresen/contract/openapi/client";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import * as z from "zod";
import { useNow } from "../../../shared/use-now";
import { ACCESS_MARKS } from "./access-mark.texts";

const MARK = "shrink-0 rounded-full bg-danger-soft px-2 py-0.5 text-xs font-medium text-danger";

const account = z.object({
  isEnabled: z.boolean(),
  isLocked: z.boolean().optional(),
  activeFrom: z.string().nullish(),
  activeTo: z.string().nullish(),
});

/** Beside a user who cannot sign in now: why. */
export function AccessMark({ record }: { record: AnyRecord }) {
  const mark = useAccessMark(record);
  return mark !== null && <span className={MARK}>{mark}</span>;
}

/** Why the user cannot sign in now, in a few words; null if they can. */
export function useAccessMark(record: AnyRecord): string | null {
  const now = useNow();
  const parsed = account.safeParse(record);
  const refusal = parsed.success && accountRefusal({ account: parsed.data, now });
  if (!refusal) return null;
  const isUpcoming = refusal === "disabled" && parsed.data.isEnabled;
  return ACCESS_MARKS[isUpcoming ? "upcoming" : refusal];
}
