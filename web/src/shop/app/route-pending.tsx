import { useLocation } from "@tanstack/react-router";
import { PageSkeleton } from "../ui/skeleton";

/** Shows the outline of the screen while its code or the shop's data is loading. */
export function RoutePending() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <PageSkeleton path={path} />;
}
