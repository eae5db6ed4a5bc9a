import { Link } from "@tanstack/react-router";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { type MenuPeriod, menuTimeline } from "@tresen/contract/catalog/menu/timeline";
import { formatDateTime } from "@tresen/contract/kit/time";
import { TriangleAlert } from "lucide-react";
import { serverNow } from "../../../../shared/server-clock";
import { failureDetail } from "../../../shared/failure";
import { Dialog } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { useCatalogue } from "../shop-queries";
import { TIMELINE_TEXTS as texts } from "./timeline.texts";

const BADGE = "rounded-full border px-2 text-xs font-medium";

function badgeOf(state: MenuPeriod<Menu>["state"]): string {
  if (state === "current") return `${BADGE} border-success text-success`;
  if (state === "next") return `${BADGE} border-info text-info`;
  return `${BADGE} ${state === "never" ? "border-warning text-warning" : "border-line-strong text-muted"}`;
}

/** Which menu is in force in each branch, which were, and which come. */
export function TimelineDialog({ onClose }: { onClose: () => void }) {
  const { catalogue, error, retry } = useCatalogue();
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={texts.title}>
      {error ? (
        <ErrorState message={texts.failed} detail={failureDetail(error)} onRetry={retry} />
      ) : catalogue ? (
        <Timelines menus={catalogue.menus} branches={catalogue.branches} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

export function Timelines({ menus, branches }: { menus: readonly Menu[]; branches: readonly Branch[] }) {
  const at = serverNow();
  if (branches.length === 0) return <p className="text-muted">{texts.noBranches}</p>;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{texts.explanation}</p>
      {branches.map((branch) => {
        const periods = menuTimeline({ menus, branch, at });
        return (
          <section key={branch.id} aria-labelledby={`timeline-${branch.id}`}>
            <h3 id={`timeline-${branch.id}`} className="mb-2 font-semibold">
              {branch.name}
            </h3>
            {periods.length === 0 ? (
              <p className="text-sm text-muted">{texts.none}</p>
            ) : (
              <ol className="flex flex-col border-s-2 border-line">
                {periods.map((period) => (
                  <Period key={period.menu.id} period={period} zone={branch.timeZone} />
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Period({ period: { menu, from, until, state, rivals }, zone }: { period: MenuPeriod<Menu>; zone: string }) {
  const timeOf = (at: number): string => formatDateTime({ at, zone });
  const begin = from === null ? texts.always : texts.from(timeOf(from));
  const nameOf = ({ name }: Menu): string => name || texts.unnamed;
  return (
    <li
      className={`flex flex-col gap-0.5 py-2 ps-4 ${state === "current" ? "border-s-4 border-success -ms-[3px]" : ""}`}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/menus/$id/board"
          params={{ id: menu.id }}
          className="font-medium wrap-anywhere underline underline-offset-4"
        >
          {nameOf(menu)}
        </Link>
        <span className={badgeOf(state)}>{texts.states[state]}</span>
      </span>
      <span className="figures text-sm text-muted">
        {until === null ? begin : texts.between({ from: begin, until: timeOf(until) })}
      </span>
      {(rivals.length > 0 || (state === "never" && from === null && menu.availableFrom)) && (
        <span className="flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {rivals.length > 0
            ? `${texts.rivals(rivals.map(nameOf))} ${state === "never" ? texts.rivalsLose : texts.rivalsWin}`
            : texts.unread}
        </span>
      )}
    </li>
  );
}
