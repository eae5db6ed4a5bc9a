import type { Resource } from "@tresen/contract/kit/resource";
import type { ListSearch } from "../../../../admin/list/list-search";
import { Button } from "../../../../shared/ui/button";
import { deferredPanel } from "../../../../shared/ui/deferred";
import { TWINS_TEXTS } from "./twins.texts";

/** The dialog of equal pictures in the address. */
const TWINS = "twins";
const TwinsDialog = deferredPanel(async () => (await import("./twins-dialog")).default);

interface TwinsProps {
  resource: Resource;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  zone: string;
}

/** Leads to the pictures that there are more than once, and shows them. */
export function Twins({ resource, search, onSearch, zone }: TwinsProps) {
  return (
    <>
      <Button size="sm" variant="ghost" onPress={() => onSearch({ ...search, dialog: TWINS })}>
        {TWINS_TEXTS.open}
      </Button>
      {search.dialog === TWINS && (
        <TwinsDialog resource={resource} zone={zone} onClose={() => onSearch({ ...search, dialog: undefined })} />
      )}
    </>
  );
}
