import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { type Grant, type Permission, type Person, mayDo } from "@tresen/contract/kit/access";
import type { User } from "@tresen/contract/user/user.resource";
import { call } from "../../shared/api";

export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: ["users", "me"],
      queryFn: ({ signal }) => call("GET /api/users/me", { signal }),
      staleTime: 5 * 60_000,
    }),
};

/** Who is signed in. The shell loads it before anything else shows. */
export function useMe(): User & Me {
  return useSuspenseQuery(sessionQueries.me()).data;
}

/** Of who is signed in, what decides what they may do. */
export type Me = Pick<User, "roles" | "branches"> & { id?: string; permissions?: readonly Grant[] };

export function personOf({ id, roles, branches, permissions }: Me): Person {
  return {
    roles,
    branches: branches.map((branch) => branch.id),
    ...(id === undefined ? {} : { id }),
    ...(permissions ? { permissions } : {}),
  };
}

/** Whether who is signed in holds the permission, for the branch where one is named. */
export function useMay(): (asked: { permission: Permission; branch?: string }) => boolean {
  const person = personOf(useMe());
  return (asked) => mayDo({ person, ...asked });
}

export function nameOf(user: Pick<User, "firstName" | "lastName" | "username">): string {
  return [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
}

let isAbandoned = false;

/** Begins anew at the start, as somebody else: what is open here is nobody's any more, and asks no questions. */
export function abandonScreen(): void {
  isAbandoned = true;
  takePlace();
  window.location.replace("/backend");
}

/** Whether unsaved changes are to be kept from being left behind. */
export function isScreenKept(): boolean {
  return !isAbandoned;
}

const RETURN_KEY = "backend-return";

/** Kept for the time after log-in: an expired session must not cost the place one was at. */
export function rememberPlace(hash: string): void {
  sessionStorage.setItem(RETURN_KEY, hash);
}

export function takePlace(): string {
  const hash = sessionStorage.getItem(RETURN_KEY) ?? "";
  sessionStorage.removeItem(RETURN_KEY);
  return hash.startsWith("#/") ? hash : "";
}
