import type { Resource } from "@tresen/contract/kit/resource";
import { LARGEST_PAGE } from "@tresen/contract/kit/list/paged";
import { exportColumns } from "@tresen/contract/kit/table/columns";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, callPage } from "../../../shared/api";
import { followDownload } from "../../shared/output/download";
import type { Field } from "../model/field";
import { BulkJob } from "./bulk-job";
import { bulkQueries } from "./bulk-queries";
import { EXPORT_TEXTS } from "./bulk.texts";
import { Choices } from "./choices";
import { type ExportChoice, ExportDialog } from "./export-dialog";
import { type Target, meantBy } from "./target";
import { useStart } from "./use-start";

interface ExportPanelProps {
  resource: Resource;
  /** The columns that the list shows. */
  columns: readonly Pick<Field, "key">[];
  /** The chosen records, if there are any. */
  selected: Target | null;
  /** How many records match, as far as it is known. */
  matching: number | null;
  /** What the list asks the server for, which can count it; null where the browser searches and filters. */
  query: Readonly<Record<string, string>> | null;
  /** Everything that search and filters show. */
  loadTarget: () => Promise<Target>;
  onClose: () => void;
}

/** Makes a file of the chosen records, or of all that match. */
export function ExportPanel(props: ExportPanelProps) {
  const { resource, columns, selected, loadTarget, onClose } = props;
  const matching = useMatching(props);
  const [scope, setScope] = useState<"selected" | "matching">(selected ? "selected" : "matching");
  const start = useStart(async ({ format, keys }: ExportChoice) => {
    const target = scope === "selected" && selected ? selected : await loadTarget();
    return call("POST /api/exports", {
      body: { resource: resource.name, ...meantBy(target), ...(keys ? { fields: [...keys] } : {}), format },
    });
  });
  useSavedFile(start.job);
  return (
    <ExportDialog
      title={EXPORT_TEXTS.title(resource.many)}
      columns={exportColumns(resource).map(({ path, title }) => ({ key: path, title }))}
      shown={shownPaths({ resource, columns })}
      isPending={start.isPending}
      error={start.error}
      onStart={start.mutate}
      onClose={() => {
        start.giveUp();
        onClose();
      }}
      job={start.job && <BulkJob id={start.job} onJob={start.setJob} onFollow={onClose} />}
    >
      {selected ? (
        <Choices
          label={EXPORT_TEXTS.scope}
          value={scope}
          onChange={setScope}
          options={[
            { value: "selected", label: EXPORT_TEXTS.selected("ids" in selected ? selected : matching) },
            { value: "matching", label: EXPORT_TEXTS.matching(matching) },
          ]}
        />
      ) : (
        <p>{EXPORT_TEXTS.meant(matching)}</p>
      )}
    </ExportDialog>
  );
}

/**
 * How many records match: what the list knows, else what one large page tells. Of more than fit into one, only that
 * there are more is told, because counting a very long list costs as much as reading it.
 */
function useMatching({ resource: { name }, query, matching }: ExportPanelProps) {
  const { data } = useQuery({
    queryKey: ["resource", name, "count", query],
    queryFn: ({ signal }) =>
      callPage("GET /api/{resource}", {
        params: { resource: name },
        query: { ...query, limit: LARGEST_PAGE, as: "staff" },
        signal,
      }).then(({ data: found, total }) => ({ count: total ?? null, least: found.length })),
    enabled: matching === null && query !== null,
    staleTime: 0,
  });
  return data ?? { count: matching };
}

/** Saves the file as soon as it is there, while the panel is still open. */
export function useSavedFile(job: string | null): void {
  const { data } = useQuery({ ...bulkQueries.one(job ?? ""), enabled: job !== null });
  const name = data?.file?.name;
  useEffect(() => {
    if (job !== null && name !== undefined) followDownload({ href: `/api/bulk/${job}/file`, name });
  }, [job, name]);
}

/** The paths of the shown columns that one cell of a table can hold, in their order. */
export function shownPaths({ resource, columns }: Pick<ExportPanelProps, "resource" | "columns">): string[] {
  const known = exportColumns(resource);
  return columns.flatMap(({ key }) =>
    known.flatMap(({ path }) => (path === key || path.startsWith(`${key}.`) ? [path] : [])),
  );
}
