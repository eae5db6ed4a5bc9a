import { addressLine } from "@tresen/contract/branch/address";
import { enabledMethods, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { nextSlot } from "@tresen/contract/order/slots";
import type { Instant } from "@tresen/contract/kit/time";
import { Link } from "@tanstack/react-router";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { Store } from "../../ui/icons";
import { dayAndTime } from "../../state/hours";
import { OpeningLine } from "../../widgets/opening-line";
import { Picture } from "../../widgets/picture";
import { paths } from "../../state/browser/route";
import * as texts from "./branch-list.texts";

/** One branch: picture, name, address, open or not, and the earliest time for an order. The whole card is the link. */
export function BranchCard({
  branch,
  now,
  isFirst,
  hasPictures,
}: {
  branch: Branch;
  now: Instant;
  isFirst: boolean;
  hasPictures: boolean;
}) {
  const picture = branch.images[0];
  const address = addressLine(branch);
  return (
    // Two rows of the grid: everything above the status, and the status itself. So cards in one row show their status
    // on the same line.
    <article
      className={
        "group relative row-span-2 grid grid-rows-subgrid gap-y-2 " +
        (hasPictures ? "" : "rounded-panel border border-line bg-surface p-4") +
        (branch.isPublic ? "" : " text-muted")
      }
    >
      <div>
        {hasPictures && (
          <div
            className={
              "relative aspect-16/10 overflow-hidden rounded-panel bg-sunken " +
              (branch.isPublic ? "" : "opacity-50 grayscale")
            }
          >
            {picture ? (
              <Picture
                image={picture}
                variants={["tiny", "small", "medium"]}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                eager={isFirst}
                alt=""
                className="size-full transition-transform duration-300 group-hover:scale-[1.02]"
              />
            ) : (
              <Store size={40} strokeWidth={1.25} className="absolute inset-0 m-auto text-muted" />
            )}
            {branch.logo && (
              <Picture
                image={branch.logo}
                variants={["thumbnail"]}
                sizes="3.5rem"
                alt=""
                fit="contain"
                className="absolute bottom-3 left-3 h-12 w-auto rounded-control bg-white px-2 py-1.5 shadow-panel"
              />
            )}
          </div>
        )}
        {branch.logo && !hasPictures && (
          <Picture
            image={branch.logo}
            variants={["thumbnail"]}
            sizes="6rem"
            alt=""
            fit="contain"
            className="mb-3 h-12 w-auto rounded-control bg-white px-2 py-1.5"
          />
        )}
        <h2 className={`text-xl font-bold tracking-tight ${hasPictures ? "mt-3" : ""}`}>
          <Link
            to={paths.store(branch.identifier)}
            className="rounded-control underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {branch.name}
          </Link>
          {!branch.isPublic && (
            <span className="ml-2 align-middle rounded-full bg-sunken px-2 py-0.5 text-xs font-semibold text-muted">
              {texts.inactive}
            </span>
          )}
        </h2>
        {address && <p className="text-muted">{address}</p>}
      </div>
      {branch.isPublic && (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <OpeningLine branch={branch} now={now} />
          <NextTimes branch={branch} now={now} />
        </div>
      )}
    </article>
  );
}

function NextTimes({ branch, now }: { branch: Branch; now: Instant }) {
  const zone = zoneOf(branch);
  const times = enabledMethods(branch).flatMap((method) => {
    const at = nextSlot({ branch, method, products: [], now });
    return at === null ? [] : [`${DELIVERY_METHOD_LABELS[method]} ${dayAndTime({ at, now, zone, isFrom: true })}`];
  });
  if (times.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {times.map((time) => (
        <li key={time}>{time}</li>
      ))}
    </ul>
  );
}
