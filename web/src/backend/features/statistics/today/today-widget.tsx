import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { methodOf } from "@tresen/contract/branch/branch-hours";
import { formatAmount } from "@tresen/contract/catalog/units";
import type { BusyEntry } from "@tresen/contract/live/live.calls";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { useCurrency } from "../../../shared/config";
import { branchQueries } from "../../../shared/branches";
import { liveQueries } from "../../../shared/live/live-queries";
import { orderQueries } from "../../../shared/order-queries";
import { useMay } from "../../../shared/session";
import { Skeleton } from "../../../shared/ui/states";
import { useNow } from "../../../shared/use-now";
import { Private, useMoney } from "../../../shared/visibility";
import { ChartFrame } from "../chart/chart-frame";
import type { Figures } from "../chart/figures";
import { useBranchNames, useToday } from "../period/use-period";
import { statisticsQueries } from "../statistics-queries";
import type { WidgetProps } from "../widget/widget-props";
import { isLate } from "./late";
import { TODAY_TEXTS } from "./today.texts";

/** Open orders are read as often as the desk reads them while it shows other things. */
const OPEN_EVERY = 15_000;
/** As wide as an amount in large letters. */
const FIGURES = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-x-4 gap-y-3";
/** How many figures there are for whoever may see all of them. */
const TILES = 7;

interface Shown {
  key: string;
  title: string;
  /** In cents for money. */
  value: number | null;
  kind: "number" | "money";
  isUrgent?: boolean;
  detail?: string;
  /** Whether it counts what stands on the order desk. */
  isOnDesk?: boolean;
}

/** The day so far, whatever period the other widgets show. What a person may not read is left out. */
export function TodayWidget({ asked: { branch, method }, ...props }: WidgetProps) {
  const may = useMay();
  const { today } = useToday(branch);
  const filter = { from: today, to: today, branch, method };
  const { data, ...query } = useQuery(statisticsQueries.today(filter));
  const open = useQuery({
    ...orderQueries.current(branch),
    refetchInterval: OPEN_EVERY,
    enabled: may({ permission: orderPermissions.read }),
  });
  const busy = useQuery({ ...liveQueries.busy(branch), enabled: may({ permission: livePermissions.busy }) });
  const { data: branches } = useQuery(branchQueries.all());
  const now = useNow();
  const nameOf = useBranchNames();
  const ofMethod = open.data?.filter((order) => method === undefined || methodOf(order) === method);
  const late = ofMethod?.filter((order) =>
    isLate({ order, branch: branches?.find(({ id }) => id === order.branch.id), now }),
  ).length;
  const entries = busy.data?.filter((entry) => method === undefined || entry.method === method);
  const shown = data && [
    { key: "revenue", title: TODAY_TEXTS.revenue, value: data.gross, kind: "money" as const },
    { key: "orders", title: TODAY_TEXTS.orders, value: data.orders, kind: "number" as const },
    { key: "average", title: TODAY_TEXTS.average, value: data.average, kind: "money" as const },
    ...(ofMethod && late !== undefined
      ? [
          { key: "open", title: TODAY_TEXTS.open, value: ofMethod.length, kind: "number" as const, isOnDesk: true },
          {
            key: "late",
            title: TODAY_TEXTS.late,
            value: late,
            kind: "number" as const,
            isUrgent: late > 0,
            isOnDesk: true,
          },
        ]
      : []),
    ...(entries
      ? [
          {
            key: "busy",
            title: TODAY_TEXTS.busy,
            value: entries.length,
            kind: "number" as const,
            isUrgent: entries.length > 0,
            detail: entries.map((entry) => busyText({ entry, nameOf })).join("; "),
          },
        ]
      : []),
    { key: "canceled", title: TODAY_TEXTS.canceled, value: data.canceled.orders, kind: "number" as const },
  ];
  return (
    <ChartFrame
      {...props}
      asked={{ ...filter, interval: "day" }}
      widget="today"
      query={{ ...query, data: shown }}
      figuresOf={(figures) => todayFigures({ shown: figures, today })}
      draw={() => shown && <Tiles shown={shown} branch={branch} />}
      waiting={
        <div className={FIGURES}>
          {Array.from({ length: TILES }, (_, index) => (
            <Skeleton key={index} className="h-12" />
          ))}
        </div>
      }
      isTable
      isNeverEmpty
    />
  );
}

function Tiles({ shown, branch }: { shown: readonly Shown[]; branch: string | undefined }) {
  const currency = useCurrency();
  const money = useMoney();
  return (
    <dl className={FIGURES}>
      {shown.map(({ key, title, value, kind, isUrgent = false, detail, isOnDesk = false }) => (
        <div key={key} className="min-w-0">
          <dt className="text-sm text-muted hyphens-auto">{title}</dt>
          <dd className={`figures text-xl font-semibold ${isUrgent ? "text-danger" : ""}`}>
            {value === null ? (
              "–"
            ) : kind === "money" ? (
              <Private kind="product">{money(value, currency)}</Private>
            ) : isOnDesk ? (
              <Link
                to="/"
                search={{ branch }}
                aria-label={TODAY_TEXTS.onDesk({ title, value: formatAmount(value) })}
                className="inline-block min-w-11 underline underline-offset-4"
              >
                {formatAmount(value)}
              </Link>
            ) : (
              formatAmount(value)
            )}
          </dd>
          {detail && <dd className="text-sm text-muted wrap-anywhere">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** One row with the day, for files. */
function todayFigures({ shown, today }: { shown: readonly Shown[]; today: string }): Figures {
  return {
    columns: [
      { path: "day", title: TODAY_TEXTS.day, kind: "date" },
      ...shown.map(({ key, title, kind }) => ({ path: key, title, kind })),
    ],
    rows: [{ key: today, day: today, ...Object.fromEntries(shown.map(({ key, value }) => [key, value])) }],
    main: "orders",
  };
}

function busyText({ entry, nameOf }: { entry: BusyEntry; nameOf: (branch: string) => string }): string {
  return TODAY_TEXTS.busyMethod({
    branch: nameOf(entry.branch),
    method: DELIVERY_METHOD_LABELS[entry.method],
    what: entry.isPaused ? TODAY_TEXTS.paused : TODAY_TEXTS.longer(entry.minutes),
  });
}
