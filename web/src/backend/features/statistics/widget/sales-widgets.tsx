import { useQuery } from "@tanstack/react-query";
import { ChartFrame } from "../chart/chart-frame";
import { Ranking } from "../chart/figure-table";
import type { Figures } from "../chart/figures";
import { WeekChart } from "../chart/week-chart";
import { filterOf, withoutMethod } from "../period/asked";
import { statisticsQueries } from "../statistics-queries";
import {
  categoryFigures,
  donationFigures,
  methodFigures,
  optionFigures,
  paymentFigures,
  productFigures,
  taxFigures,
} from "./figures/sales-figures";
import { pageFigures } from "./figures/page-figures";
import { weekFigures } from "./figures/week-figures";
import { useCatalogue } from "./use-catalogue";
import { WIDGET_TEXTS } from "./widget.texts";
import type { WidgetKey, WidgetProps } from "./widget-props";

const ranking = (widget: WidgetKey) => (figures: Figures) => (
  <Ranking title={WIDGET_TEXTS[widget].title} figures={figures} />
);
const week = (widget: WidgetKey) => (figures: Figures) => (
  <WeekChart title={WIDGET_TEXTS[widget].title} figures={figures} />
);

export function OrderTimesWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="orderTimes"
      query={useQuery(statisticsQueries.orderTimes(filterOf(props.asked)))}
      figuresOf={weekFigures}
      draw={week("orderTimes")}
    />
  );
}

export function VisitorTimesWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="visitorTimes"
      query={useQuery(statisticsQueries.visitorTimes(withoutMethod(filterOf(props.asked))))}
      figuresOf={weekFigures}
      draw={week("visitorTimes")}
    />
  );
}

export function ProductsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="products"
      query={useQuery(statisticsQueries.items(filterOf(props.asked)))}
      figuresOf={productFigures}
      draw={ranking("products")}
      isTable
    />
  );
}

/** Made of the products and of the catalogue, since a product may stand in another category tomorrow. */
export function CategoriesWidget(props: WidgetProps) {
  const items = useQuery(statisticsQueries.items(filterOf(props.asked)));
  const { data: catalogue, ...catalogueQuery } = useCatalogue();
  const data = items.data && catalogue ? { items: items.data, catalogue } : undefined;
  return (
    <ChartFrame
      {...props}
      widget="categories"
      query={{
        data,
        error: items.error ?? catalogueQuery.error,
        isFetching: items.isFetching || catalogueQuery.isFetching,
        refetch: async () => {
          await Promise.all([...(items.error ? [items.refetch()] : []), catalogueQuery.refetch()]);
        },
      }}
      figuresOf={categoryFigures}
      draw={ranking("categories")}
      isTable
    />
  );
}

export function OptionsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="options"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={optionFigures}
      draw={ranking("options")}
      isTable
    />
  );
}

export function MethodsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="methods"
      query={useQuery(statisticsQueries.revenue(props.asked))}
      figuresOf={methodFigures}
      draw={ranking("methods")}
      isTable
    />
  );
}

export function PaymentsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="payments"
      query={useQuery(statisticsQueries.revenue(props.asked))}
      figuresOf={paymentFigures}
      draw={ranking("payments")}
      isTable
    />
  );
}

export function TaxesWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="taxes"
      query={useQuery(statisticsQueries.revenue(props.asked))}
      figuresOf={taxFigures}
      draw={ranking("taxes")}
      isTable
    />
  );
}

export function DonationsWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="donations"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={donationFigures}
      draw={ranking("donations")}
      isTable
    />
  );
}

export function PagesWidget(props: WidgetProps) {
  return (
    <ChartFrame
      {...props}
      widget="pages"
      query={useQuery(statisticsQueries.pages(withoutMethod(filterOf(props.asked))))}
      figuresOf={pageFigures}
      draw={ranking("pages")}
      isTable
    />
  );
}
