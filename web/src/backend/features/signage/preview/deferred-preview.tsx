import type { ComponentProps } from "react";
import type { ScreenSection } from "../../../admin/screen";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";
import type { PreviewKind } from "./preview-request";
import { PREVIEW_TITLE } from "./preview-title.texts";

/** A preview of what the form holds, which is loaded with the first form that shows it. */
export function previewSection(kind: PreviewKind): ScreenSection {
  const Section = deferred<ComponentProps<ScreenSection["Section"]>>(
    async () => {
      const { PreviewSection } = await import("./preview-section");
      return ({ record, draft }) => <PreviewSection {...{ kind, record, draft }} />;
    },
    <Skeleton className="h-32" />,
  );
  return { title: PREVIEW_TITLE, Section };
}
