import { Link } from "@tanstack/react-router";
import { Lock, SearchX } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMe } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { EmptyState } from "../../shared/ui/states";
import { navigationFor } from "./navigation";
import { SHELL_TEXTS } from "./shell.texts";

export function NotFound() {
  useTitle(SHELL_TEXTS.notFound);
  return (
    <EmptyState icon={<SearchX size={36} aria-hidden />} title={SHELL_TEXTS.notFound} isScreen action={useWayOut()} />
  );
}

/** For a page that the person may not open: leads to the first that they may, or says whom to ask. */
export function Forbidden() {
  const wayOut = useWayOut();
  useTitle(SHELL_TEXTS.forbidden);
  return (
    <EmptyState icon={<Lock size={36} aria-hidden />} title={SHELL_TEXTS.forbidden} isScreen action={wayOut}>
      {wayOut ? SHELL_TEXTS.forbiddenDetail : SHELL_TEXTS.forbiddenEverywhere}
    </EmptyState>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
}

/** A link to the first place of the person's navigation; null when it is empty. */
function useWayOut() {
  const first = navigationFor(useMe())[0]?.entries[0];
  if (!first) return null;
  return (
    <Link to={first.to} className={buttonClass({ variant: "primary" })}>
      {first.to === "/" ? SHELL_TEXTS.toDesk : SHELL_TEXTS.toPlace(first.label)}
    </Link>
  );
}
