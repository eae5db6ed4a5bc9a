import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { PageSkeleton } from "../../ui/skeleton";
import { ErrorPage } from "../../widgets/error-page";
import * as texts from "./content.texts";

/**
 * The message that no page exists at this address. A link within the shop may lead to an address with a redirect, which
 * the catalogue in the browser does not contain: the page requests the address from the server once, and loads it if
 * the answer is a redirect.
 */
export function MissingPage({ pathname }: { pathname: string }) {
  const isAsked = !isLoadedDocument(pathname);
  const { data: isMoved, isPending } = useQuery({
    queryKey: ["redirect", pathname],
    queryFn: ({ signal }) => isRedirect({ pathname, signal }),
    enabled: isAsked,
    retry: false,
    staleTime: 30_000,
  });
  useEffect(() => {
    if (isMoved) window.location.replace(`${pathname}${window.location.search}`);
  }, [isMoved, pathname]);
  return isMoved || (isAsked && isPending) ? (
    <PageSkeleton path={pathname} />
  ) : (
    <ErrorPage title={SCREEN_MESSAGES.siteNotFound} text={texts.pageMoved} />
  );
}

/**
 * Whether the browser loaded its document from this address: then the server has already answered that nothing is
 * there.
 */
function isLoadedDocument(pathname: string): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document !== undefined && URL.parse(document.name)?.pathname === pathname;
}

async function isRedirect({ pathname, signal }: { pathname: string; signal: AbortSignal }): Promise<boolean> {
  const { type } = await fetch(pathname, { redirect: "manual", signal });
  return type === "opaqueredirect";
}
