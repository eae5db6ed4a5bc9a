import { useQuery } from "@tanstack/react-query";
import { answeredParts } from "@tresen/contract/catalog/option-group/resolve";
import { products } from "@tresen/contract/catalog/product.resource";
import type { TemplateData } from "@tresen/contract/template/data/bind";
import { exampleData } from "@tresen/contract/template/data/example-data";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { productRow } from "@tresen/contract/template/data/product-data";
import { useMemo } from "react";
import { callPage } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { useIsShown } from "../../../shared/visibility";

const SHOWN = 4;
const FRESH = 60_000;
const NONE: readonly never[] = [];

/**
 * The values of an example for a source without records, or with hidden ones, of which then nothing is real; null while
 * it is not wanted or its products are loaded.
 */
export function useExampleRecord({
  source,
  isWanted,
}: {
  source: TemplateSource;
  isWanted: boolean;
}): TemplateData | null {
  const isReal = useIsShown("product");
  const { data, isLoading } = useQuery({
    queryKey: ["resource", products.name, "example"],
    queryFn: ({ signal }) =>
      callPage("GET /api/{resource}", {
        params: { resource: products.name },
        query: { limit: SHOWN, as: "staff", isEnabled: "true" },
        signal,
      }),
    enabled: isWanted && isReal,
    staleTime: FRESH,
    retry: false,
  });
  const found = (isReal && data?.data) || NONE;
  return useMemo(() => {
    if (!isWanted || isLoading) return null;
    const rows = found.flatMap((record) => {
      // A record has more than its fields, such as its version.
      const own = Object.entries(record).filter(([key]) => key in products.fields.shape);
      const fields = products.fields.safeParse(Object.fromEntries(own)).data;
      const product = fields && { ...record, ...fields, config: { parts: answeredParts(fields.config.parts) } };
      return product ? [productRow(product, serverNow())] : [];
    });
    return exampleData({ source, products: rows });
  }, [source, isWanted, isLoading, found]);
}
