import { useQuery } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { Resource } from "@tresen/contract/kit/resource";
import { type ComponentType, useEffect, useRef } from "react";
import { call, callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { SidePanel } from "../../shared/ui/dialog";
import { BulkJob } from "./bulk-job";
import { bulkQueries } from "./bulk-queries";
import { REMOVAL_TEXTS } from "./bulk.texts";
import { PanelFailure } from "./panel-failure";
import { type Target, meantBy } from "./target";
import { useJobTitle } from "./use-job-title";
import { useStart } from "./use-start";

interface RemovalPanelProps {
  resource: Resource;
  target: Target;
  /** The name of the only record, where it is one. */
  label?: string | undefined;
  /** What goes with the records and what stays, where that has to be said. */
  Effect?: ComponentType | undefined;
  /** @param isStarted whether anything was removed, or will be. */
  onClose: (isStarted: boolean) => void;
}

/** Tells what refers to the records before any is removed; then removes the others, and shows what came of it. */
export function RemovalPanel({ resource, target, label, Effect, onClose }: RemovalPanelProps) {
  const { name } = resource;
  const remove = (meant: Target, dryRun: boolean) =>
    call("POST /api/bulk", { body: { resource: name, action: "remove", ...meantBy(meant), dryRun } });
  const check = useStart(() => remove(target, true));
  const removal = useStart(async (checked: BulkView) => remove(await withoutRefused({ target, checked }), false));
  const { data: checked } = useQuery({ ...bulkQueries.one(check.job ?? ""), enabled: check.job !== null });
  const title = useJobTitle({
    job: removal.job,
    title: removal.job
      ? REMOVAL_TEXTS.started
      : label === undefined
        ? REMOVAL_TEXTS.title(target)
        : REMOVAL_TEXTS.titleOf(label),
  });
  const isAsked = useRef(false);
  const close = (): void => {
    // Nobody waits for a check whose panel is closed. If it cannot be cancelled, it ends by itself.
    if (check.job && !removal.job && (!checked || isOpenJob(checked.state)))
      call("POST /api/bulk/{id}/cancel", { params: { id: check.job } }).catch(() => undefined);
    onClose(removal.job !== null);
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    check.mutate(undefined);
  }, [check]);
  const isChecked = checked !== undefined && checked.state === "done";
  const removable = isChecked ? checked.changed : 0;
  return (
    <SidePanel
      isOpen
      onClose={close}
      title={title}
      footer={
        removal.job ? (
          <Button onPress={close}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={close}>{COMMON_TEXTS.cancel}</Button>
            {removable > 0 && (
              <Button
                variant="danger"
                isDisabled={removal.isPending}
                onPress={() => checked && removal.mutate(checked)}
              >
                {REMOVAL_TEXTS.start(removable)}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {removal.job ? (
          <BulkJob id={removal.job} onJob={removal.setJob} onFollow={close} />
        ) : (
          <>
            {check.error && (
              <>
                <PanelFailure error={check.error} />
                <Button className="self-start" onPress={() => check.mutate(undefined)} isDisabled={check.isPending}>
                  {COMMON_TEXTS.retry}
                </Button>
              </>
            )}
            {!isChecked && !check.error && (!checked || isOpenJob(checked.state)) && (
              <p role="status" className="text-muted">
                {REMOVAL_TEXTS.checking}
              </p>
            )}
            {isChecked && (
              <div role="status">
                <p className="font-medium">{REMOVAL_TEXTS.removable({ count: removable, total: checked.done })}</p>
                {removable > 0 && (
                  <p className="text-sm text-muted">
                    {resource.isRemovalFinal ? COMMON_TEXTS.irreversible : REMOVAL_TEXTS.undoable}
                  </p>
                )}
              </div>
            )}
            {removable > 0 && Effect && <Effect />}
            {check.job && <BulkJob id={check.job} onJob={check.setJob} onFollow={close} hasCommands={false} />}
            <PanelFailure error={removal.error} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

/** Of named records those that can be removed. What a query finds is checked again when it is removed. */
async function withoutRefused({ target, checked }: { target: Target; checked: BulkView }): Promise<Target> {
  if (!("ids" in target) || checked.refused === 0) return target;
  const refused = await fetchAll((page) =>
    callPage("GET /api/bulk/{id}/report", { params: { id: checked.id }, query: { outcome: "refused", ...page } }),
  );
  const held = new Set(refused.map(({ id }) => id));
  const ids = target.ids.filter((id) => !held.has(id));
  return { ids, count: ids.length };
}
