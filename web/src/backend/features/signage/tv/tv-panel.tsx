import type { AnyRecord } from "@tresen/contract/openapi/client";
import { SidePanel } from "../../../shared/ui/dialog";
import { shownTv } from "./shown-tv";
import { TvState } from "./tv-state";

/** A TV beside the list: its state and its commands. */
export function TvPanel({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  return (
    <SidePanel isOpen onClose={onClose} title={shownTv(record).name}>
      <div className="p-5">
        <TvState record={record} />
      </div>
    </SidePanel>
  );
}
