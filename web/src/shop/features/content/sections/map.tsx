import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useAtom } from "jotai";
import { useColorScheme } from "../../../../shared/color-scheme";
import { MapPin } from "../../../../shared/icons";
import { navigationLink } from "../../../state/browser/links";
import { mapConsentAtom } from "../../../state/browser/consent";
import { findNavigation } from "../../../state/shop";
import { useShop } from "../../../state/shop-query";
import { Button } from "../../../ui/button";
import { HoursTable } from "../../../widgets/hours-table";
import { RouteLink } from "../../../widgets/route-link";
import { Picture } from "../../../widgets/picture";
import { SocialIcon } from "../content-icons";
import type { SectionProps } from "../section-values";
import * as texts from "./map.texts";

/** Where the branches are: an embedded map once cookies are accepted, and what visitors need to know. */
export function MapFrame({ value: { iframe_url, image } }: { value: SectionProps<"map"> }) {
  const { branches } = useShop();
  const shown = branches.filter(({ isPublic }) => isPublic);
  return (
    <section
      className={`page grid gap-x-12 gap-y-8 ${iframe_url ? "lg:grid-cols-[3fr_2fr]" : ""}`}
      aria-label={texts.findUs}
    >
      {iframe_url && <Frame url={iframe_url} image={image} />}
      <div>
        <div className={`grid gap-x-10 gap-y-8 sm:grid-cols-2 ${iframe_url ? "lg:grid-cols-1" : "lg:grid-cols-3"}`}>
          {shown.map((branch) => (
            <BranchPlace key={branch.id} branch={branch} />
          ))}
        </div>
        <SocialLinks />
      </div>
    </section>
  );
}

const BOX = "h-96 w-full overflow-hidden rounded-panel border border-line lg:h-full lg:min-h-[28rem]";

function Frame({ url, image }: { url: string; image: SectionProps<"map">["image"] }) {
  const [isAllowed, allow] = useAtom(mapConsentAtom);
  if (!isAllowed) {
    return (
      <div
        className={
          BOX + " relative isolate grid justify-items-center bg-sunken p-4 " + (image ? "items-end" : "items-center")
        }
      >
        {image && (
          <Picture
            image={image}
            variants={["small", "medium"]}
            sizes="(min-width: 64rem) 46rem, 100vw"
            alt=""
            className="absolute inset-0 -z-10 size-full"
          />
        )}
        <div className="flex max-w-sm flex-col items-center rounded-panel bg-surface p-6 text-center shadow-panel">
          <p className="flex items-center gap-2 font-semibold">
            <span className="text-action-text">
              <MapPin />
            </span>
            {texts.notLoaded}
          </p>
          <p className="mt-1 text-sm text-muted">{texts.consentNeeded}</p>
          <Button className="mt-4" onClick={() => allow(true)}>
            {texts.consent}
          </Button>
        </div>
      </div>
    );
  }
  // With its own origin a page of this site could remove its sandbox, so only foreign pages keep their origin.
  const isForeign = new URL(url, window.location.href).origin !== window.location.origin;
  return (
    <iframe
      src={url}
      title={texts.map}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
      sandbox={`allow-scripts allow-popups${isForeign ? " allow-same-origin" : ""}`}
      className={`${BOX} bg-sunken`}
    />
  );
}

function BranchPlace({ branch }: { branch: Branch }) {
  const { name, street, zipCode, city } = branch;
  return (
    <div>
      <h2 className="text-xl font-semibold">{name}</h2>
      <address className="mt-1 not-italic">
        {street && <span className="block">{street}</span>}
        <span className="block">{[zipCode, city].filter(Boolean).join(" ")}</span>
      </address>
      <RouteLink branch={branch} />
      <HoursTable
        branch={branch}
        rules={branch.openingHours}
        caption={texts.openingHoursOf(name)}
        className="mt-3"
        rowClassName="*:py-0.5"
      />
    </div>
  );
}

/** The owner's public navigation `socialMenu`, as icons that fit the theme. */
function SocialLinks() {
  const shop = useShop();
  const scheme = useColorScheme();
  const links = (findNavigation({ shop, identifier: "socialMenu" })?.items ?? []).flatMap(
    (item) => navigationLink({ item, shop }) ?? [],
  );
  if (links.length === 0) return null;
  return (
    <ul aria-label={texts.socialNetworks} className="mt-6 flex flex-wrap gap-x-5">
      {links.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 font-medium hover:underline"
          >
            <SocialIcon url={href} scheme={scheme} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
