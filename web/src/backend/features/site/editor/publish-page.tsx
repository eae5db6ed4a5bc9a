import { useQueryClient } from "@tanstack/react-query";
import { sites } from "@tresen/contract/site/site.resource";
import { historyQueries } from "../../../admin/form/history/history-queries";
import { type LastSave, PublishDialog } from "../publish/publish-dialog";
import { useKeeperState, usePageState, useParts } from "./editor-context";
import { PUBLISH_FLOW_TEXTS as texts } from "./editor.texts";

/** Publishes what is typed, after it is saved as the draft. */
export function PublishPage({ onPublished, onClose }: { onPublished: () => void; onClose: () => void }) {
  const client = useQueryClient();
  const { page, keeper, zone } = useParts();
  const { fields } = usePageState();
  const { record } = useKeeperState();
  const lastSave = async (): Promise<LastSave> => {
    const known = keeper.state().stored.draft?.revision;
    await keeper.look().catch(() => undefined);
    const { record: now, draft } = keeper.state().stored;
    if (draft && draft.revision !== known) return { name: draft.updatedByName, at: draft.updatedAt };
    const { id, version, updatedAt } = now;
    const last = await client.fetchQuery(historyQueries.last({ name: sites.name, id, version })).catch(() => null);
    return { name: last?.version === version ? last.actor.name : null, at: updatedAt };
  };
  return (
    <PublishDialog
      site={record}
      fields={fields}
      zone={zone}
      saved={async () => {
        if (!(await keeper.save())) throw new Error(texts.notSaved);
        const { stored } = keeper.state();
        return { version: stored.record.version, revision: stored.draft?.revision };
      }}
      onPublished={onPublished}
      onConflict={lastSave}
      onGoTo={({ section }) => {
        page.choose(section ?? (fields.type === "simple" ? "text" : "page"));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
