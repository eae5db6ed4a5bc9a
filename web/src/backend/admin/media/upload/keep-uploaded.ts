import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Page } from "../../../../shared/api";
import { scrolledQueries } from "../../list/source/scrolled-queries";
import { libraryQueries } from "../library-queries";
import type { Picture } from "../picture";

/** Puts a new picture where the newest ones come first; all other lists are loaded again when they are shown. */
export function keepUploaded({ client, image }: { client: QueryClient; image: Picture }): void {
  const queryKey = scrolledQueries.of("images");
  for (const { queryKey: key } of client.getQueryCache().findAll({ queryKey })) {
    if (beginsWith({ image, asked: key.at(-1) }))
      client.setQueryData<InfiniteData<Page<Picture>>>(key, (list) => list && withFirst({ list, image }));
    else void client.invalidateQueries({ queryKey: key, exact: true });
  }
  void client.invalidateQueries({ queryKey: libraryQueries.folders().queryKey });
}

function withFirst({ list, image }: { list: InfiniteData<Page<Picture>>; image: Picture }) {
  const [first, ...others] = list.pages;
  if (!first) return list;
  // A list that was loaded meanwhile has the picture as it was without its file.
  if (list.pages.some(({ data }) => data.some(({ id }) => id === image.id)))
    return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(withNewer(image)) })) };
  const { total } = first;
  return {
    ...list,
    pages: [
      { ...first, data: [image, ...first.data], ...(total === undefined ? {} : { total: total + 1 }) },
      ...others,
    ],
  };
}

const withNewer =
  (image: Picture) =>
  (known: Picture): Picture =>
    known.id === image.id ? image : known;

/** Whether the picture is the first of a list: the newest ones come first, and only its folder is asked for. */
function beginsWith({ image, asked }: { image: Picture; asked: unknown }): boolean {
  if (typeof asked !== "object" || asked === null || !("sort" in asked) || asked.sort !== "-createdAt") return false;
  if ("search" in asked && asked.search) return false;
  const filters = "filters" in asked && typeof asked.filters === "object" ? Object.entries(asked.filters ?? {}) : [];
  return filters.every(([name, value]) => name === "folder" && value === image.folder);
}
