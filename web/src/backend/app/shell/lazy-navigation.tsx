import { type ComponentProps, Suspense, lazy } from "react";
import type { NavigationList as List } from "./navigation-list";

const Loaded = lazy(async () => ({ default: (await import("./navigation-list")).NavigationList }));

/** The navigation knows every resource, whose definitions whoever only takes orders need not wait for. */
export function NavigationList(props: ComponentProps<typeof List>) {
  return (
    <Suspense fallback={<div className="flex-1" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
