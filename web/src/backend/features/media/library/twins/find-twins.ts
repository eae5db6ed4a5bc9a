import { queryOptions } from "@tanstack/react-query";
import { callPage } from "../../../../../shared/api";
import { LIBRARY_PAGE } from "../../../../admin/media/library-queries";
import type { Picture } from "../../../../admin/media/picture";

/**
 * The pictures that there are more than once, the oldest of each first. The whole library is read in its pages, since
 * there is no index of what is equal; whoever gives up ends it.
 */
export const twinsQuery = ({ onCompared }: { onCompared: (count: number) => void }) =>
  queryOptions({
    queryKey: ["resource", "images", "twins"],
    queryFn: async ({ signal }): Promise<Picture[][]> => {
      const found = new Map<string, Picture[]>();
      let compared = 0;
      let cursor: string | null = null;
      do {
        const query = { sort: "createdAt", limit: LIBRARY_PAGE, ...(cursor === null ? {} : { cursor }) } as const;
        const page: { data: Picture[]; cursor: string | null } = await callPage("GET /api/images", { query, signal });
        for (const picture of page.data)
          if (picture.digest !== null) found.set(picture.digest, [...(found.get(picture.digest) ?? []), picture]);
        compared += page.data.length;
        onCompared(compared);
        cursor = page.cursor;
      } while (cursor !== null);
      return [...found.values()].filter(({ length }) => length > 1);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
