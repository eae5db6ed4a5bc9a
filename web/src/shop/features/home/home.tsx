import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Link } from "@tanstack/react-router";
import { MapPin, Phone, ShoppingBag } from "../../../shared/icons";
import type { ReactNode } from "react";
import { directionsHref } from "../../state/directions";
import { telHref } from "../../state/browser/links";
import { useNow } from "../../state/browser/now";
import { useShop } from "../../state/shop-query";
import { BranchBlock } from "./branch-block";
import { paths } from "../../state/browser/route";
import * as texts from "./home.texts";

/**
 * The home page: for a single branch links to the three most common actions, and for every branch its hours and
 * contact.
 */
export function Home({ aside }: { aside?: ReactNode }) {
  const { config, branches } = useShop();
  const now = useNow();
  const open = branches.filter(({ isPublic }) => isPublic);
  const only = open.length === 1 ? open[0] : undefined;
  return (
    <div className="page pt-8 pb-4 md:pt-14">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="max-w-3xl text-3xl font-bold tracking-tight text-balance md:text-5xl">
          {config.title || config.shopName}
        </h1>
        {aside}
      </div>
      {config.description && <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{config.description}</p>}
      {only && <Teasers branch={only} />}
      <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {branches.map((branch) => (
          <BranchBlock key={branch.id} branch={branch} now={now} hasRoute={branch !== only} />
        ))}
      </div>
    </div>
  );
}

const TEASER =
  "flex min-h-24 flex-1 items-center gap-4 rounded-panel border border-line bg-surface " +
  "p-5 text-lg font-semibold transition-colors hover:border-line-strong hover:bg-sunken";

function Teasers({ branch }: { branch: Branch }) {
  const { latitude, longitude } = branch;
  const hasPlace = typeof latitude === "number" && typeof longitude === "number";
  return (
    <div className="mt-8 flex flex-col gap-4 md:flex-row">
      <Link to={paths.store(branch.identifier)} className={`${TEASER} border-action! bg-action! text-on-action`}>
        <Icon>
          <ShoppingBag />
        </Icon>
        {texts.orderOnline}
      </Link>
      {branch.phone && (
        <a href={telHref(branch.phone)} className={TEASER}>
          <Icon>
            <Phone />
          </Icon>
          <span>
            {texts.call} <span className="block text-base font-normal text-muted">{branch.phone}</span>
          </span>
        </a>
      )}
      {hasPlace && (
        <a href={directionsHref({ latitude, longitude })} target="_blank" rel="noopener" className={TEASER}>
          <Icon>
            <MapPin />
          </Icon>
          {texts.directions}
        </a>
      )}
    </div>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="shrink-0">
      {children}
    </span>
  );
}
