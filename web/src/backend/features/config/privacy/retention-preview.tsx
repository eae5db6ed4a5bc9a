import { useQuery } from "@tanstack/react-query";
import { formatDate } from "@tresen/contract/kit/time";
import { RETENTION_FIELDS, RETENTION_KINDS } from "@tresen/contract/privacy/retention/retention-kinds";
import type { RetainedKind, RetentionView } from "@tresen/contract/privacy/retention/retention.view";
import { useState } from "react";
import { useForm } from "../../../admin/form/form-context";
import { configQueries } from "../../../shared/config";
import { Button } from "../../../shared/ui/button";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { dayText } from "./day-text";
import { privacyQueries } from "./privacy-queries";
import { RETENTION_TEXTS as texts } from "./privacy.texts";
import { RetentionDialog } from "./retention-dialog";

/**
 * What the next run removes by the saved periods, before anything is, and the confirmation without which nothing is.
 * @param typed the periods in the form, in the order of the kinds.
 */
export function RetentionPreview({ typed }: { typed: readonly unknown[] }) {
  const { data: config } = useQuery(configQueries.one());
  const saved = RETENTION_KINDS.map((kind) => config?.[RETENTION_FIELDS[kind]] ?? null);
  const hasPeriods = saved.some((months) => months !== null);
  // Counting takes a while, so nothing is counted without a period.
  const { data, error, refetch, isFetching } = useQuery({
    ...privacyQueries.retention(config?.version ?? 0),
    enabled: hasPeriods,
  });
  const [isAsking, setIsAsking] = useState(false);
  const isSaved = saved.every((months, index) => months === (typed[index] ?? null));
  const unsaved = !isSaved && (
    <p role="status" className="text-sm text-warning">
      {texts.unsaved}
    </p>
  );
  if (!hasPeriods)
    return (
      <>
        {unsaved}
        <p className="text-sm text-muted">{texts.none}</p>
      </>
    );
  if (!data) return <NotLoaded message={texts.unloaded} {...{ error, refetch, isFetching }} />;
  return (
    <>
      {unsaved}
      <Kinds view={data} />
      {data.kinds.some(({ months, isConfirmed }) => months !== null && !isConfirmed) && (
        <Button variant="danger" className="self-start" isDisabled={!isSaved} onPress={() => setIsAsking(true)}>
          {texts.start}
        </Button>
      )}
      {isAsking && <RetentionDialog kinds={data.kinds} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Kinds({ view: { kinds, lastRun } }: { view: RetentionView }) {
  const { zone } = useForm();
  return (
    <>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {kinds.map((kind) => (
          <Kind key={kind.kind} kind={kind} zone={zone} />
        ))}
      </ul>
      {kinds.some(({ kind, count }) => kind === "orders" && count > 1000) && (
        <p className="text-sm text-muted">{texts.many}</p>
      )}
      {lastRun && (
        <p className="text-sm text-muted">{texts.lastRun({ day: dayText(lastRun.day), removed: lastRun.removed })}</p>
      )}
    </>
  );
}

function Kind({
  kind: { kind, cutoff, count, isMore, oldest, isConfirmed },
  zone,
}: {
  kind: RetainedKind;
  zone: string;
}) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[12rem_1fr]">
      <span className="font-medium">{texts.kinds[kind]}</span>
      {cutoff === null ? (
        <span className="text-muted">{texts.kept}</span>
      ) : (
        <span className="flex flex-col gap-0.5 tabular-nums">
          <span>{texts.due({ what: texts.counted({ kind, count, isMore }), day: dayText(cutoff) })}</span>
          {oldest && <span className="text-muted">{texts.oldest(formatDate({ at: Date.parse(oldest), zone }))}</span>}
          <span className={isConfirmed ? "text-muted" : "text-warning"}>
            {isConfirmed ? texts.confirmed : texts.waiting}
          </span>
        </span>
      )}
    </li>
  );
}
