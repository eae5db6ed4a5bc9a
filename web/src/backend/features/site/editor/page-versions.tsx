import { VersionsPanel } from "../versions/versions-panel";
import { useKeeperState, usePageState, useParts } from "./editor-context";
import { PUBLISH_FLOW_TEXTS as texts } from "./editor.texts";
import { fieldsOfPage, isSamePage } from "./model/page-fields";

/** The versions of the page, compared with what is typed. */
export function PageVersions({ onRestored, onClose }: { onRestored: () => void; onClose: () => void }) {
  const { keeper, zone } = useParts();
  const { fields } = usePageState();
  const { record } = useKeeperState();
  return (
    <VersionsPanel
      site={record}
      draft={isSamePage(fields, fieldsOfPage(record)) ? null : fields}
      zone={zone}
      saved={async () => {
        if (!(await keeper.save())) throw new Error(texts.notSaved);
        return keeper.state().stored.draft?.revision ?? null;
      }}
      onRestored={onRestored}
      onClose={onClose}
    />
  );
}
