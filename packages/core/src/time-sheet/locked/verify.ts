import type { LocalDate } from "@tresen/contract/kit/time";
import { daysOfMonth } from "@tresen/contract/time-sheet/month/months";
import type { TimeSheetCheck } from "@tresen/contract/time-sheet/time-sheet";
import type { Actor } from "../../platform/actor";
import { readActivitiesOfDays } from "../../time-tracking";
import { scopeOf } from "../facts";
import { readablePerson } from "../people";
import {
  type LinkRow,
  type LockedFigures,
  type SheetRow,
  readHead,
  readLinks,
  readSalts,
  readSheets,
  sheetKey,
} from "../stored";
import { entryHashes, figuresHash, linkHash } from "./chain";

type Faults = TimeSheetCheck["months"][number]["faults"];

/** Computes the locked months of somebody again. @throws missing. */
export async function verifyTimeSheets({ actor, user }: { actor: Actor; user: string }): Promise<TimeSheetCheck> {
  const { person } = await readablePerson({ actor, user });
  return { user: { id: person.id, name: person.name }, ...(await checkChain(person.key)) };
}

/**
 * Compares each locked month with its entries and figures, and with the month before it. Where entries were removed at the
 * end of their time only the links are compared.
 * @param user under which word the sheets are kept: see `sheetOwner`.
 */
export async function checkChain(user: string): Promise<Omit<TimeSheetCheck, "user">> {
  const [links, salts, head] = await Promise.all([readLinks(user), readSalts(user), readHead(user)]);
  const rows = await readSheets(links.map(({ month }) => ({ user, month })));
  const months: TimeSheetCheck["months"] = [];
  let previous = "";
  for (const link of links) {
    const row = rows.get(sheetKey(link));
    const faults: Faults = [
      ...(linkHash(link) === link.hash ? [] : (["content"] as const)),
      ...(link.previous === previous ? [] : (["link"] as const)),
      ...(link.deletedAt === undefined ? await contentFaults({ link, row, salt: salts.get(link.month) }) : []),
    ];
    const { month, hash, lockedAt, deletedAt } = link;
    months.push({ month, hash, lockedAt, deletedAt: deletedAt ?? null, faults });
    previous = link.hash;
  }
  const isHead = (head.hash ?? "") === previous && (head.lockedUntil ?? "") === (links.at(-1)?.month ?? "");
  const last = months.at(-1);
  if (!isHead && last) last.faults.push("missing");
  return { isWhole: isHead && months.every(({ faults }) => faults.length === 0), head: head.hash ?? "", months };
}

async function contentFaults({
  link,
  row,
  salt,
}: {
  link: LinkRow;
  row: SheetRow | undefined;
  salt: string | undefined;
}): Promise<Faults> {
  if (salt === undefined || !row?.figures) return ["missing"];
  const { first, last }: { first: LocalDate; last: LocalDate } = daysOfMonth(link.month);
  const scope = scopeOf(link.user);
  const entries = await readActivitiesOfDays({ scope, from: first, to: last });
  const hashes = entryHashes({ entries, salt, format: link.format });
  const isSame = hashes.length === link.entries.length && hashes.every((hash, index) => hash === link.entries[index]);
  return [
    ...(isSame ? [] : (["entries"] as const)),
    ...(isSheetSame({ link, row, figures: row.figures, salt }) ? [] : (["figures"] as const)),
  ];
}

function isSheetSame({
  link,
  row,
  figures,
  salt,
}: {
  link: LinkRow;
  row: SheetRow;
  figures: LockedFigures;
  salt: string;
}): boolean {
  const hash = figuresHash({ figures, row, salt, format: link.format });
  return row.state === "locked" && hash === link.figures && row.hash === link.hash;
}
