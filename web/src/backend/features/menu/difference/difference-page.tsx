import { Link } from "@tanstack/react-router";
import { menuInForce } from "@tresen/contract/catalog/availability";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { type MenuChange, menuDifference } from "@tresen/contract/catalog/menu/difference";
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import { keysOf } from "@tresen/contract/kit/object";
import { DEFAULT_TIME_ZONE, formatDateTime, parseInstant } from "@tresen/contract/kit/time";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useCurrency } from "../../../shared/config";
import { failureDetail } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { Private, useMoney } from "../../../shared/visibility";
import { MenuLinks } from "../menu-links";
import { catalogueAt } from "../moment/catalogue-at";
import { usePlanned } from "../moment/planned-queries";
import { type Catalogue, useCatalogue } from "../shop-queries";
import { DIFFERENCE_KINDS, DIFFERENCE_TEXTS as texts } from "./difference.texts";

/** What the address of the page says: the other menu, and what of the difference is shown. */
export interface DifferenceSearch {
  with?: string | undefined;
  branch?: string | undefined;
  kind?: string | undefined;
  search?: string | undefined;
}

interface DifferencePageProps {
  id: string;
  search: DifferenceSearch;
  onSearch: (search: DifferenceSearch) => void;
}

/** So many rows are drawn at once. */
const SHOWN = 300;
const CELL = "block px-3 py-1 align-top md:table-cell md:py-2";

/** What is different in a menu from the one in force in a branch, or from any other. */
export function DifferencePage(props: DifferencePageProps) {
  const { catalogue, error, retry } = useCatalogue();
  const { plans, isUnknown } = usePlanned();
  const menu = catalogue?.menus.find(({ id }) => id === props.id);
  if (error || (catalogue && !menu))
    return <ErrorState message={texts.failed} detail={failureDetail(error)} onRetry={retry} />;
  if (!catalogue || !menu || !plans) return <Skeleton className="m-4 h-64" />;
  return <Difference {...props} {...{ menu, catalogue, plans, isUnknown }} />;
}

function Difference({
  menu,
  catalogue,
  plans,
  isUnknown,
  search,
  onSearch,
}: DifferencePageProps & {
  menu: Menu;
  catalogue: Catalogue;
  plans: Parameters<typeof catalogueAt>[0]["plans"];
  isUnknown: boolean;
}) {
  const { menus, branches } = catalogue;
  const [now] = useState(serverNow);
  const own = branches.filter(({ id }) => menu.branches.some((one) => one.id === id));
  const branch = branches.find(({ id }) => id === search.branch) ?? own[0] ?? branches[0];
  const zone = branch ? zoneOf(branch) : DEFAULT_TIME_ZONE;
  const inForce = branch ? menuInForce({ menus, branch, at: now }) : null;
  const other = search.with === undefined ? inForce : (menus.find(({ id }) => id === search.with) ?? null);
  // A menu that comes later is compared with the prices of its beginning.
  const begin = Math.max(now, (menu.availableFrom && parseInstant({ text: menu.availableFrom, zone })) || now);
  const title = menu.name || texts.unnamed;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(texts.title(title));
  }, [title]);
  const changes = useMemo(() => {
    if (!other || other.id === menu.id) return [];
    const sideOf = ({ catalog }: Menu, at: number) => {
      const { products } = catalogueAt({ catalogue, plans, at });
      const priceOf = (id: string): number | null | undefined => {
        const product = products.get(id);
        return product?.isPriceHidden ? null : product && pricedAt(product, at).price;
      };
      return { catalog, priceOf };
    };
    return menuDifference({ before: sideOf(other, now), after: sideOf(menu, begin) });
  }, [other, menu, catalogue, plans, now, begin]);
  const nameOf = (category: string): string => catalogue.categories.get(category)?.name ?? texts.gone;
  const productName = (change: MenuChange): string =>
    "product" in change ? (catalogue.products.get(change.product)?.name ?? texts.gone) : "";
  const shown = changes.filter(
    (change) =>
      (!search.kind || change.kind === search.kind) &&
      (!search.search || hasWords({ text: `${nameOf(change.category)} ${productName(change)}`, typed: search.search })),
  );
  const change = (changed: DifferenceSearch): void => onSearch({ ...search, ...changed });
  const timeOf = (at: number): string => formatDateTime({ at, zone });
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to="/menus/$id/board"
            params={{ id: menu.id }}
            aria-label={COMMON_TEXTS.back}
            className="grid size-9 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
          >
            <ArrowLeft size={20} aria-hidden />
          </Link>
          <h1 className="me-3 min-w-0 text-xl font-semibold wrap-anywhere">{texts.title(title)}</h1>
          <MenuLinks id={menu.id} current="difference" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {branches.length > 1 && (
            <NativeSelect
              label={texts.branch}
              className="w-52 max-w-full"
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={branch?.id ?? ""}
              onChange={(id) => change({ branch: id })}
            />
          )}
          <NativeSelect
            label={texts.before}
            className="w-72 max-w-full"
            options={[
              { value: "", label: texts.inForce(inForce ? inForce.name || texts.unnamed : "–") },
              ...menus
                .filter(({ id }) => id !== menu.id)
                .map(({ id, name }) => ({ value: id, label: name || texts.unnamed })),
            ]}
            value={search.with ?? ""}
            onChange={(id) => change({ with: id || undefined })}
          />
          <NativeSelect
            label={texts.kind}
            className="w-52 max-w-full"
            options={[
              { value: "", label: texts.allKinds },
              ...keysOf(DIFFERENCE_KINDS).map((kind) => ({ value: kind, label: DIFFERENCE_KINDS[kind] })),
            ]}
            value={search.kind ?? ""}
            onChange={(kind) => change({ kind: kind || undefined })}
          />
          <Input
            label={texts.search}
            isLabelHidden
            type="search"
            placeholder={COMMON_TEXTS.search}
            className="w-56 max-w-full"
            value={search.search ?? ""}
            onChange={(words) => change({ search: words || undefined })}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {texts.count(shown.length)}. {texts.moments({ before: timeOf(now), after: timeOf(begin) })}{" "}
          {isUnknown && texts.noPlans}
        </p>
      </header>
      <div className="p-4">
        {!other ? (
          <p className="text-muted">{texts.noInForce}</p>
        ) : other.id === menu.id ? (
          <p className="text-muted">{texts.isInForce}</p>
        ) : shown.length === 0 ? (
          <p className="text-muted">{changes.length === 0 ? texts.none : texts.noneFiltered}</p>
        ) : (
          <ChangeTable key={JSON.stringify(search)} changes={shown} nameOf={nameOf} productName={productName} />
        )}
      </div>
    </div>
  );
}

function ChangeTable({
  changes,
  nameOf,
  productName,
}: {
  changes: readonly MenuChange[];
  nameOf: (category: string) => string;
  productName: (change: MenuChange) => string;
}) {
  const currency = useCurrency();
  const [count, setCount] = useState(SHOWN);
  const formatMoney = useMoney();
  const money = (cents: number | null): string => (cents === null ? texts.hidden : formatMoney(cents, currency));
  return (
    <>
      <table aria-label={texts.table} className="block w-full border-collapse text-sm md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="block border-b border-line-strong text-muted md:table-row">
            {Object.values(texts.columns).map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {changes.slice(0, count).map((change) => (
            <tr
              key={`${change.kind} ${change.category} ${"product" in change ? change.product : ""}`}
              className="block border-b border-line py-2 md:table-row md:py-0"
            >
              <td className={CELL}>{nameOf(change.category)}</td>
              <th scope="row" className={`${CELL} text-start font-semibold wrap-anywhere`}>
                <Private kind="product">{productName(change)}</Private>
              </th>
              <td className={CELL}>{DIFFERENCE_KINDS[change.kind]}</td>
              <td className={`${CELL} figures`}>
                {change.kind === "moved" && texts.from(nameOf(change.from))}
                {change.kind === "price" && (
                  <Private kind="product">
                    {texts.prices({ before: money(change.before), after: money(change.after) })}
                  </Private>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > count && (
        <Button className="mt-3" onPress={() => setCount(count + SHOWN)}>
          {texts.more(changes.length - count)}
        </Button>
      )}
    </>
  );
}
