import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { type ComponentProps, useMemo } from "react";
import { ListPage } from "../../admin/list/list-page";
import type { Screen, ScreenColumn } from "../../admin/screen";
import { useCurrency } from "../../shared/config";
import { useMoney } from "../../shared/visibility";
import { FIGURE_TEXTS } from "./customer.texts";
import { SegmentDefinitions } from "./segment-definitions";

/** The list of customers, with what the server counts of them, and what the segments of its filter mean above it. */
export function CustomerList({ screen, ...props }: ComponentProps<typeof ListPage> & { screen: Screen }) {
  const money = useMoney();
  const currency = useCurrency();
  const added = useMemo((): Screen => {
    const column = (key: keyof typeof FIGURE_TEXTS, valueOf: ScreenColumn["valueOf"]): ScreenColumn => ({
      key,
      title: FIGURE_TEXTS[key],
      isColumn: true,
      valueOf,
    });
    return {
      ...screen,
      columns: [
        ...(screen.columns ?? []),
        { ...column("number", ({ number }) => String(number)), isFirst: true },
        column("orderCount", ({ orderCount }) => Number(orderCount).toLocaleString("de-AT")),
        column("grossTotal", ({ grossTotal }) => money(Number(grossTotal), currency)),
        column("lastOrderAt", ({ lastOrderAt: at }) =>
          typeof at !== "string" ? "" : formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }),
        ),
      ],
    };
  }, [screen, money, currency]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <SegmentDefinitions />
      <div className="min-h-0 flex-1">
        <ListPage {...props} screen={added} />
      </div>
    </div>
  );
}
