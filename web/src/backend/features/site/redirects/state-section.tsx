import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { findSite } from "@tresen/contract/page/site-path";
import { redirectPath } from "@tresen/contract/site/redirect.rules";
import { TriangleAlert } from "lucide-react";
import { useDeferredValue } from "react";
import { callPage } from "../../../../shared/api";
import type { Draft } from "../../../admin/model/draft";
import { REDIRECTS_TEXTS } from "./redirects.texts";

/** How often the redirect has led on, and whether a page is shown instead of it. */
export function StateSection({ record, draft }: { record: AnyRecord | null; draft: Draft }) {
  const path = useDeferredValue(redirectPath(String(draft["path"] ?? "").trim()));
  const { data: page } = useQuery(coveringPage(path));
  const hits = Number(record?.["hits"] ?? 0);
  const at = record?.["lastHitAt"];
  return (
    <div className="flex max-w-prose flex-col gap-3 text-sm">
      <div role="status">
        {page && (
          <p className="flex gap-2 rounded-panel bg-warning-soft px-4 py-3 text-warning">
            <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
            <span className="wrap-anywhere">
              <strong className="font-semibold">{REDIRECTS_TEXTS.covered(page.name)}</strong>{" "}
              {REDIRECTS_TEXTS.coveredHint}{" "}
              <Link
                to="/$resource/$id"
                params={{ resource: "sites", id: page.id }}
                className="inline-flex items-center underline pointer-coarse:min-h-11"
              >
                {REDIRECTS_TEXTS.openPage}
              </Link>
            </span>
          </p>
        )}
        {!page && !record && (
          <p className="text-muted">{page === null ? REDIRECTS_TEXTS.free : REDIRECTS_TEXTS.unknown}</p>
        )}
      </div>
      {record && (
        <>
          <p className="tabular-nums">
            {hits > 0 && typeof at === "string"
              ? REDIRECTS_TEXTS.used({ hits, at: formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }) })
              : REDIRECTS_TEXTS.notYet}
          </p>
          <p className="text-muted">{REDIRECTS_TEXTS.counting}</p>
        </>
      )}
    </div>
  );
}

/** The public page at a path. The search of the list finds it by the path, and others whose path has it in them. */
const coveringPage = (path: string) => ({
  queryKey: ["resource", "sites", "covering", path.toLowerCase()],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await callPage("GET /api/sites", {
      query: { search: path, isPublic: "true", as: "staff" },
      signal,
    });
    return findSite({ sites: data, pathname: path });
  },
  enabled: path !== "",
  staleTime: 10_000,
});
