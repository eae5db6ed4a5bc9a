import { useQuery } from "@tanstack/react-query";
import { formatAmount } from "@tresen/contract/catalog/units";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { ChartFrame } from "../chart/chart-frame";
import { ColumnChart } from "../chart/column-chart";
import { Ranking } from "../chart/figure-table";
import { filterOf, withoutMethod } from "../period/asked";
import { statisticsQueries } from "../statistics-queries";
import {
  commentFigures,
  customerFigures,
  funnelFigures,
  ratingFigures,
  reasonFigures,
  staffFigures,
  waitingFigures,
} from "./figures/people-figures";
import { Headline } from "./headline";
import { useUserNames } from "./use-user-names";
import { HEAD_TEXTS, QUESTION_LABELS, WIDGET_TEXTS } from "./widget.texts";
import type { WidgetProps } from "./widget-props";

const NONE = "–";
const mean = (value: number | null): string => (value === null ? NONE : value.toFixed(1).replace(".", ","));

export function ReasonsWidget(props: WidgetProps) {
  const currency = useCurrency();
  const money = useMoney();
  return (
    <ChartFrame
      {...props}
      widget="cancelReasons"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={reasonFigures}
      head={({ canceled }) => (
        <Headline value={formatAmount(canceled.orders)}>
          {HEAD_TEXTS.canceledGross(money(canceled.gross, currency))}
        </Headline>
      )}
      draw={(figures) => <Ranking title={WIDGET_TEXTS.cancelReasons.title} figures={figures} />}
      isTable
    />
  );
}

export function RatingsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="ratings"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={ratingFigures}
      head={({ ratings: { orders, means } }) => (
        <Headline value={HEAD_TEXTS.rated(mean(means.all))}>
          <p>{HEAD_TEXTS.ratedOrders(orders)}</p>
          <p>
            {means.questions
              .filter(({ question }) => question !== "rating")
              .map(({ question, mean: value }) =>
                HEAD_TEXTS.question({ label: QUESTION_LABELS[question] ?? question, mean: mean(value) }),
              )
              .join(", ")}
          </p>
        </Headline>
      )}
      draw={(figures) => <ColumnChart title={WIDGET_TEXTS.ratings.title} figures={figures} />}
    />
  );
}

/** What customers wrote is theirs: it is hidden with their data. */
export function CommentsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="comments"
      query={useQuery(statisticsQueries.ratings(filterOf(props.asked)))}
      figuresOf={(answer) => commentFigures({ ratings: answer, zone: props.zone })}
      empty={HEAD_TEXTS.noComments}
      draw={(figures) => <Ranking title={WIDGET_TEXTS.comments.title} figures={figures} hasBars={false} />}
      isTable
    />
  );
}

export function CustomersWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="customers"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={customerFigures}
      draw={(figures) => <Ranking title={WIDGET_TEXTS.customers.title} figures={figures} />}
      isTable
    />
  );
}

export function FunnelWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="funnel"
      query={useQuery(statisticsQueries.overview(withoutMethod(filterOf(props.asked))))}
      figuresOf={funnelFigures}
      draw={(figures) => <Ranking title={WIDGET_TEXTS.funnel.title} figures={figures} />}
      foot={() => <p className="mt-2 text-sm text-muted">{HEAD_TEXTS.consent}</p>}
      isTable
    />
  );
}

export function WaitingWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="waiting"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={waitingFigures}
      head={({ waiting: { meanMinutes, meanPromisedMinutes, kept, late } }) => (
        <Headline value={HEAD_TEXTS.waited(mean(meanMinutes))}>
          {meanPromisedMinutes !== null && <p>{HEAD_TEXTS.promised(mean(meanPromisedMinutes))}</p>}
          <p>{HEAD_TEXTS.kept({ kept: formatAmount(kept), late: formatAmount(late) })}</p>
        </Headline>
      )}
      draw={(figures) => <ColumnChart title={WIDGET_TEXTS.waiting.title} figures={figures} />}
      foot={() => <p className="text-sm text-muted">{HEAD_TEXTS.waitingAxes}</p>}
    />
  );
}

export function StaffWidget(props: WidgetProps) {
  const filter = withoutMethod(filterOf(props.asked));
  const worked = useQuery(statisticsQueries.workedMinutes(filter));
  const planned = useQuery(statisticsQueries.plannedMinutes(filter));
  const nameOf = useUserNames((worked.data?.rows.length ?? 0) + (planned.data?.rows.length ?? 0) > 0);
  return (
    <ChartFrame
      {...props}
      widget="staff"
      query={{
        data: worked.data && planned.data ? { worked: worked.data, planned: planned.data } : undefined,
        error: worked.error ?? planned.error,
        isFetching: worked.isFetching || planned.isFetching,
        refetch: () => Promise.all([worked, planned].flatMap((query) => (query.error ? [query.refetch()] : []))),
      }}
      figuresOf={(answer) => staffFigures({ ...answer, nameOf })}
      empty={HEAD_TEXTS.noTime}
      draw={(figures) => <Ranking title={WIDGET_TEXTS.staff.title} figures={figures} />}
      isTable
    />
  );
}
