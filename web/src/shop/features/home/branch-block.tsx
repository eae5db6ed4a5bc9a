import { LIST_TEXTS } from "@tresen/contract/texts";
import type { Branch } from "@tresen/contract/resources/branch";
import type { Instant } from "@tresen/contract/time";
import { Link } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import { zoneOf } from "@tresen/contract/branch-hours";
import { weekRows } from "../../state/hours";
import { telHref } from "../../state/links";
import { buttonClass } from "../../ui/button";
import { BranchMap } from "../../ui/branch-map";
import { OpeningLine } from "../../ui/opening-line";
import { paths } from "../../state/route";
import { specialDays } from "./special-days";

/** A branch's hours (opening or delivery hours where they differ) and how to reach it. */
export function BranchBlock({ branch, now }: { branch: Branch; now: Instant }) {
  const [isDelivery, setDelivery] = useState(false);
  const rules = isDelivery ? branch.deliveryHours : branch.openingHours;
  return (
    <section aria-label={branch.name}>
      <h2 className="text-2xl font-bold tracking-tight">
        {branch.name}
        {!branch.isPublic && <span className="ml-3 align-middle rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-muted">Inaktiv</span>}
      </h2>
      {branch.isPublic && (
        <p className="mt-1">
          <OpeningLine branch={branch} now={now} />
        </p>
      )}
      {branch.isDeliveryHoursEnabled && (
        <div role="group" aria-label="Welche Zeiten" className="mt-4 inline-flex rounded-control bg-sunken p-1">
          {[false, true].map((value) => (
            <button key={String(value)} type="button" aria-pressed={isDelivery === value} onClick={() => setDelivery(value)} className="min-h-11 rounded-control px-4 font-medium text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-panel">
              {value ? LIST_TEXTS.deliveryHours : LIST_TEXTS.openingHours}
            </button>
          ))}
        </div>
      )}
      <table className="mt-4 w-full max-w-sm text-left">
        <caption className="sr-only">{isDelivery ? LIST_TEXTS.deliveryHours : LIST_TEXTS.openingHours}</caption>
        <tbody>
          {weekRows(rules).map(({ days, hours }) => (
            <tr key={days} className="border-b border-line">
              <th scope="row" className="py-2 pr-6 align-top font-normal whitespace-nowrap text-muted">
                {days}
              </th>
              <Hours text={hours} />
            </tr>
          ))}
          {specialDays({ rules, now, zone: zoneOf(branch) }).map(({ day, hours }) => (
            <tr key={day} className="border-b border-line font-semibold">
              <th scope="row" className="py-2 pr-6 align-top whitespace-nowrap">
                {day}
              </th>
              <Hours text={hours} />
            </tr>
          ))}
        </tbody>
      </table>
      <address className="mt-4 flex flex-col not-italic">
        <span>{branch.street}</span>
        <span>{[branch.zipCode, branch.city].filter(Boolean).join(" ")}</span>
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
          <a href={branch.website} target="_blank" rel="noopener" className="link inline-flex min-h-11 w-fit items-center break-all">
            {branch.website.replace(/^https?:\/\//, "")}
          </a>
        )}
      </address>
      <BranchMap branch={branch} className="mt-4" />
      {branch.isPublic && (
        <Link to={paths.store(branch.identifier)} className={buttonClass("quiet", "mt-4")}>
          Online bestellen
        </Link>
      )}
    </section>
  );
}

/** Each window in one piece: a line must not end between its start and its end. */
function Hours({ text }: { text: string }) {
  return (
    <td className="py-2 tabular-nums">
      {text.split(", ").map((window, index) => (
        <Fragment key={window}>
          {index > 0 && ", "}
          <span className="whitespace-nowrap">{window}</span>
        </Fragment>
      ))}
    </td>
  );
}
