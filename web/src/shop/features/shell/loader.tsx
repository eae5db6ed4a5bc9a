import { useRouterState } from "@tanstack/react-router";

/** A bar over the screen while the next one is fetched; it comes only when that takes a moment. */
export function Loader() {
  const isPending = useRouterState({ select: ({ status }) => status === "pending" });
  if (!isPending) return null;
  return <div role="progressbar" aria-label="Wird geladen" className="loader" />;
}
