import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { type KeyStatus, type Said, authenticateKey, noteSeen } from "../../access-key";
import { keepPace } from "../../platform/throttle";

/** Calls a minute with one key: a printer that polls every second, and fetches jobs meanwhile. */
const PACE = { limit: 240, window: MINUTE };
/** How long a printer that said that it cannot print gets nothing, unless it says before that it can again. */
const PAUSE = MINUTE;

/** A printer that has shown its key: which device it is, and what it last said of itself. */
export interface PrinterSession {
  key: string;
  device: string;
  status: KeyStatus | null;
}

/** @throws forbidden, limit. One read. */
export async function openSession({
  key,
  purpose,
  source,
  now,
}: {
  key: string;
  purpose: KeyPurpose;
  source: string;
  now: Instant;
}): Promise<PrinterSession> {
  const { row, status } = await authenticateKey({ key, purpose, source, now });
  keepPace({ value: `printer ${row.id}`, ...PACE, now });
  return { key: row.id, device: row.subject ?? "", status };
}

/** Notes what the printer says of itself, if that is news. */
export async function hear({
  session: { key, status },
  said,
  isFailure = false,
  now,
}: {
  session: PrinterSession;
  said: Said;
  /** It says why it did not print, which is news each time. */
  isFailure?: boolean;
  now: Instant;
}): Promise<void> {
  await noteSeen({ key, status, said, isNews: isFailure, now });
}

/** Whether the printer may get a job, by what it says now or, where it says nothing, by what it said last. */
export function isReady({ said, status, now }: { said: Said; status: KeyStatus | null; now: Instant }): boolean {
  const { paper, cover, errorCode, changedAt } = { ...status, ...said };
  const isWell = paper !== "out" && cover !== "open" && !errorCode;
  const saysSo = "paper" in said;
  return isWell || (!saysSo && now - Date.parse(changedAt ?? "") >= PAUSE);
}
