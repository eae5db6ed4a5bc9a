import { WandSparkles } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { SETUP_TEXTS } from "./setup/setup.texts";

/** The list of tax rates offers those of the country, and to use named rates in place of numbers. */
export const taxRateScreen: Screen = {
  listActions: [
    {
      id: "setup",
      label: SETUP_TEXTS.title,
      Icon: WandSparkles,
      isWithoutRecords: true,
      Dialog: deferredPanel(async () => (await import("./setup/setup-dialog")).SetupDialog),
    },
  ],
};
