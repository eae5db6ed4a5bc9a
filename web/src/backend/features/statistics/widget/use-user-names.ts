import { useQuery } from "@tanstack/react-query";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { nameOf, useMe } from "../../../shared/session";
import { FIGURE_TEXTS } from "./widget.texts";

/** The names of users, as far as the person may read them. @param isWanted whether any is shown. */
export function useUserNames(isWanted: boolean): (user: string) => string {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: ["resource", "users", "all"],
    queryFn: ({ signal }) =>
      fetchAll((page) => callPage("GET /api/users", { query: { ...page, as: "staff" }, signal })),
    enabled: isWanted && seesResource({ entry: resourceEntries.users, me }),
    staleTime: 5 * 60_000,
  });
  return (id) => {
    const user = data.find((one) => one.id === id);
    return user ? nameOf(user) : FIGURE_TEXTS.unknownPerson;
  };
}
