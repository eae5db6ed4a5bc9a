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

/** The signed-in user. The shell loads it before it shows anything. */
export function useMe(): User & Me & { roleNames?: Readonly<Record<string, string>> | undefined } {
  return useSuspenseQuery(sessionQueries.me()).data;
}

/** The part of the signed-in user that decides what they may do. */
export type Me = Pick<User, "roles" | "branches"> & { id?: string; permissions?: readonly Grant[] };

export function personOf({ id, roles, branches, permissions }: Me): Person {
  return {
    roles,
    branches: branches.map((branch) => branch.id),
    ...(id === undefined ? {} : { id }),
    ...(permissions ? { permissions } : {}),
  };
}

/** Returns a function that tells whether the signed-in user holds a permission, for a branch if one is given. */
export function useMay(): (asked: { permission: Permission; branch?: string }) => boolean {
  const person = personOf(useMe());
  return (asked) => mayDo({ person, ...asked });
}

export function nameOf(user: Pick<User, "firstName" | "lastName" | "username">): string {
  return [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
}

let isAbandoned = false;

/** Loads the first page as another user. Unsaved changes of the previous user are dropped without a question. */
export function abandonScreen(to = "/backend"): void {
  isAbandoned = true;
  takeRememberedLocation();
  window.location.replace(to);
}

/** Whether leaving the page with unsaved changes asks first. */
export function isScreenKept(): boolean {
  return !isAbandoned;
}

const RETURN_KEY = "backend-return";

/** Stores the current page, so that the log-in after an expired session redirects to it. */
export function rememberLocation(hash: string): void {
  sessionStorage.setItem(RETURN_KEY, hash);
}

export function takeRememberedLocation(): string {
  const hash = sessionStorage.getItem(RETURN_KEY) ?? "";
  sessionStorage.removeItem(RETURN_KEY);
  return hash.startsWith("#/") ? hash : "";
}
