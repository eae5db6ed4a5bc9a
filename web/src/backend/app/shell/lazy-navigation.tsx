import { type ComponentProps, Suspense, lazy } from "react";
import type { NavigationList as List } from "./navigation-list";

const Loaded = lazy(async () => ({ default: (await import("./navigation-list")).NavigationList }));

/**
 * Loaded separately, since the navigation imports the definitions of all resources, which the order desk does not need.
 */
export function NavigationList(props: ComponentProps<typeof List>) {
  return (
    <Suspense fallback={<div className="flex-1" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
