import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { branchRows } from "../../branch/rows";
import { getConfig } from "../../config";
import { sendMail } from "../../message/mail";
import { isAppError } from "../../platform/errors";
import type { Assignment, Executor, Outcome } from "../../platform/job";
import { withNewestLogo } from "../../records";
import { findRow } from "../../records/rows";
import type { PaperFonts } from "../../print/render";
import { noteRun } from "../../reminder/rows";
import { findStaff, userRows } from "../../user";
import { reportTaskOf } from "../job";

/** @param fonts of documents, read when they are needed. */
type Fonts = () => Promise<PaperFonts>;

/** Composes a report from what its reader may see when it is sent, and sends it. */
export function reportExecutor(fonts: Fonts): Executor {
  return {
    kind: "report",
    waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
    isRepeatable: true,
    run: (assignment) => run({ ...assignment, fonts }),
  };
}

const NO_READER: Outcome = { state: "dropped", reason: JOB_REASONS.noAccount };

/** Where a member of staff gets mails; null where nowhere. */
async function mailOf(id: string): Promise<string | null> {
  const row = await findRow({ resource: userRows, id });
  if (!row) return null;
  const { email, username } = userRows.recordOf(row);
  const mail = email || username;
  return mail.includes("@") ? mail : null;
}

async function run({ job, now, fonts }: Assignment & { fonts: Fonts }): Promise<Outcome> {
  const { report, branch: id, day, user, isTest } = reportTaskOf(job);
  const [actor, to, row, config] = await Promise.all([
    findStaff({ id: user, now }),
    mailOf(user),
    findRow({ resource: branchRows, id }),
    getConfig(),
  ]);
  if (!actor || to === null || !row) return NO_READER;
  const branch = branchRows.recordOf(row);
  const asked = { actor, branch, zone: zoneOf(branch), config: await withNewestLogo(config), day, fonts, now };
  try {
    // What draws charts and documents is loaded with the first report.
    const mail = await (report === "weeklyReport"
      ? (await import("../weekly-report")).weeklyReport(asked)
      : (await import("../closing-report")).closingReport(asked));
    if (mail === null) return { state: "dropped", reason: JOB_REASONS.nothingToTell };
    const outcome = await sendMail({ mail, to, senderName: config.shopName, job });
    if (outcome.state !== "done" || isTest) return outcome;
    await noteRun({ branch, kind: report, outcome: "sent", now });
    return { ...outcome, isLogged: true };
  } catch (error) {
    // Whose rights were taken away meanwhile gets no report.
    if (isAppError(error) && error.kind === "forbidden") return NO_READER;
    throw error;
  }
}
