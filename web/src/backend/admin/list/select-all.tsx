import { useMutation } from "@tanstack/react-query";
import { BULK_IDS } from "@tresen/contract/bulk/bulk.limits";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Button } from "../../shared/ui/button";
import { SELECTION_TEXTS } from "./list.texts";
import type { ListRows } from "./source/list-rows";

interface SelectAllProps {
  source: ListRows;
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
  /** Chooses whatever the server finds, without loading it. Null where the records must be named. */
  onEverything: (() => void) | null;
}

/** Once the whole page is chosen: offers everything that matches, on all pages. */
export function SelectAll({ source, selected, onSelected, onEverything }: SelectAllProps) {
  const loading = useMutation({
    mutationFn: () => source.loadMatching({ most: BULK_IDS }),
    onSuccess: (records) => onSelected(new Map(records.map((record) => [record.id, record]))),
  });
  const { matching } = source.position;
  const isPageChosen = source.rows.every(({ id }) => selected.has(id));
  const hasMore = matching === null ? source.pages.next !== undefined : matching > selected.size;
  if (selected.size >= BULK_IDS) return <span className="text-muted">{SELECTION_TEXTS.mostOf(BULK_IDS)}</span>;
  if (!isPageChosen || !hasMore) return null;
  return (
    <Button size="sm" variant="ghost" isDisabled={loading.isPending} onPress={onEverything ?? (() => loading.mutate())}>
      {loading.isPending ? SELECTION_TEXTS.loadingAll : SELECTION_TEXTS.selectAll(matching)}
    </Button>
  );
}
