import { addressLine } from "@tresen/contract/address";
import type { Branch } from "@tresen/contract/resources/branch";
import type { NavigationItem } from "@tresen/contract/resources/shop";
import { type NavigationLink, navigationLink, telHref } from "../../state/links";
import { type Shop, findNavigation } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { HoursTable } from "../../ui/hours-table";
import { SmartLink } from "../../ui/smart-link";
import { useRouteParams } from "../../state/route";

/** Opening hours and contact of each branch (on a branch's own page of that one), and the owner's own links. */
export function ContactFooter() {
  const shop = useShop();
  const { branchIdentifier } = useRouteParams();
  const shown = shop.branches.filter(({ isPublic, identifier }) => isPublic && (branchIdentifier === undefined || identifier === branchIdentifier));
  const hasMenus = ["secondaryMenu", "socialMenu"].some((identifier) => findNavigation({ shop, identifier }));
  if (shown.length === 0 && !hasMenus) return null;
  return (
    <div className="border-b border-line">
      <div className="page grid gap-8 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((branch) => (
          <BranchContact key={branch.id} branch={branch} />
        ))}
        {["secondaryMenu", "socialMenu"].map((identifier) => (
          <Links key={identifier} identifier={identifier} label={identifier === "socialMenu" ? "Folgen Sie uns" : "Mehr"} />
        ))}
      </div>
    </div>
  );
}

function BranchContact({ branch }: { branch: Branch }) {
  const address = addressLine(branch);
  return (
    <div>
      <h2 className="font-semibold">{branch.name}</h2>
      {address && <p className="text-muted">{address}</p>}
      <p className="mt-1 flex flex-col">
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
      <HoursTable branch={branch} rules={branch.openingHours} caption={`Öffnungszeiten ${branch.name}`} className="mt-2" />
    </div>
  );
}

function Links({ identifier, label }: { identifier: string; label: string }) {
  const shop = useShop();
  const navigation = findNavigation({ shop, identifier });
  const links = linksOf({ items: navigation?.items ?? [], shop });
  if (links.length === 0) return null;
  return (
    <nav aria-label={navigation?.name || label}>
      <h2 className="font-semibold">{navigation?.name || label}</h2>
      <ul>
        {links.map(({ label: text, href }) => (
          <li key={`${href} ${text}`}>
            <SmartLink href={href} className="link inline-flex min-h-11 items-center" activeClassName="font-semibold no-underline!">
              {text}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Item = Omit<NavigationItem, "items"> & { items?: readonly Item[] };

/** One list of all entries, nested ones after theirs; what is switched off hides what is below it. */
function linksOf({ items, shop }: { items: readonly Item[]; shop: Shop }): NavigationLink[] {
  return items.flatMap((item) => (item.isEnabled ? [navigationLink({ item, shop }) ?? [], linksOf({ items: item.items ?? [], shop })].flat() : []));
}
