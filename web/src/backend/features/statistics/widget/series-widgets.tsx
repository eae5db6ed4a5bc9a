import { useQuery } from "@tanstack/react-query";
import { formatAmount } from "@tresen/contract/catalog/units";
import type { Counted } from "@tresen/contract/statistics/statistics";
import type { ReactNode } from "react";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { type Answered, ChartFrame } from "../chart/chart-frame";
import { ColumnChart } from "../chart/column-chart";
import { Legend } from "../chart/legend";
import { columnAt } from "../chart/figures";
import { withoutMethod } from "../period/asked";
import { statisticsQueries } from "../statistics-queries";
import { COMPARED, seriesFigures } from "./figures/series-figures";
import { Change, Headline } from "./headline";
import { COLUMN_TEXTS, HEAD_TEXTS, WIDGET_TEXTS } from "./widget.texts";
import type { WidgetKey, WidgetProps } from "./widget-props";

interface SeriesProps<Answer extends Counted> extends WidgetProps {
  widget: WidgetKey;
  query: Answered<Answer>;
  /** Of the counted values. */
  column: string;
  kind?: "number" | "money";
  head: (answer: Answer) => ReactNode;
}

function Series<Answer extends Counted>({
  widget,
  query,
  column,
  kind = "number",
  head,
  ...page
}: SeriesProps<Answer>) {
  const { title } = WIDGET_TEXTS[widget];
  const { zone, asked } = page;
  return (
    <ChartFrame
      {...page}
      widget={widget}
      query={query}
      figuresOf={(answer) => seriesFigures({ answer, title: column, kind, compare: asked.compare, zone })}
      head={head}
      draw={(figures) => {
        const compared = columnAt(figures, COMPARED);
        return (
          <>
            <ColumnChart title={title} figures={figures} compared={compared?.path} />
            {compared && <Legend shown={column} compared={compared.title} />}
          </>
        );
      }}
    />
  );
}

export function RevenueWidget(props: WidgetProps) {
  const currency = useCurrency();
  const formatMoney = useMoney();
  const money = (cents: number): string => formatMoney(cents, currency);
  return (
    <Series
      {...props}
      widget="revenue"
      query={useQuery(statisticsQueries.revenue(props.asked))}
      column={COLUMN_TEXTS.revenue}
      kind="money"
      head={(answer) => (
        <Headline value={money(answer.total)}>
          <Change answer={answer} />
          <p>{HEAD_TEXTS.net(money(answer.net), money(answer.tax))}</p>
          <p>
            {HEAD_TEXTS.beside({
              deposits: money(answer.deposits),
              donations: money(answer.donations),
              tips: money(answer.tips),
            })}
          </p>
        </Headline>
      )}
    />
  );
}

export function OrdersWidget(props: WidgetProps) {
  return (
    <Series
      {...props}
      widget="orders"
      query={useQuery(statisticsQueries.orders(props.asked))}
      column={COLUMN_TEXTS.orders}
      head={plainHead}
    />
  );
}

export function CancellationsWidget(props: WidgetProps) {
  return (
    <Series
      {...props}
      widget="cancellations"
      query={useQuery(statisticsQueries.canceledOrders(props.asked))}
      column={COLUMN_TEXTS.canceled}
      head={plainHead}
    />
  );
}

export function PageViewsWidget(props: WidgetProps) {
  return (
    <Series
      {...props}
      widget="pageViews"
      query={useQuery(statisticsQueries.pageViews(withoutMethod(props.asked)))}
      column={COLUMN_TEXTS.views}
      head={plainHead}
    />
  );
}

/** Visitors of several days are those of each day, never of the period. */
export function VisitorsWidget(props: WidgetProps) {
  return (
    <Series
      {...props}
      widget="visitors"
      query={useQuery(statisticsQueries.visitors(withoutMethod(props.asked)))}
      column={COLUMN_TEXTS.visitors}
      head={(answer) => (
        <Headline value={HEAD_TEXTS.dailyVisitors(formatAmount(answer.total))}>
          <p>{HEAD_TEXTS.mean(formatAmount(Math.round(answer.meanPerDay * 10) / 10))}</p>
          <Change answer={answer} />
        </Headline>
      )}
    />
  );
}

function plainHead(answer: Counted): ReactNode {
  return (
    <Headline value={formatAmount(answer.total)}>
      <Change answer={answer} />
    </Headline>
  );
}
