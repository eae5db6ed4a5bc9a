import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { NotLoaded } from "../../../shared/ui/not-loaded";

interface PagedListProps<Entry> {
  /** Asked for once the list is shown. */
  useEntries: () => UseInfiniteQueryResult<{ pages: { data: Entry[] }[] }>;
  texts: { show: string; unloaded: string; none: string; more: string };
  /** One entry, as an item of the list. */
  children: (entry: Entry) => ReactNode;
}

/** A list in pages, newest first, that is loaded only when somebody asks for it. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <Pages {...props} />;
  return (
    <Button className="self-start" onPress={() => setIsShown(true)}>
      {props.texts.show}
    </Button>
  );
}

function Pages<Entry>({ useEntries, texts, children }: PagedListProps<Entry>) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useEntries();
  if (!data) return <NotLoaded message={texts.unloaded} {...{ error, refetch, isFetching }} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <p className="text-sm text-muted">{texts.none}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line text-sm">{entries.map(children)}</ul>
      {hasNextPage && (
        <Button size="sm" className="self-start" isDisabled={isFetching} onPress={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
