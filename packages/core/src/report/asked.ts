import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import type { Staff } from "../platform/actor";
import type { PaperFonts } from "../print/render";

/** What a report is composed from: whoever reads it, and the day of the branch on which it is sent. */
export interface ReportAsked {
  actor: Staff;
  branch: Branch;
  zone: string;
  config: ConfigRecord;
  day: LocalDate;
  fonts: () => Promise<PaperFonts>;
  now: Instant;
}
