import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { TabletView } from "@tresen/contract/user/tablet/tablet";
import { authenticateKey } from "../../access-key";
import { AppError } from "../../platform/errors";
import { findRow, namedRecords } from "../../records/rows";
import { tabletPeople } from "../../user/tablet";
import { getTabletPairing, startPairing } from "./pairing";

const branches = namedRecords<Branch>("branches");

interface Asked {
  /** The network address of the browser. */
  source: string;
  now: Instant;
}

/** What the browser shows, and what it keeps out of reach of scripts: undefined as it is, null no more. */
export interface TabletState {
  view: TabletView;
  key?: string | null;
  /** Its code and the secret with which it asks what became of that. */
  pairing?: string | null;
}

/** A code for a browser that wants to be a tablet. @throws limit. */
export async function startTablet({ source, now }: Asked): Promise<TabletState> {
  const { code, secret, expiresAt } = await startPairing({ source, isTablet: true, now });
  return { view: { state: "waiting", code, expiresAt }, pairing: `${code}.${secret}` };
}

/**
 * What a browser is to a branch. The first answer after staff have entered its code contains the key.
 * @throws limit after too many wrong keys.
 */
export async function tabletState({
  key,
  pairing,
  ...asked
}: { key: string | null; pairing: string | null } & Asked): Promise<TabletState> {
  const approved = key && (await orNull(approvedView({ key, ...asked })));
  if (approved) return { view: approved };
  const ended = key ? { key: null } : {};
  const [code = "", secret = ""] = pairing?.split(".") ?? [];
  const paired = pairing && (await orNull(getTabletPairing({ code, secret, now: asked.now })));
  if (!paired) return { view: { state: "none" }, ...ended, ...(pairing ? { pairing: null } : {}) };
  if (paired.key === null) return { view: { state: "waiting", code, expiresAt: paired.expiresAt }, ...ended };
  return { view: await approvedView({ key: paired.key, ...asked }), key: paired.key, pairing: null };
}

async function approvedView({ key, source, now }: { key: string } & Asked): Promise<TabletView> {
  const { row } = await authenticateKey({ key, purpose: "tablet", source, now });
  const [branch, people] = await Promise.all([
    findRow({ resource: branches, id: row.branch }),
    tabletPeople({ branch: row.branch, now }),
  ]);
  return { state: "approved", name: row.name, branch: branch ? branches.recordOf(branch).name : "", people };
}

/** The answer, or null where there is none: a key that has ended, or a code that has. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && ["forbidden", "missing"].includes(error.kind)) return null;
    throw error;
  }
}
