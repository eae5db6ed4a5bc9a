import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Skeleton } from "../../shared/ui/states";
import { groupQueries } from "./group-queries";
import { USAGE_TEXTS } from "./option-group.texts";
import { ProductList } from "./product-list";

/** The products that have a group. */
export function UsageSection({ record }: { record: AnyRecord | null }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...groupQueries.products(record?.id ?? ""),
    enabled: record !== null,
  });
  if (error && !data)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {USAGE_TEXTS.failed}
        <Button size="sm" onPress={() => void refetch()} isDisabled={isFetching}>
          {COMMON_TEXTS.retry}
        </Button>
      </p>
    );
  if (!data) return <Skeleton className="h-12" />;
  if (data.products.length === 0) return <p className="text-sm text-muted">{USAGE_TEXTS.none}</p>;
  return (
    <ProductList
      {...data}
      noteOf={({ without }) => without.length > 0 && USAGE_TEXTS.without(without)}
      onFollow={() => undefined}
    />
  );
}
