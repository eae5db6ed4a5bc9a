import { scheduleFor } from "@tresen/contract/branch/branch-hours";
import { LIST_TEXTS } from "@tresen/contract/branch/branch-list.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { telHref } from "../../state/browser/links";
import { buttonClass } from "../../ui/button";
import { BranchMap } from "../../widgets/branch-map";
import { HoursTable } from "../../widgets/hours-table";
import { RouteLink } from "../../widgets/route-link";
import { OpeningLine } from "../../widgets/opening-line";
import { paths } from "../../state/browser/route";
import * as texts from "./home.texts";

/**
 * A branch's hours, with a choice between opening and delivery hours if both exist, and its contact. `hasRoute` is
 * false if the route is shown above.
 */
export function BranchBlock({ branch, now, hasRoute }: { branch: Branch; now: Instant; hasRoute: boolean }) {
  const [isDelivery, setDelivery] = useState(false);
  const { rules } = scheduleFor({ branch, method: isDelivery ? "delivery" : "takeaway" });
  return (
    <section aria-label={branch.name}>
      <h2 className="text-2xl font-bold tracking-tight">
        {branch.name}
        {!branch.isPublic && (
          <span className="ml-3 align-middle rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-muted">
            {texts.inactive}
          </span>
        )}
      </h2>
      {branch.isPublic && (
        <p className="mt-1">
          <OpeningLine branch={branch} now={now} />
        </p>
      )}
      {branch.isDeliveryHoursEnabled && (
        <div role="group" aria-label={texts.whichHours} className="mt-4 inline-flex rounded-control bg-sunken p-1">
          {[false, true].map((value) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={isDelivery === value}
              onClick={() => setDelivery(value)}
              className={
                "min-h-11 rounded-control px-4 font-medium text-muted aria-pressed:bg-raised " +
                "aria-pressed:text-ink aria-pressed:shadow-panel"
              }
            >
              {value ? LIST_TEXTS.deliveryHours : LIST_TEXTS.openingHours}
            </button>
          ))}
        </div>
      )}
      <HoursTable
        branch={branch}
        rules={rules}
        caption={isDelivery ? LIST_TEXTS.deliveryHours : LIST_TEXTS.openingHours}
        className="mt-4 w-full max-w-sm"
        rowClassName="border-b border-line *:py-2"
      />
      <address className="mt-4 flex flex-col not-italic">
        <span>{branch.street}</span>
        <span>{[branch.zipCode, branch.city].filter(Boolean).join(" ")}</span>
        {hasRoute && <RouteLink branch={branch} />}
        {branch.phone && (
          <a href={telHref(branch.phone)} className="link inline-flex min-h-11 w-fit items-center">
            {branch.phone}
          </a>
        )}
        {branch.email && (
          <a href={`mailto:${branch.email}`} className="link inline-flex min-h-11 w-fit items-center break-all">
            {branch.email}
          </a>
        )}
        {branch.website && (
          <a
            href={branch.website}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 w-fit items-center break-all"
          >
            {branch.website.replace(/^https?:\/\//, "")}
          </a>
        )}
      </address>
      <BranchMap branch={branch} className="mt-4" />
      {branch.isPublic && (
        <Link to={paths.store(branch.identifier)} className={buttonClass("quiet", "mt-4")}>
          {texts.orderOnline}
        </Link>
      )}
    </section>
  );
}
