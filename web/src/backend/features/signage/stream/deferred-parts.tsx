import type { ComponentProps } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import type { ScreenSection } from "../../../admin/screen";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";

const Plan = deferred<EditorProps>(
  async () => (await import("./plan-editor")).PlanEditor,
  <Skeleton className="h-160" />,
);
const Overrides = deferred<EditorProps>(
  async () => (await import("./overrides-editor")).OverridesEditor,
  <Skeleton className="h-16" />,
);

/** The editors of a stream, loaded with the first form that shows them. Links find their fields before that. */
export function DeferredPlanEditor(props: EditorProps) {
  return (
    <div data-field={props.path} tabIndex={-1} className="outline-none">
      <Plan {...props} />
    </div>
  );
}

export function DeferredOverridesEditor(props: EditorProps) {
  return (
    <div data-field={props.path} tabIndex={-1} className="outline-none">
      <Overrides {...props} />
    </div>
  );
}

export const DeferredExampleSection = deferred<ComponentProps<ScreenSection["Section"]>>(
  async () => (await import("./example-section")).ExampleSection,
  <Skeleton className="h-10" />,
);

export const DeferredOnAirSection = deferred<ComponentProps<ScreenSection["Section"]>>(
  async () => (await import("./on-air-section")).OnAirSection,
  <Skeleton className="h-48" />,
);
