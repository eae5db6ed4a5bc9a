import { customerPermissions } from "@tresen/contract/privacy/export/export.permissions";
import { FileDown, Split } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { addressSummary } from "./address-summary";
import { BlockedMark } from "./blocked-mark";
import { CustomerHeading } from "./customer-heading";
import { CustomerList } from "./customer-list";
import { CUSTOMER_TEXTS, SPLIT_TEXTS, SUGGESTION_TEXTS } from "./customer.texts";
import { HAND_OUT_TEXTS, SMS_TEXTS, STOP_TEXTS } from "./person.texts";
import { HistorySection } from "./history-section";
import { mergedCustomer } from "./merged-customer";
import { SmsSection } from "./sms-section";
import { StopsSection } from "./stops-section";
import { SuggestionsSection } from "./suggestions-section";

/** The list says what its segments mean, the form what the customer ordered and was told, and who may be the same. */
export const customerScreen: Screen = {
  ListPage: CustomerList,
  Heading: CustomerHeading,
  Mark: BlockedMark,
  recordActions: [
    {
      id: "split",
      label: SPLIT_TEXTS.action,
      Icon: Split,
      isOffered: () => true,
      Dialog: deferredPanel(async () => (await import("./split-dialog")).SplitDialog),
    },
    {
      id: "hand-out",
      label: HAND_OUT_TEXTS.action,
      Icon: FileDown,
      permission: customerPermissions.export,
      isOffered: () => true,
      Dialog: deferredPanel(async () => (await import("./hand-out-dialog")).HandOutDialog),
    },
  ],
  Removal: deferredPanel(async () => (await import("./removal-dialog")).RemovalDialog),
  RemovalEffect: deferredPanel(async () => (await import("./removal-effect")).RemovalEffect),
  movedTo: mergedCustomer,
  summaries: { addresses: addressSummary },
  sections: [
    {
      title: CUSTOMER_TEXTS.history,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section: HistorySection,
    },
    { title: STOP_TEXTS.title, isOffered: (record) => record !== null, Section: StopsSection },
    { title: SMS_TEXTS.title, isOffered: (record) => record !== null, Section: SmsSection },
    { title: SUGGESTION_TEXTS.title, isOffered: (record) => record !== null, Section: SuggestionsSection },
  ],
};
