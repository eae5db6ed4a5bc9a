import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { sites } from "@tresen/contract/site/site.resource";
import { planQueries } from "../../../admin/plan/plan-queries";
import { PlannedList } from "../../../admin/plan/planned-list";
import { PLANNED_SITE_TEXTS as texts } from "./publish.texts";

const BAR = "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 text-sm";
/** How often it is looked whether what was planned has happened. */
const LOOK_EVERY = 60_000;

/** Says above the editor what is planned for the page, since what is typed now is no part of it, and what did not go. */
export function PlannedNotice({ site, zone }: { site: string; zone: string }) {
  const { data = [] } = useQuery({
    ...planQueries.of({ resource: sites.name, record: site }),
    refetchInterval: LOOK_EVERY,
  });
  const [isOpen, setIsOpen] = useState(false);
  const failed = data.find(({ state }) => state === "failed" || state === "unconfirmed");
  const next = data.find(({ state }) => state === "waiting" || state === "retry" || state === "running");
  const told = failed ?? next;
  const at = told ? formatDateTime({ at: Date.parse(told.at), zone }) : "";
  return (
    <>
      {told && (
        <div role="status" className={`${BAR} ${failed ? "bg-danger-soft text-danger" : "bg-info-soft text-info"}`}>
          <span className="min-w-48 flex-1">{failed ? texts.failedAt(at) : texts.waiting(at)}</span>
          <Button size="sm" onPress={() => setIsOpen(true)}>
            {texts.look}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={texts.dialog}
          size="md"
          footer={<Button onPress={() => setIsOpen(false)}>{COMMON_TEXTS.close}</Button>}
        >
          {data.length === 0 ? (
            <p className="text-muted">{texts.nothing}</p>
          ) : (
            <PlannedList planned={{ resource: sites.name, record: site }} zone={zone} />
          )}
        </Dialog>
      )}
    </>
  );
}
