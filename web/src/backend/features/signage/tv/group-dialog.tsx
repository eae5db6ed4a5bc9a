import { type ComponentProps, useState } from "react";
import type { ListAction } from "../../../admin/screen";
import { LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { ManyDialog } from "./many-dialog";
import { shownTv } from "./shown-tv";
import { COMMAND_TEXTS as texts } from "./tv.texts";

/** A command for all TVs of a group. */
export function GroupDialog({ entries, onClose }: ComponentProps<ListAction["Dialog"]>) {
  const groups = Map.groupBy(
    entries.map(({ record }) => shownTv(record)).filter(({ group }) => group !== ""),
    ({ group }) => group,
  );
  const names = [...groups.keys()].toSorted((a, b) => a.localeCompare(b, "de"));
  const [picked, setPicked] = useState(names[0] ?? null);
  const options = names.map((group) => ({
    value: group,
    label: texts.toGroup({ group, count: groups.get(group)?.length ?? 0 }),
  }));
  return (
    <ManyDialog title={texts.groupAction} receivers={picked === null ? null : { group: picked }} onClose={onClose}>
      {picked === null ? (
        <p className="text-sm text-muted">{texts.noGroups}</p>
      ) : (
        <div className="flex flex-col gap-1">
          <span aria-hidden className={LABEL}>
            {texts.group}
          </span>
          <NativeSelect label={texts.group} options={options} value={picked} onChange={setPicked} />
        </div>
      )}
    </ManyDialog>
  );
}
