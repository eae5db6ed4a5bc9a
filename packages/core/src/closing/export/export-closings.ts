import type { Closing, ClosingFormat } from "@tresen/contract/closing/closing";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { bmdFile } from "@tresen/contract/closing/export/bmd";
import { closingCsv } from "@tresen/contract/closing/export/closing-csv";
import { datevFile, isOneYear } from "@tresen/contract/closing/export/datev";
import { EXPORT_FAULTS, exportName } from "@tresen/contract/closing/export/export.texts";
import { missingIn } from "@tresen/contract/closing/export/postings";
import type { Ledger } from "@tresen/contract/closing/ledger/ledger.resource";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { getConfig } from "../../config";
import type { Actor } from "../../platform/actor";
import { dispositionOf } from "../../platform/blob";
import { AppError } from "../../platform/errors";
import { MEDIA_TYPES, type PaperFonts } from "../../print/render";
import { findRow, findUnique, namedRecords } from "../../records/rows";
import { permittedBranch } from "../branch";
import { getClosing, rangeOf, readClosings } from "../read-closings";
import { closingPdf } from "./closing-pdf";
import { windows1252 } from "../../platform/windows-1252";

const ledgerRows = namedRecords<Ledger>("ledgers");
const ledgerUniques = { name: ledgerRows.name, unique: [["branch"]] };

export interface ClosingFile {
  type: string;
  disposition: string;
  bytes: Uint8Array;
}

interface Wanted {
  actor: Actor;
  format: ClosingFormat;
  /** Asked for only where they are needed. */
  fonts: () => Promise<PaperFonts>;
  now: Instant;
}

/** The most closings of one file, and of one PDF, which takes some time to draw. */
const MOST = 1000;
const MOST_DRAWN = 100;

/** One closing as a file. @throws missing, forbidden; input with the names of what the branch's accounts lack. */
export async function exportClosing({ id, ...wanted }: Wanted & { id: string }): Promise<ClosingFile> {
  const closing = await getClosing({ actor: wanted.actor, id });
  return fileOf({ ...wanted, branch: closing.branch, closings: [closing], of: String(closing.number) });
}

/** The closings of a branch's days as a file, oldest first. @throws forbidden; input also where there is none. */
export async function exportPeriod({
  branch,
  from,
  to,
  ...wanted
}: Wanted & { branch: string; from: LocalDate; to: LocalDate }): Promise<ClosingFile> {
  const { zone } = await permittedBranch({ actor: wanted.actor, permission: closingPermissions.read, branch });
  const { first, last } = await rangeOf({ branch, zone, from, to });
  if (last < first) throw refused("none", EXPORT_FAULTS.none);
  if (last - first >= (wanted.format === "pdf" ? MOST_DRAWN : MOST)) throw refused("too_many", EXPORT_FAULTS.tooMany);
  const closings: Closing[] = [];
  let next = last;
  while (next >= first) {
    const page = await readClosings({ branch, first, last: next, limit: MOST_DRAWN });
    closings.unshift(...page.toReversed());
    next = (page.at(-1)?.number ?? first) - 1;
  }
  return fileOf({ ...wanted, branch, closings, of: `${from} ${to}` });
}

async function fileOf({
  actor,
  branch,
  closings,
  of,
  format,
  fonts,
  now,
}: Wanted & { branch: string; closings: readonly Closing[]; of: string }): Promise<ClosingFile> {
  const [{ name, zone }, { currency }] = await Promise.all([
    permittedBranch({ actor, permission: closingPermissions.read, branch }),
    getConfig(),
  ]);
  const disposition = dispositionOf(exportName({ branch: name, of, format }));
  switch (format) {
    case "pdf": {
      const place = { branchName: name, zone, currency };
      return { type: MEDIA_TYPES.pdf, disposition, bytes: await closingPdf({ closings, place, fonts: await fonts() }) };
    }
    case "csv": {
      const bytes = Buffer.from(closingCsv({ closings, branchName: name, zone }));
      return { type: "text/csv; charset=utf-8", disposition, bytes };
    }
    default: {
      const ledger = await ledgerOf({ branch, name });
      const names = missingIn({ closings, ledger, format });
      if (names.length > 0) throw refused("ledger", EXPORT_FAULTS.missing({ branch: name, names }));
      if (format === "datev" && !isOneYear({ closings, ledger, zone })) throw refused("years", EXPORT_FAULTS.years);
      const text =
        format === "datev" ? datevFile({ closings, ledger, zone, currency, now }) : bmdFile({ closings, ledger, zone });
      return { type: "text/csv; charset=windows-1252", disposition, bytes: windows1252(text) };
    }
  }
}

async function ledgerOf({ branch, name }: { branch: string; name: string }): Promise<Ledger> {
  const id = await findUnique({ resource: ledgerUniques, fields: { branch } });
  const row = id === null ? null : await findRow({ resource: ledgerRows, id });
  if (!row) throw refused("no_ledger", EXPORT_FAULTS.noLedger(name));
  return ledgerRows.recordOf(row);
}

function refused(code: string, message: string): AppError {
  return new AppError(`closing.export_${code}`, "input", message);
}
