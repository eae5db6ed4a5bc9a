import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Option } from "@tresen/contract/kit/list/option";
import { findResource } from "@tresen/contract/resources";
import { useEffect, useMemo, useState } from "react";
import { manyFailed } from "../../shared/failure.texts";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { ComboField, type ComboFieldProps } from "../../shared/ui/combo-field";
import { Thumbnail, firstPicture } from "../list/table/thumbnail";
import { FIELD_TEXTS } from "../model/field.texts";
import { offered } from "./offered";
import { keepLabels, optionQueries } from "./option-queries";
import { useLabels } from "./use-labels";

const TYPING_PAUSE = 200;
const NONE: readonly string[] = [];

interface ReferencePickerProps extends Omit<
  ComboFieldProps,
  "items" | "chosen" | "typed" | "onTyped" | "empty" | "status"
> {
  /** The resource to pick from. */
  resource: string;
  /** Ids that are not offered because they are already chosen. */
  without?: readonly string[] | undefined;
}

/**
 * Picks one record of a resource, however many there are: the server searches by what is typed and answers in pages.
 * Before the list is opened, only the name of the chosen record is loaded.
 */
export function ReferencePicker({ resource: name, without = NONE, value, ...field }: ReferencePickerProps) {
  const client = useQueryClient();
  const chosen = useMemo(() => (value === null ? NONE : [value]), [value]);
  const labelOf = useLabels({ name, ids: chosen });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const search = usePaused((typed ?? "").trim());
  const found = useInfiniteQuery({ ...optionQueries.found({ name, search }), enabled: isOpen });
  const options = useMemo(() => found.data?.pages.flatMap(({ data }) => data) ?? [], [found.data]);
  useEffect(() => keepLabels({ client, name, options }), [client, name, options]);
  const isWaiting = found.isFetching || search !== (typed ?? "").trim();
  const items = pickedFrom(offered({ options, without, typed: typed ?? "", isWaiting }));
  // If all records of a page are already chosen, the next page is loaded.
  const isSparse = items.length === 0 && found.hasNextPage && !found.isFetching && !found.isError;
  const { fetchNextPage } = found;
  useEffect(() => {
    if (isSparse) void fetchNextPage();
  }, [isSparse, fetchNextPage]);
  const failure = found.isError
    ? manyFailed(findResource(name) ?? { one: FIELD_TEXTS.entry, many: FIELD_TEXTS.entries })
    : null;
  return (
    <ComboField
      {...field}
      value={value}
      chosen={value === null ? "" : labelOf(value)}
      items={items}
      typed={typed}
      onTyped={setTyped}
      onOpenChange={setIsOpen}
      empty={failure ?? (isWaiting ? FIELD_TEXTS.loading : COMMON_TEXTS.noMatches)}
      status={statusOf({ isOpen, isWaiting, count: items.length, hasMore: found.hasNextPage })}
      failure={failure === null ? null : { message: failure, onRetry: () => void found.refetch() }}
      more={
        found.hasNextPage
          ? { isLoading: found.isFetchingNextPage, onLoad: () => void found.fetchNextPage() }
          : undefined
      }
    />
  );
}

/** The text for screen readers. */
function statusOf({
  isOpen,
  isWaiting,
  count,
  hasMore,
}: {
  isOpen: boolean;
  isWaiting: boolean;
  count: number;
  hasMore: boolean;
}): string {
  if (!isOpen) return "";
  if (isWaiting) return FIELD_TEXTS.loading;
  return count === 0 ? COMMON_TEXTS.noMatches : FIELD_TEXTS.found({ count, hasMore });
}

/** The text after a short pause in typing. */
function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Where any record has a picture, all have the room of one, so that their names stand below each other. */
export function pickedFrom(options: readonly Option[]) {
  const hasPictures = options.some(({ picture }) => firstPicture(picture));
  return options.map(({ id, label, picture }) => ({
    id,
    value: id,
    label,
    ...(hasPictures ? { picture: <Thumbnail value={picture} /> } : {}),
  }));
}
