import type { Branch } from "@tresen/contract/branch/branch.resource";
import { directionsHref } from "../state/directions";
import { isSelfService } from "../state/browser/self-service";
import * as texts from "./widgets.texts";

/** The way to a branch whose place is known. Not on a screen in the branch, from which nothing leads away. */
export function RouteLink({ branch: { latitude, longitude } }: { branch: Branch }) {
  if (typeof latitude !== "number" || typeof longitude !== "number" || isSelfService()) return null;
  return (
    <a
      href={directionsHref({ latitude, longitude })}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-11 w-fit items-center"
    >
      {texts.directions}
    </a>
  );
}
