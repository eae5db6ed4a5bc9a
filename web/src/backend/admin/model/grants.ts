import type { Grant, Permission, Person, Scope } from "@tresen/contract/kit/access";
import { holdsGrant } from "@tresen/contract/user/grant.rules";
import { isPlain } from "./draft";

/** From the widest to the narrowest. */
const WIDEST: readonly Scope[] = ["all", "branches", "own"];

export function isGrant(value: unknown): value is Grant {
  return isPlain(value) && typeof value["permission"] === "string" && WIDEST.some((scope) => scope === value["scope"]);
}

/** The widest scope in which the list gives the permission, null when it does not. */
export function givenScope({ grants, name }: { grants: readonly Grant[]; name: string }): Scope | null {
  return WIDEST.find((scope) => grants.some((grant) => grant.permission === name && grant.scope === scope)) ?? null;
}

/** The grants with the permission in this scope only, or without the permission. */
export function withScope({
  grants,
  name,
  scope,
}: {
  grants: readonly Grant[];
  name: string;
  scope: Scope | null;
}): Grant[] {
  const at = grants.findIndex(({ permission }) => permission === name);
  const others = grants.filter(({ permission }) => permission !== name);
  if (scope === null) return others;
  const given: Grant = { permission: name, scope };
  return at < 0 ? [...others, given] : others.toSpliced(Math.min(at, others.length), 0, given);
}

/** Of the scopes in which a permission can be given the one to begin with: only what was chosen reaches all branches. */
export function firstScope(scopes: readonly Scope[]): Scope | null {
  return scopes.find((scope) => scope === "branches") ?? scopes[0] ?? null;
}

/** The scopes in which the person may give the permission, which must be within their own. */
export function scopesToGive({ person, permission }: { person: Person; permission: Permission }): Scope[] {
  return WIDEST.filter(
    (scope) =>
      permission.scopes.includes(scope) &&
      holdsGrant({ person, grant: { permission: permission.name, scope }, permission, branches: [] }),
  );
}
