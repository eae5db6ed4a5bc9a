import type { ViewColumn } from "@tresen/contract/view/list-view";
import { useListViews } from "../../../admin/list/views/view-queries";
import type { WidgetKey } from "../widget/widget-props";
import { DASHBOARD, type Placed, moved, placedOf, resized, toggled } from "./layout";

export interface Layout {
  placed: readonly Placed[];
  move: (asked: { keys: ReadonlySet<string>; target: string; isAfter: boolean }) => void;
  toggle: (asked: { key: WidgetKey; isOn: boolean }) => void;
  resize: (asked: Placed) => void;
  reset: () => void;
}

/** The person's own dashboard. Changes are shown at once and saved one after the other. */
export function useLayout(allowed: readonly WidgetKey[]): Layout {
  const { views, change } = useListViews(DASHBOARD);
  const write = (next: (stored: ViewColumn[] | null) => ViewColumn[] | null): void =>
    change((known) => ({ ...known, columns: next(known.columns) }));
  return {
    placed: placedOf({ stored: views.columns, allowed }),
    move: (asked) => write((stored) => moved({ ...asked, stored })),
    toggle: (asked) => write((stored) => toggled({ ...asked, stored })),
    resize: (asked) => write((stored) => resized({ ...asked, stored })),
    reset: () => write(() => null),
  };
}
