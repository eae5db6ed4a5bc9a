import { useRouterState } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { pendingScreenAtom } from "../../state/browser/panels";
import * as texts from "./shell.texts";

/** A bar over the screen while the next one is loading; it appears only after a short delay. */
export function Loader() {
  const isPending = useRouterState({ select: ({ status }) => status === "pending" });
  const isFetching = useAtomValue(pendingScreenAtom);
  if (!isPending && !isFetching) return null;
  return <div role="progressbar" aria-label={texts.loading} className="loader" />;
}
