import type { ComponentProps } from "react";
import type { ScreenSection } from "../../../admin/screen";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";
import { USAGE_TITLE } from "./usage-title.texts";

/** Where a stored scene or segment is played, loaded with the first form that shows it. */
export function usageSection(kind: "scene" | "segment"): ScreenSection {
  const Section = deferred<ComponentProps<ScreenSection["Section"]>>(
    async () => {
      const { UsageSection } = await import("./usage-section");
      return ({ record }) => record && <UsageSection {...{ kind, record }} />;
    },
    <Skeleton className="h-16" />,
  );
  return { title: USAGE_TITLE, isOffered: (record) => record !== null, Section };
}
