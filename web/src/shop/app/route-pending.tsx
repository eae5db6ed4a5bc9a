import { useLocation } from "@tanstack/react-router";
import { PageSkeleton } from "../ui/skeleton";

/** While a screen's code or the shop's data is on its way: the shape of what will stand here. */
export function RoutePending() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <PageSkeleton path={path} />;
}
