import { CalendarClock, CircleSlash, FolderInput } from "lucide-react";
import type { Screen } from "../../../admin/screen";
import { deferredPanel } from "../../../shared/ui/deferred";
import { ProductList } from "../category/product-list";
import { DAY_TEXTS, PLACE_TEXTS, PLANNED_PRICE_TEXTS } from "./day.texts";
import { PriceField } from "../planned/price-field";
import { DaySection } from "./day-section";
import { SoldOutMark } from "./sold-out-mark";

/** What changes of products from day to day: what is sold out, prices from a day on, and in which categories they are. */
export const productDayScreen: Screen = {
  ListPage: ProductList,
  Mark: SoldOutMark,
  showsPlans: true,
  fields: { price: PriceField },
  sections: [
    {
      title: DAY_TEXTS.section,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section: DaySection,
    },
  ],
  rowActions: [
    {
      id: "sold-out",
      label: DAY_TEXTS.soldOut,
      Icon: CircleSlash,
      Dialog: deferredPanel(async () => (await import("./product-sold-out-dialog")).ProductSoldOutDialog),
    },
    {
      id: "planned-price",
      label: PLANNED_PRICE_TEXTS.title,
      Icon: CalendarClock,
      Dialog: deferredPanel(async () => (await import("./planned-price-dialog")).PlannedPriceDialog),
    },
    {
      id: "categories",
      label: PLACE_TEXTS.title,
      Icon: FolderInput,
      Dialog: deferredPanel(async () => (await import("./place-dialog")).PlaceOneDialog),
    },
  ],
  selectionActions: [
    {
      id: "categories",
      label: PLACE_TEXTS.title,
      Icon: FolderInput,
      Dialog: deferredPanel(async () => (await import("./place-dialog")).PlaceDialog),
    },
  ],
};
