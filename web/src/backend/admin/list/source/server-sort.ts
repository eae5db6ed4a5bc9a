import { ordersOf, sortOf } from "../list-search";

/** The order that the server is asked for: the first one that it knows, or its own first. */
export function serverSort({
  resource,
  sort,
}: {
  resource: { list?: { sortable?: readonly string[]; isHighestFirst?: true } | undefined };
  sort: string | undefined;
}): string {
  const sortable = resource.list?.sortable ?? [];
  const known = ordersOf(sort).filter(({ key }) => sortable.includes(key));
  const [first] = sortable;
  const usual = first === undefined ? "" : resource.list?.isHighestFirst ? `-${first}` : first;
  return sortOf(known.slice(0, 1)) ?? usual;
}
