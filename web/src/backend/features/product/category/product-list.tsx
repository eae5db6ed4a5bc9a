import { useQueryClient } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { type ComponentProps, useMemo } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { useMedia } from "../../../../shared/use-media";
import { ListPage } from "../../../admin/list/list-page";
import { viewOf } from "../../../admin/list/views/list-columns";
import { useListViews } from "../../../admin/list/views/view-queries";
import { FIELD_TEXTS } from "../../../admin/model/field.texts";
import type { Screen, ScreenColumn } from "../../../admin/screen";
import { deferred } from "../../../shared/ui/deferred";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { PlannedCell } from "../planned/planned-cell";
import { PLANNED_COLUMN_TEXTS } from "../planned/planned.texts";
import { plannedOfProduct, plannedTexts } from "../planned/planned-prices";
import { CATEGORY_TEXTS } from "./category.texts";
import { meaningOf, placesText } from "./places";
import { useMayWrite, usePlaces } from "./use-places";

const KEY = "category";
/** A window in which the usual columns leave room for one more. */
const ROOMY = "(min-width: 80rem)";
const Editor = deferred(async () => (await import("./category-cell")).default);

const clock = () => ({ zone: DEFAULT_TIME_ZONE, now: serverNow() });

/**
 * The generic list, with the categories of each product and what is planned for it as columns. Categories are shown
 * wherever there is room, unless the person has chosen other columns.
 */
export function ProductList({ screen, ...props }: ComponentProps<NonNullable<Screen["ListPage"]>>) {
  const { views } = useListViews(props.resource.name);
  const shown = viewOf({ views, search: props.search })?.columns ?? views.columns;
  const isRoomy = useMedia(ROOMY);
  const { places, isFailed } = usePlaces(shown?.some(({ field }) => field === KEY) ?? isRoomy);
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const money = useMoney();
  const currency = useCurrency();
  const added = useMemo((): Screen => {
    const category: ScreenColumn = {
      key: KEY,
      title: CATEGORY_TEXTS.title,
      isColumn: isRoomy,
      valueOf: ({ id }) =>
        places ? placesText({ places, product: id }) : isFailed ? FIELD_TEXTS.labelFailed : CATEGORY_TEXTS.loading,
      edit: {
        isOffered: ({ id }) => places !== null && meaningOf({ places, product: id, mayWrite }) !== null,
        Editor,
      },
    };
    const planned: ScreenColumn = {
      key: "plannedPrice",
      title: PLANNED_COLUMN_TEXTS.title,
      // What is copied; the cell itself asks for what it shows.
      valueOf: ({ id }) =>
        plannedTexts({ plans: client.getQueryData(plannedOfProduct(id).queryKey) ?? [], money, currency, ...clock() })
          .map((told) => (told.isFailed ? PLANNED_COLUMN_TEXTS.failed(told) : PLANNED_COLUMN_TEXTS.from(told)))
          .join("; "),
      Cell: PlannedCell,
    };
    return { ...screen, columns: [...(screen.columns ?? []), category, planned] };
  }, [screen, places, isFailed, isRoomy, mayWrite, client, money, currency]);
  return <ListPage {...props} screen={added} />;
}
