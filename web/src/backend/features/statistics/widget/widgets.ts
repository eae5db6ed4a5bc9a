import type { Permission } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { ComponentType } from "react";
import { AreasWidget } from "../areas/areas-widget";
import { TodayWidget } from "../today/today-widget";
import {
  CommentsWidget,
  CustomersWidget,
  FunnelWidget,
  RatingsWidget,
  ReasonsWidget,
  StaffWidget,
  WaitingWidget,
} from "./people-widgets";
import {
  CategoriesWidget,
  DonationsWidget,
  MethodsWidget,
  OptionsWidget,
  OrderTimesWidget,
  PagesWidget,
  PaymentsWidget,
  ProductsWidget,
  TaxesWidget,
  VisitorTimesWidget,
} from "./sales-widgets";
import { CancellationsWidget, OrdersWidget, PageViewsWidget, RevenueWidget, VisitorsWidget } from "./series-widgets";
import { WIDGET_TEXTS } from "./widget.texts";
import type { WidgetKey, WidgetProps } from "./widget-props";

interface Widget {
  Content: ComponentType<WidgetProps>;
  /**
   * What is needed besides reading statistics. Without it the widget is neither shown nor offered, also where a saved
   * dashboard names it.
   */
  permission?: Permission;
}

/** The keys of all widgets. */
export const WIDGET_KEYS = Object.keys(WIDGET_TEXTS).filter((key): key is WidgetKey => key in WIDGET_TEXTS);

/** All widgets, in the order in which they are offered. */
export const WIDGETS: Readonly<Record<WidgetKey, Widget>> = {
  today: { Content: TodayWidget },
  revenue: { Content: RevenueWidget },
  orders: { Content: OrdersWidget },
  orderTimes: { Content: OrderTimesWidget },
  products: { Content: ProductsWidget },
  options: { Content: OptionsWidget },
  categories: { Content: CategoriesWidget },
  methods: { Content: MethodsWidget },
  payments: { Content: PaymentsWidget },
  taxes: { Content: TaxesWidget },
  areas: { Content: AreasWidget },
  donations: { Content: DonationsWidget },
  cancellations: { Content: CancellationsWidget },
  cancelReasons: { Content: ReasonsWidget },
  ratings: { Content: RatingsWidget },
  // What customers wrote belongs to their orders.
  comments: { Content: CommentsWidget, permission: orderPermissions.read },
  customers: { Content: CustomersWidget },
  waiting: { Content: WaitingWidget },
  visitors: { Content: VisitorsWidget },
  pageViews: { Content: PageViewsWidget },
  visitorTimes: { Content: VisitorTimesWidget },
  pages: { Content: PagesWidget },
  funnel: { Content: FunnelWidget },
  staff: { Content: StaffWidget },
};
