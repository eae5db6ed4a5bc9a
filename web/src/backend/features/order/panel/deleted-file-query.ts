import { queryOptions } from "@tanstack/react-query";

/**
 * Whether a customer's file was deleted. Only its address knows: an order keeps the names of its files, and one file may
 * belong to several orders. Whatever else goes wrong leaves the link.
 */
export function deletedFileQuery(url: string) {
  return queryOptions({
    queryKey: ["deleted-file", url],
    queryFn: async ({ signal }) => (await fetch(url, { method: "HEAD", signal })).status === 404,
    retry: false,
  });
}
