import { useInfiniteQuery } from "@tanstack/react-query";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { useState } from "react";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { ComboField } from "../../../shared/ui/combo-field";
import { RECORD_TEXTS as texts, manyOf, oneOf } from "./record.texts";
import { resourceOf } from "../../../shared/template/source-resource";
import { recordQueries } from "./record-queries";

interface RecordPickerProps {
  source: TemplateSource;
  value: string | null;
  placeholder: string;
  /** The name of the chosen record, as far as it is known. */
  chosen: string;
  onChange: (id: string | null) => void;
}

/** Picks one record of a template's source. */
export function RecordPicker({ source, chosen, ...field }: RecordPickerProps) {
  const resource = resourceOf(source);
  const shared = { label: oneOf(source), isLabelHidden: true, ...field };
  if (source === "order") return <OrderPicker {...shared} chosen={chosen} />;
  return resource ? <ReferencePicker {...shared} resource={resource.name} /> : null;
}

/** Orders are no records with options: they are searched like those of the history. */
function OrderPicker({
  value,
  ...field
}: Omit<RecordPickerProps, "source"> & { label: string; isLabelHidden: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const filter = { search: (typed ?? "").trim() };
  const found = useInfiniteQuery({ ...recordQueries.found({ source: "order", filter }), enabled: isOpen });
  const items = (found.data?.pages ?? []).flatMap(({ records }) =>
    records.map(({ id, label }) => ({ id, value: id, label })),
  );
  return (
    <ComboField
      {...field}
      value={value}
      items={items}
      typed={typed}
      onTyped={setTyped}
      onOpenChange={setIsOpen}
      empty={found.isFetching ? texts.loading : COMMON_TEXTS.noMatches}
      failure={
        found.isError ? { message: texts.loadFailed(manyOf("order")), onRetry: () => void found.refetch() } : null
      }
      more={
        found.hasNextPage
          ? { isLoading: found.isFetchingNextPage, onLoad: () => void found.fetchNextPage() }
          : undefined
      }
    />
  );
}
