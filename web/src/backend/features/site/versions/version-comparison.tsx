import { useQueries } from "@tanstack/react-query";
import { changedFields } from "@tresen/contract/log/changed-fields";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { sites } from "@tresen/contract/site/site.resource";
import { useMemo } from "react";
import { DifferenceTable } from "../../../admin/form/history/difference-table";
import { historyQueries } from "../../../admin/form/history/history-queries";
import { readableChanges } from "../../../admin/form/history/readable-changes";
import { Select } from "../../../shared/ui/select";
import { pageFormFields } from "../editor/page-form";
import { VERSIONS_TEXTS as texts } from "./versions.texts";

/** The draft among the states that are compared. All others are versions. */
export const DRAFT = "draft";

export interface Compared {
  older: string;
  newer: string;
}

/** What differs between two versions of a page, or between one and the draft, section by section. */
export function VersionComparison({
  site,
  draft,
  compared,
  options,
  zone,
  onChange,
}: {
  site: string;
  draft: SiteDraft["fields"] | null;
  compared: Compared;
  options: readonly { value: string; label: string }[];
  zone: string;
  onChange: (compared: Compared) => void;
}) {
  const all = draft ? [{ value: DRAFT, label: texts.draft }, ...options] : options;
  const { older, newer } = compared;
  const asked = [older, newer].filter((state) => state !== DRAFT);
  const results = useQueries({
    queries: asked.map((version) => historyQueries.one({ name: sites.name, id: site, version: Number(version) })),
  });
  const [first, second] = [older, newer].map((state) =>
    state === DRAFT ? draft : (results[asked.indexOf(state)]?.data?.record ?? null),
  );
  const changes = useMemo(
    () =>
      first && second
        ? readableChanges({
            fields: pageFormFields,
            record: { ...second },
            changes: changedFields({ before: { ...first }, after: { ...second } }),
          })
        : null,
    [first, second],
  );
  const isLoading = results.some((result) => result.isPending);
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-3 border-b border-line px-5 py-4">
      <h3 id="comparison" className="font-semibold">
        {texts.differences}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.older}
          options={all}
          value={older}
          onChange={(value) => onChange({ older: value, newer })}
        />
        <Select
          label={texts.newer}
          options={all}
          value={newer}
          onChange={(value) => onChange({ older, newer: value })}
        />
      </div>
      {changes ? (
        <DifferenceTable changes={changes} zone={zone} />
      ) : (
        <p role="status" className="text-sm text-muted">
          {isLoading ? texts.comparing : results.some(({ error }) => error) ? texts.compareFailed : texts.notKept}
        </p>
      )}
    </section>
  );
}
