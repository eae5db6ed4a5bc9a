import { useQuery } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { Resource } from "@tresen/contract/kit/resource";
import { useEffect, useRef } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { BulkJob } from "../../bulk/bulk-job";
import { bulkQueries } from "../../bulk/bulk-queries";
import { PanelFailure } from "../../bulk/panel-failure";
import { useJobTitle } from "../../bulk/use-job-title";
import { useStart } from "../../bulk/use-start";
import { changeNotes } from "./change-notes";
import { ChangeNotes } from "./change-notes-list";
import type { Pasted } from "./range-text";
import { CHANGE_TEXTS, type RangeChange } from "./range.texts";

interface ChangePanelProps {
  resource: Resource;
  change: RangeChange;
  pasted: Pasted;
  onClose: () => void;
}

/**
 * Says what the cells of a block change, then changes them. It is an import of rows that name their records: a row with
 * a fault stays as it is, and one undo takes all of it back.
 */
export default function ChangePanel({ resource, change, pasted, onClose }: ChangePanelProps) {
  const { rows } = pasted;
  const send = (dryRun: boolean) =>
    call("POST /api/imports", { body: { resource: resource.name, rows: [...rows], dryRun } });
  const check = useStart(() => send(true));
  const start = useStart(() => send(false));
  const { data: checked } = useQuery({ ...bulkQueries.one(check.job ?? ""), enabled: check.job !== null });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    check.mutate(undefined);
  }, [check]);
  const close = (): void => {
    // Nobody waits for a check whose panel is closed. If it cannot be cancelled, it ends by itself.
    if (check.job && !start.job && (!checked || isOpenJob(checked.state)))
      call("POST /api/bulk/{id}/cancel", { params: { id: check.job } }).catch(() => undefined);
    onClose();
  };
  const title = useJobTitle({ job: start.job, title: CHANGE_TEXTS.title[change] });
  const changed = checked?.state === "done" ? checked.changed : 0;
  const refused = checked?.state === "done" ? checked.refused : 0;
  const notes = [...changeNotes(pasted), ...(refused > 0 ? [CHANGE_TEXTS.faulty(refused)] : [])];
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={title}
      footer={
        start.job ? (
          <Button onPress={close}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={close}>{COMMON_TEXTS.cancel}</Button>
            <Button
              variant="primary"
              autoFocus
              isDisabled={changed === 0 || start.isPending}
              onPress={() => start.mutate(undefined)}
            >
              {CHANGE_TEXTS.start(changed)}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {start.job ? (
          <BulkJob id={start.job} onJob={start.setJob} onFollow={close} />
        ) : (
          <>
            <p className="text-sm text-muted">{CHANGE_TEXTS.checking}</p>
            <ChangeNotes notes={notes} />
            <PanelFailure error={check.error ?? start.error} />
            {check.job && <BulkJob id={check.job} onJob={check.setJob} onFollow={close} hasCommands={false} />}
          </>
        )}
      </div>
    </SidePanel>
  );
}
