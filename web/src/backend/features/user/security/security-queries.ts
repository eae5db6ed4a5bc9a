import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";

/** How soon a session that has ended disappears from a list that stays open. */
const SHOWN = 30_000;

/** Whose account it is: the person's own, or by its id that of somebody whom they look after. */
export type Owner = "me" | { id: string };

const keyOf = (owner: Owner) => ["account", owner === "me" ? "me" : owner.id] as const;

export const securityQueries = {
  of: keyOf,
  protection: () =>
    queryOptions({
      queryKey: [...keyOf("me"), "protection"],
      queryFn: ({ signal }) => call("GET /api/account/protection", { signal }),
    }),
  account: (owner: { id: string }) =>
    queryOptions({
      queryKey: [...keyOf(owner), "protection"],
      queryFn: ({ signal }) => call("GET /api/users/{id}/protection", { params: owner, signal }),
    }),
  sessions: (owner: Owner) =>
    queryOptions({
      queryKey: [...keyOf(owner), "sessions"],
      queryFn: ({ signal }) =>
        owner === "me"
          ? call("GET /api/account/sessions", { signal })
          : call("GET /api/users/{id}/sessions", { params: owner, signal }),
      staleTime: 0,
      refetchInterval: SHOWN,
    }),
  browsers: () =>
    queryOptions({
      queryKey: [...keyOf("me"), "browsers"],
      queryFn: ({ signal }) => call("GET /api/account/browsers", { signal }),
      staleTime: 0,
    }),
  passkeys: () =>
    queryOptions({
      queryKey: [...keyOf("me"), "passkeys"],
      queryFn: ({ signal }) => call("GET /api/passkeys", { signal }),
    }),
  policy: () =>
    queryOptions({
      queryKey: ["account", "policy"],
      queryFn: ({ signal }) => call("GET /api/account/policy", { signal }),
    }),
};
