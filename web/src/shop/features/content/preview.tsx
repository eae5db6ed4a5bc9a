import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { findSite } from "@tresen/contract/page/site-path";
import { previewPath } from "@tresen/contract/site/preview";
import type { Site } from "@tresen/contract/site/site.resource";
import { type ReactNode, useEffect } from "react";
import { call } from "../../../shared/api";
import { Callout } from "../../ui/callout";
import { PageSkeleton } from "../../ui/skeleton";
import { ErrorPage } from "../../widgets/error-page";
import * as texts from "./content.texts";

/**
 * The draft of a page, for visitors whose link contains its key. It is shown at the path of the draft only: from any
 * other, such as the one that it had when the link was made, the address becomes that one. It is never cached: each
 * visit loads it again.
 */
export function Preview({
  secret,
  pathname,
  published,
  children,
}: {
  secret: string;
  pathname: string;
  /** The public page at this path, which is shown when the key does not open anything. */
  published: ReactNode;
  children: (site: Site) => ReactNode;
}) {
  const { history } = useRouter();
  const { data, error } = useQuery({
    queryKey: ["preview", secret],
    queryFn: ({ signal }) =>
      call("POST /api/sites/preview", { body: { key: secret }, signal, unauthenticated: "throw" }),
    retry: false,
    gcTime: 0,
  });
  const isElsewhere = data !== undefined && findSite({ sites: [data.site], pathname }) === null;
  useEffect(() => {
    if (isElsewhere) history.replace(previewPath({ path: data.site.path, key: secret }));
  }, [isElsewhere, data, secret, history]);
  if (error && published)
    return (
      <>
        <div className="page py-4">
          <Callout tone="warning" title={error.message} role="status">
            {texts.shownInstead}
          </Callout>
        </div>
        {published}
      </>
    );
  if (error) return <ErrorPage title={error.message} text={texts.askForLink} />;
  if (!data || isElsewhere) return <PageSkeleton path={pathname} />;
  const until = formatDateTime({ at: Date.parse(data.expiresAt), zone: DEFAULT_TIME_ZONE });
  return (
    <>
      <div className="page py-4">
        <Callout tone="info" title={texts.previewed} role="status">
          {texts.previewedUntil(until)}
        </Callout>
      </div>
      {children(data.site)}
    </>
  );
}
