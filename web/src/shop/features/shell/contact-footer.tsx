import { addressLine } from "@tresen/contract/branch/address";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { telHref } from "../../state/browser/links";
import { useRouteParams } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { HoursTable } from "../../widgets/hours-table";
import { SmartLink } from "../../widgets/smart-link";
import type { FooterLink } from "./footer-links";
import * as texts from "./footer.texts";

/**
 * Opening hours and contact of each branch (on a branch's own page only of that one), and the owner's links in a
 * separate column. The columns share the width.
 */
export function ContactFooter({ menus }: { menus: readonly { name: string; links: readonly FooterLink[] }[] }) {
  const { branches } = useShop();
  const { branchIdentifier } = useRouteParams();
  const shown = branches.filter(
    (branch) =>
      branch.isPublic &&
      (branchIdentifier === undefined || branch.identifier === branchIdentifier) &&
      hasContact(branch),
  );
  if (shown.length === 0 && menus.length === 0) return null;
  return (
    <div className="border-b border-line">
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-8 py-8">
        {shown.map((branch) => (
          <BranchContact key={branch.id} branch={branch} />
        ))}
        {menus.length > 0 && (
          <div className="flex flex-col gap-6">
            {menus.map(({ name, links }) => (
              <Links key={name} name={name} links={links} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Whether the footer has more than the name to show for the branch. */
function hasContact({ street, zipCode, city, phone, email, openingHours }: Branch): boolean {
  return Boolean(street || zipCode || city || phone || email) || openingHours.length > 0;
}

function BranchContact({ branch }: { branch: Branch }) {
  const address = addressLine(branch);
  return (
    <div>
      <h2 className="font-semibold">{branch.name}</h2>
      {address && <p className="text-muted">{address}</p>}
      <p className="mt-1 flex flex-col empty:hidden">
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
      </p>
      {branch.openingHours.length > 0 && (
        <HoursTable
          branch={branch}
          rules={branch.openingHours}
          caption={texts.openingHoursOf(branch.name)}
          className="mt-2"
        />
      )}
    </div>
  );
}

function Links({ name, links }: { name: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={name}>
      <h2 className="font-semibold">{name}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink
              href={href}
              className="link inline-flex min-h-11 items-center"
              activeClassName="font-semibold no-underline!"
            >
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
