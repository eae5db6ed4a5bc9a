import { useQuery } from "@tanstack/react-query";
import {
  type ComplianceFinding,
  bySeverity,
  complianceOf,
  isShown,
} from "@tresen/contract/catalog/compliance/compliance";
import { serviceDay } from "@tresen/contract/catalog/tax/dated-rates";
import type { Site } from "@tresen/contract/site/site.resource";
import { useEffect, useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { resourceQueries } from "../../../admin/queries";
import { sharedZone } from "../../../shared/branches";
import { configQueries } from "../../../shared/config";
import { useCatalogue } from "../shop-queries";

/** How many products are checked before the page gets to do something else. */
const SLICE = 250;

interface Checked {
  findings: readonly ComplianceFinding[];
  done: number;
  total: number;
}

/** Checks the products of a menu, or of the whole shop without one, in slices. */
export function useCompliance(menu: string | undefined): {
  checked: Checked | null;
  menus: readonly { id: string; name: string }[];
  /** In which the page tells times. */
  zone: string;
  error: Error | null;
  retry: () => void;
} {
  const { catalogue, error, retry } = useCatalogue();
  const config = useQuery(configQueries.one());
  const sites = useQuery(resourceQueries.all("sites"));
  const shop = useMemo(
    () =>
      catalogue && config.data && sites.data
        ? {
            ...catalogue,
            products: [...catalogue.products.values()],
            config: config.data,
            sites: sites.data as readonly object[] as readonly Site[],
            date: serviceDay({ appointment: null, now: serverNow(), zone: sharedZone(catalogue) }),
          }
        : null,
    [catalogue, config.data, sites.data],
  );
  const [checked, setChecked] = useState<{ of: unknown; menu: string | undefined; result: Checked } | null>(null);
  useEffect(() => {
    if (!shop) return undefined;
    let isWanted = true;
    const listed =
      menu === undefined
        ? null
        : new Set(shop.menus.find(({ id }) => id === menu)?.catalog.flatMap(({ products }) => products));
    const products = shop.products.filter((product) => isShown(product) && (!listed || listed.has(product.id)));
    const { ofShop, ofProduct } = complianceOf(shop);
    const findings: ComplianceFinding[] = menu === undefined ? ofShop() : [];
    const check = async (): Promise<void> => {
      for (let done = 0; done < products.length && isWanted; done += SLICE) {
        setChecked({ of: shop, menu, result: { findings: [], done, total: products.length } });
        await new Promise((resolve) => setTimeout(resolve));
        for (const product of products.slice(done, done + SLICE)) findings.push(...ofProduct(product));
      }
      const result = { findings: bySeverity(findings), done: products.length, total: products.length };
      if (isWanted) setChecked({ of: shop, menu, result });
    };
    void check();
    return () => {
      isWanted = false;
    };
  }, [shop, menu]);
  const failed = error ?? (shop ? null : (config.error ?? sites.error));
  return {
    checked: shop && checked?.of === shop && checked.menu === menu ? checked.result : null,
    menus: useMemo(() => shop?.menus.map(({ id, name }) => ({ id, name })) ?? [], [shop]),
    zone: sharedZone({ branches: catalogue?.branches ?? [] }),
    error: failed,
    retry: () => {
      retry();
      if (config.isError) void config.refetch();
      if (sites.isError) void sites.refetch();
    },
  };
}
