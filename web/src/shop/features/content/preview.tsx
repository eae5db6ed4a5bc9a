import type { Site } from "@tresen/contract/site/site.resource";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../shared/api";
import { ErrorPage } from "../../widgets/error-page";
import { PageSkeleton } from "../../ui/skeleton";
import * as texts from "./content.texts";

/**
 * A page that is not public yet, for visitors whose link contains its preview key. It is never cached: each visit loads
 * it again.
 */
export function Preview({
  secret,
  pathname,
  children,
}: {
  secret: string;
  pathname: string;
  children: (site: Site) => ReactNode;
}) {
  const { data, error } = useQuery({
    queryKey: ["preview", secret],
    queryFn: ({ signal }) =>
      call("POST /api/sites/preview", { body: { key: secret }, signal, unauthenticated: "throw" }),
    retry: false,
    gcTime: 0,
  });
  if (error) return <ErrorPage title={error.message} text={texts.askForLink} />;
  return data ? children(data) : <PageSkeleton path={pathname} />;
}
