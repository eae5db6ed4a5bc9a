import type { Resource } from "@tresen/contract/kit/resource";
import type { ListSearch } from "../../../admin/list/list-search";
import { seesRemoved } from "../../../admin/removed/may-restore";
import { REMOVED_TEXTS } from "../../../admin/removed/removed.texts";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { deferredPanel } from "../../../shared/ui/deferred";

/** The panel of the removed pictures in the address. */
const REMOVED = "removed";
const RemovedPanel = deferredPanel(async () => (await import("../../../admin/removed/removed-panel")).default);

/** Leads to the removed pictures, and shows them, for whoever may see them. */
export function RemovedPictures({
  resource,
  search,
  onSearch,
}: {
  resource: Resource;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}) {
  if (!seesRemoved({ resource, me: useMe() })) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onPress={() => onSearch({ ...search, dialog: REMOVED })}>
        {REMOVED_TEXTS.show}
      </Button>
      {search.dialog === REMOVED && (
        <RemovedPanel resource={resource} onClose={() => onSearch({ ...search, dialog: undefined })} />
      )}
    </>
  );
}
