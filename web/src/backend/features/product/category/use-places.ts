import { useQuery } from "@tanstack/react-query";
import { categories } from "@tresen/contract/catalog/category.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useCallback, useMemo } from "react";
import { canWrite } from "../../../admin/model/access";
import { resourceQueries } from "../../../admin/queries";
import { useMe } from "../../../shared/session";
import { placesIn } from "./places";

/**
 * Where all products stand: menus and categories are each read once, for all rows of a list and their editors.
 * @param isWanted whether anything shows it: the menus of a very large catalogue are no small answer.
 */
export function usePlaces(isWanted = true) {
  const { data: allMenus, isError: isMenuMissing } = useQuery({
    ...resourceQueries.all(menus.name),
    enabled: isWanted,
  });
  const { data: named, isError: isNameMissing } = useQuery({
    ...resourceQueries.all(categories.name),
    enabled: isWanted,
  });
  const places = useMemo(
    () => (allMenus && named ? placesIn({ menus: allMenus, categories: named }) : null),
    [allMenus, named],
  );
  return { places, isFailed: !places && (isMenuMissing || isNameMissing) };
}

/** Whether the person may change a menu. */
export function useMayWrite(): (menu: AnyRecord) => boolean {
  const me = useMe();
  return useCallback((record: AnyRecord) => canWrite({ resource: menus, me, record }), [me]);
}
