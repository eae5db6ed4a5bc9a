import type { Screen } from "../../admin/screen";
import { CustomerList } from "./customer-list";
import { CUSTOMER_TEXTS } from "./customer.texts";
import { HistorySection } from "./history-section";

/** The list says what its segments mean, the form what the customer ordered and was told. */
export const customerScreen: Screen = {
  ListPage: CustomerList,
  sections: [
    {
      title: CUSTOMER_TEXTS.history,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section: HistorySection,
    },
  ],
};
