import { useQuery } from "@tanstack/react-query";
import { imagesIn } from "@tresen/contract/media/image-value";
import { readPageShop } from "@tresen/contract/page/shop";
import { type KnownTargets, type PageFinding, pageFindings } from "@tresen/contract/site/findings/page-findings";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { useMemo } from "react";
import { call, callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";

export type CheckedFields = Parameters<typeof pageFindings>[0]["fields"];

/** What should be known before the page is published; null as long as its links and pictures are looked up. */
export function useFindings({ site, fields }: { site: Pick<Site, "id">; fields: CheckedFields }): {
  findings: readonly PageFinding[] | null;
  error: Error | null;
} {
  const pictures = useMemo(
    () => [...new Set([...imagesIn(fields.content)].map(({ id }) => id))].sort(),
    [fields.content],
  );
  const { data, error } = useQuery({
    queryKey: ["page-findings", pictures],
    queryFn: ({ signal }) => lookUp({ pictures, signal }),
    staleTime: 0,
  });
  const findings = useMemo(
    () => (data ? pageFindings({ id: site.id, fields, known: data }) : null),
    [data, site.id, fields],
  );
  return { findings, error };
}

async function lookUp({
  pictures,
  signal,
}: {
  pictures: readonly string[];
  signal: AbortSignal;
}): Promise<KnownTargets> {
  const [entries, pages, redirects, alts] = await Promise.all([
    call("GET /api/init", { signal }),
    fetchAll((page) =>
      callPage("GET /api/{resource}", {
        params: { resource: sites.name },
        query: { ...page, as: "staff" },
        signal,
      }),
    ),
    fetchAll((page) => callPage("GET /api/redirects", { query: { ...page, isEnabled: true }, signal })),
    Promise.all(pictures.map((id) => altOf({ id, signal }))),
  ]);
  const known = new Map(pictures.map((id, index) => [id, alts[index]]));
  return {
    shop: readPageShop(entries),
    origin: window.location.origin,
    pages: pages.map(({ id, path, isPublic }) => ({ id, path: String(path), isPublic: isPublic === true })),
    redirects: redirects.map(({ path }) => path),
    altOf: (id) => known.get(id),
  };
}

/** Of a picture that cannot be read nothing is told. */
async function altOf({ id, signal }: { id: string; signal: AbortSignal }): Promise<string | undefined> {
  try {
    const { alt } = await call("GET /api/images/{id}", { params: { id }, signal });
    return alt;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
