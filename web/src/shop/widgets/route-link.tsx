import type { Branch } from "@tresen/contract/branch/branch.resource";
import { directionsHref } from "../state/directions";
import { isSelfService } from "../state/browser/self-service";
import * as texts from "./widgets.texts";

/**
 * A link to the route to a branch with known coordinates. It is not shown on a self-service screen, where no link may
 * leave the shop.
 */
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
