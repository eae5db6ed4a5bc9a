import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { ListedVersion } from "@tresen/contract/log/version";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { useState } from "react";
import { historyQueries } from "../../../admin/form/history/history-queries";
import { HISTORY_TEXTS } from "../../../admin/form/history/history.texts";
import { PagedPanel } from "../../../admin/form/history/paged-panel";
import { changedTitles } from "../../../admin/form/history/readable-changes";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { pageFormFields } from "../editor/page-form";
import { type Compared, DRAFT, VersionComparison } from "./version-comparison";
import { VERSIONS_TEXTS as texts } from "./versions.texts";

interface VersionsPanelProps {
  site: Site;
  /** The draft as it is typed; null where the page is as it is published. */
  draft: SiteDraft["fields"] | null;
  zone: string;
  /** Saves what was typed last. @returns the revision of the draft, null without one. @throws if it is not saved. */
  saved: () => Promise<string | null>;
  onRestored: (draft: SiteDraft) => void;
  onClose: () => void;
}

const actions: Readonly<Record<string, string>> = HISTORY_TEXTS.actions;

/** The versions of a page: who published what and when, what differs between any two, and each as a new draft. */
export function VersionsPanel({ site, draft, zone, saved, onRestored, onClose }: VersionsPanelProps) {
  const client = useQueryClient();
  const pages = useInfiniteQuery(historyQueries.list({ name: sites.name, id: site.id, version: site.version }));
  const versions = pages.data?.pages.flatMap((page) => page.data) ?? [];
  const [compared, setCompared] = useState<Compared | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const { mutate: restore, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const revision = await saved();
      return call("POST /api/sites/{id}/versions/{version}/restore", {
        params: { id: site.id, version: String(version) },
        body: { revision },
      });
    },
    onSuccess: (restored, version) => {
      showToast({ kind: "success", message: texts.restored(version) });
      onRestored(restored);
      onClose();
    },
    onError: (error) => {
      showToast({ kind: "error", message: failureText(error, texts.restoreFailed), about: "page restore" });
      void client.invalidateQueries({ queryKey: historyQueries.of({ name: sites.name, id: site.id }) });
    },
  });
  return (
    <PagedPanel title={texts.of(site.name)} onClose={onClose} pages={pages} failure={texts.failed} more={texts.more}>
      {compared && (
        <VersionComparison
          site={site.id}
          draft={draft}
          compared={compared}
          options={versions.map(({ version, at }) => ({
            value: String(version),
            label: texts.version({ version, at: timeOf(at) }),
          }))}
          zone={zone}
          onChange={setCompared}
        />
      )}
      <ol className="flex flex-col">
        {versions.map((entry) => (
          <VersionRow
            key={entry.version}
            entry={entry}
            at={timeOf(entry.at)}
            isCurrent={entry.version === site.version}
            canCompare={versions.length > 1 || draft !== null}
            isBusy={isPending}
            onCompare={() => setCompared(comparedWith({ version: entry.version, site, draft }))}
            onRestore={() => (draft ? setAsked(entry.version) : restore(entry.version))}
          />
        ))}
      </ol>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && restore(asked)}
        title={texts.askRestore}
        confirmLabel={texts.replace}
        isDangerous
      >
        {texts.restoreText(asked ?? 0)}
      </ConfirmDialog>
    </PagedPanel>
  );
}

/** A version is compared with the draft, or with what is published, and that with the version before it. */
function comparedWith({
  version,
  site,
  draft,
}: {
  version: number;
  site: Site;
  draft: SiteDraft["fields"] | null;
}): Compared {
  if (draft) return { older: String(version), newer: DRAFT };
  if (version < site.version) return { older: String(version), newer: String(site.version) };
  return { older: String(Math.max(version - 1, 1)), newer: String(version) };
}

function VersionRow({
  entry,
  at,
  isCurrent,
  canCompare,
  isBusy,
  onCompare,
  onRestore,
}: {
  entry: ListedVersion;
  at: string;
  isCurrent: boolean;
  canCompare: boolean;
  isBusy: boolean;
  onCompare: () => void;
  onRestore: () => void;
}) {
  const { version, action, actor } = entry;
  const titles = action === "create" ? [] : changedTitles({ fields: pageFormFields, paths: entry.fields });
  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-3 text-sm">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures font-medium">{texts.version({ version, at })}</span>
          {isCurrent && <span className="rounded-sm bg-info-soft px-1.5 text-xs text-info">{texts.current}</span>}
        </p>
        <p className="text-muted">
          {actions[action] ?? HISTORY_TEXTS.otherAction}, {actor.name}
        </p>
        {titles.length > 0 && <p className="wrap-break-word">{HISTORY_TEXTS.fields(titles)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {canCompare && (
          <Button size="sm" aria-label={texts.compareOf(version)} onPress={onCompare}>
            {texts.compare}
          </Button>
        )}
        <Button size="sm" aria-label={texts.restoreOf(version)} isDisabled={isBusy} onPress={onRestore}>
          {texts.restore}
        </Button>
      </div>
    </li>
  );
}
