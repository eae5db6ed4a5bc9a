import { addressLine } from "@tresen/contract/branch/address";
import { type DeliveryMethod, enabledMethods, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { nextSlot } from "@tresen/contract/order/slots";
import type { Instant } from "@tresen/contract/kit/time";
import { ChevronDown, Clock, MapPin, Phone } from "../../../shared/icons";
import { useState } from "react";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { dayAndTime } from "../../state/hours";
import { telHref } from "../../state/browser/links";
import type { CartView } from "../../state/catalog";
import { AreaField } from "../../widgets/method-fields";
import { RouteLink } from "../../widgets/route-link";
import { OpeningLine } from "../../widgets/opening-line";
import * as texts from "./store.texts";

interface BranchIntroProps {
  branch: Branch;
  now: Instant;
  /** When something is ready while the branch is busy. */
  later: ((ready: Instant) => Instant) | undefined;
  view: CartView;
  onChoose: (choice: { method?: DeliveryMethod; deliveryArea?: string }) => void;
  currency: string;
}

/**
 * Name, opening state, earliest time and address (folded on phones, so that the menu is near the top); on narrow
 * screens also method and delivery area (wider ones show these in the cart).
 */
export function BranchIntro({ branch, now, later, view, onChoose, currency }: BranchIntroProps) {
  const { method } = view;
  const at = nextSlot({ branch, method, products: [], now, later });
  const address = addressLine(branch);
  const methods = enabledMethods(branch);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="pt-5 pb-4 md:pt-8">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
        {branch.name}
        {!branch.isPublic && (
          <span className="ml-3 align-middle rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-muted">
            {texts.inactive}
          </span>
        )}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm md:text-base">
        <OpeningLine branch={branch} now={now} />
        {at !== null && (
          <span className="inline-flex items-baseline gap-1.5 text-muted">
            <Clock size={16} className="shrink-0 self-center" />
            {DELIVERY_METHOD_LABELS[method]} {dayAndTime({ at, now, zone: zoneOf(branch), isFrom: true })}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="branch-more"
        onClick={() => setOpen(!isOpen)}
        className="-ml-1 flex min-h-11 items-center gap-1 rounded-control px-1 text-sm font-medium text-muted md:hidden"
      >
        {texts.addressAndMore}
        <ChevronDown size={16} className={isOpen ? "rotate-180" : ""} />
      </button>
      <div id="branch-more" className={isOpen ? "" : "hidden md:block"}>
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted md:mt-1 md:text-base">
          {address && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin size={16} className="shrink-0" />
              {address}
            </span>
          )}
          <RouteLink branch={branch} />
          {branch.phone && (
            <a
              href={telHref(branch.phone)}
              className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
            >
              <Phone size={16} className="shrink-0" />
              {branch.phone}
            </a>
          )}
        </p>
        {branch.description && <p className="max-w-2xl text-pretty text-muted">{branch.description}</p>}
      </div>
      {methods.length > 1 && (
        <fieldset className="mt-2 md:mt-4 lg:hidden">
          <legend className="sr-only">{texts.howToOrder}</legend>
          <div className="flex flex-wrap rounded-control bg-sunken p-1">
            {methods.map((candidate) => (
              <label
                key={candidate}
                className={
                  "flex min-h-11 flex-auto items-center justify-center rounded-control px-2 " +
                  "text-center font-semibold text-muted transition-colors has-checked:bg-raised " +
                  "has-checked:text-ink has-checked:shadow-panel has-focus-visible:outline-2 " +
                  "has-focus-visible:outline-focus"
                }
              >
                <input
                  type="radio"
                  name="intro-method"
                  value={candidate}
                  checked={candidate === method}
                  onChange={() => onChoose({ method: candidate })}
                  className="sr-only"
                />
                {DELIVERY_METHOD_LABELS[candidate]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-3 lg:hidden empty:hidden">
        <AreaField branch={branch} view={view} onChoose={onChoose} currency={currency} name="intro-deliveryArea" />
      </div>
    </header>
  );
}
