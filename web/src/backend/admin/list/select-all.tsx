import { useMutation } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Button } from "../../shared/ui/button";
import { SELECTION_TEXTS } from "./list.texts";
import type { ListRows } from "./source/list-rows";

/** As many records as one change of many takes. */
export const MOST_SELECTED = 10_000;

/** Once the whole page is chosen: offers everything that matches, on all pages. */
export function SelectAll({
  source,
  selected,
  onSelected,
}: {
  source: ListRows;
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
}) {
  const loading = useMutation({
    mutationFn: () => source.loadMatching({ most: MOST_SELECTED }),
    onSuccess: (records) => onSelected(new Map(records.map((record) => [record.id, record]))),
  });
  const { matching } = source.position;
  const isPageChosen = source.rows.every(({ id }) => selected.has(id));
  const hasMore = matching === null ? source.pages.next !== undefined : matching > selected.size;
  if (selected.size >= MOST_SELECTED)
    return <span className="text-muted">{SELECTION_TEXTS.mostOf(MOST_SELECTED)}</span>;
  if (!isPageChosen || !hasMore) return null;
  return (
    <Button size="sm" variant="ghost" isDisabled={loading.isPending} onPress={() => loading.mutate()}>
      {loading.isPending ? SELECTION_TEXTS.loadingAll : SELECTION_TEXTS.selectAll(matching)}
    </Button>
  );
}
