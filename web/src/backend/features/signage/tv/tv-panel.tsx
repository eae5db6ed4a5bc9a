import type { AnyRecord } from "@tresen/contract/openapi/client";
import { SidePanel } from "../../../shared/ui/dialog";
import { FitWarnings } from "./fit/fit-warnings";
import { shownTv } from "./shown-tv";
import { TvState } from "./tv-state";

/** A TV beside the list: its state and its commands. */
export function TvPanel({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  return (
    <SidePanel isOpen onClose={onClose} title={shownTv(record).name}>
      <div className="flex flex-col gap-5 p-5">
        <FitWarnings values={record} />
        <TvState record={record} />
      </div>
    </SidePanel>
  );
}
