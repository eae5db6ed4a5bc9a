import { type Permission, mayDo } from "@tresen/contract/kit/access";
import { type Actor, personOf } from "../../platform/actor";
import { forbidden, unauthenticated } from "../../platform/errors";

/** @throws unauthenticated, forbidden for whoever holds none of these permissions. */
export function requireAny({ actor, permissions }: { actor: Actor; permissions: readonly Permission[] }): void {
  const person = personOf(actor);
  if (permissions.some((permission) => mayDo({ person, permission }))) return;
  throw actor.kind === "visitor" ? unauthenticated() : forbidden();
}
