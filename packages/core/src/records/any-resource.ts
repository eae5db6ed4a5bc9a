import type { Resource } from "@tresen/contract/kit/resource";
import { listFound } from "./list";
import { optionsFound } from "./options";
import { type Finding, type Indexing, requireIndexing } from "./rows";
import { smallFinding } from "./small-finding";

type Listed<Asked> = Omit<Asked, "finding"> & { indexing?: Partial<Indexing> | undefined };

/** The list of any resource. A function of one resource uses `listFound`, so that it bundles only its own finding. */
export function listRecords({
  indexing,
  ...asked
}: Listed<Parameters<typeof listFound>[0]> & Pick<Finding, "idsFor" | "filtersFor">) {
  const { idsFor, filtersFor, ...question } = asked;
  const finding = findingOf({ resource: asked.resource, indexing });
  return listFound({
    ...question,
    finding: { ...finding, ...(idsFor ? { idsFor } : {}), ...(filtersFor ? { filtersFor } : {}) },
  });
}

/** The options of any resource: see `listRecords`. */
export function listOptions({ indexing, ...asked }: Listed<Parameters<typeof optionsFound>[0]>) {
  return optionsFound({ ...asked, finding: findingOf({ resource: asked.resource, indexing }) });
}

function findingOf(asked: { resource: Resource; indexing: Partial<Indexing> | undefined }): Finding {
  const { storage, list } = asked.resource;
  if (storage !== "indexed") return smallFinding;
  const hasLeading = (list?.leading ?? []).length > 0;
  return {
    find: requireIndexing({ ...asked, part: "find" }),
    findToPick: requireIndexing({ ...asked, part: "findToPick" }),
    pageAt: requireIndexing({ ...asked, part: "pageAt" }),
    ...(hasLeading ? { scopesFor: requireIndexing({ ...asked, part: "scopesFor" }) } : {}),
  };
}
