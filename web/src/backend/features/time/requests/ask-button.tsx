import { isObject } from "@tresen/contract/kit/object";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { branchQueries, useZoneOf } from "../../../shared/branches";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { AskDialog, type AskedEntry } from "./ask-dialog";
import { TIME_REQUEST_TEXTS as texts } from "./time-requests.texts";

/** Asks for a correction of an own entry that has ended; nothing for other records. */
export function AskCorrection({ record }: { record: AnyRecord }) {
  const me = useMe();
  const entry = record["user"] === me.id ? entryOf(record) : null;
  return entry ? <Ask entry={entry} label={texts.ask} /> : null;
}

/** Asks for an own entry that is missing. */
export function AskMissing() {
  return <Ask entry={null} label={texts.askMissing} />;
}

function Ask({ entry, label }: { entry: AskedEntry | null; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const zoneOf = useZoneOf();
  const { data = [] } = useQuery(branchQueries.all());
  const own = data.filter((branch) => me.branches.some(({ id }) => id === branch.id));
  if (!entry && own.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {isOpen && <AskDialog entry={entry} branches={own} zoneOf={zoneOf} onClose={() => setOpen(false)} />}
    </>
  );
}

function entryOf({ id, state, branch, startedAt, endedAt, breaks, kind }: AnyRecord): AskedEntry | null {
  if (state !== "ended" || typeof startedAt !== "string" || typeof endedAt !== "string") return null;
  return {
    ...{ id, branch: String(branch), startedAt, endedAt, kind: typeof kind === "string" ? kind : null },
    breaks: (Array.isArray(breaks) ? breaks : [])
      .filter(isObject)
      .map((one) => ({ startedAt: String(one["startedAt"]), endedAt: String(one["endedAt"]) })),
  };
}
