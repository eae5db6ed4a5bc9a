import { formatDate } from "@tresen/contract/kit/time";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { LayoutDashboard, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { deferredPanel } from "../../shared/ui/deferred";
import { LAYOUT_TEXTS } from "./layout/layout.texts";
import { useLayout } from "./layout/use-layout";
import { type Asked, type StatisticsSearch, askedOf, chosenDays, daysFault } from "./period/asked";
import { PeriodBar } from "./period/period-bar";
import { COMPARISON_LABELS, PERIOD_TEXTS } from "./period/period.texts";
import { useBranchNames, useCountedBranches, useToday } from "./period/use-period";
import { STATISTICS_TEXTS } from "./statistics.texts";
import type { WidgetKey, WidgetProps } from "./widget/widget-props";
import { WIDGETS, WIDGET_KEYS } from "./widget/widgets";
import "../../shared/printed-alone.css";
import "./statistics.css";

const ArrangePanel = deferredPanel(async () => (await import("./layout/arrange-panel")).default);

interface StatisticsPageProps {
  search: StatisticsSearch;
  onSearch: (search: StatisticsSearch) => void;
  /** The address of the page with other values. */
  hrefOf: (search: StatisticsSearch) => string;
}

/** The person's dashboard of a period that the address tells, or one widget of it alone. */
export function StatisticsPage({ search, onSearch, hrefOf }: StatisticsPageProps) {
  const may = useMay();
  const { today, zone } = useToday(search.branch);
  const keys = WIDGET_KEYS.filter((key) => {
    const { permission } = WIDGETS[key];
    return !permission || may({ permission });
  });
  const layout = useLayout(keys);
  const [isArranging, setIsArranging] = useState(false);
  const asked = askedOf({ search, today });
  const alone = keys.find((key) => key === search.chart);
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.statistics);
  }, []);
  const page: WidgetProps = {
    asked,
    zone,
    // Whoever opens the link another day sees the same days.
    hrefOf: (chart) => hrefOf({ ...search, period: undefined, from: asked.from, to: asked.to, chart }),
    ...(alone ? {} : { onAlone: (chart: WidgetKey) => onSearch({ ...search, chart }) }),
  };
  const shown = alone ? [{ key: alone, isFull: true }] : layout.placed;
  return (
    <div className="statistics printed-alone flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-[min(1rem,4vw)] py-3">
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-xl font-semibold">{PAGE_TITLES.statistics}</h1>
            <Told asked={asked} />
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            {alone ? (
              <Button onPress={() => onSearch({ ...search, chart: undefined })}>{STATISTICS_TEXTS.all}</Button>
            ) : (
              <Button onPress={() => setIsArranging(true)}>
                <LayoutDashboard size={16} aria-hidden /> {LAYOUT_TEXTS.arrange}
              </Button>
            )}
            <Button onPress={() => window.print()}>
              <Printer size={16} aria-hidden /> {STATISTICS_TEXTS.print}
            </Button>
          </div>
        </div>
        <PeriodBar search={search} today={today} onSearch={onSearch} />
      </header>
      {daysFault(chosenDays({ search, today })) === null && (
        <div className="grid grid-cols-1 items-start gap-4 p-[min(1rem,4vw)] xl:grid-cols-2 print:block">
          {shown.map(({ key, isFull }) => {
            const { Content } = WIDGETS[key];
            return (
              <div key={key} className={`min-w-0 ${isFull ? "xl:col-span-2" : ""} break-inside-avoid print:mb-4`}>
                <Content {...page} />
              </div>
            );
          })}
        </div>
      )}
      {isArranging && <ArrangePanel layout={layout} keys={keys} onClose={() => setIsArranging(false)} />}
    </div>
  );
}

/** The days and filters in words, for the eye and for paper. */
function Told({ asked: { from, to, branch, method, compare } }: { asked: Asked }) {
  const nameOf = useBranchNames();
  // Whoever has one branch sees its figures alone.
  const [only, ...others] = useCountedBranches();
  const shown = branch ?? (others.length === 0 ? only?.id : undefined);
  const text = (day: string): string => formatDate({ at: Date.parse(day), zone: "UTC" });
  const told = [
    PERIOD_TEXTS.days({ from: text(from), to: text(to) }),
    shown === undefined ? COMMON_TEXTS.allBranches : nameOf(shown),
    ...(method ? [DELIVERY_METHOD_LABELS[method]] : []),
    ...(compare ? [PERIOD_TEXTS.compared(COMPARISON_LABELS[compare])] : []),
  ];
  return <p className="text-sm text-muted">{told.join(", ")}</p>;
}
