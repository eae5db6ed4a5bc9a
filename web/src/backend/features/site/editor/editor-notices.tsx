import { formatDateTime, formatTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { useKeeperState, useParts } from "./editor-context";
import { MERGE_TEXTS as texts } from "./editor.texts";
import { MergeDialog } from "./merge/merge-dialog";
import type { Incoming } from "./saving/incoming";

const BAR = "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 text-sm";

/** What others have done to the page meanwhile, before anything of it is overwritten. */
export function EditorNotices() {
  const { keeper, zone } = useParts();
  const me = useMe();
  const { incoming, taken, restoredAt } = useKeeperState();
  const [merging, setMerging] = useState<Incoming | null>(null);
  const [clash] = incoming;
  const at = ({ at: text }: Incoming): string => formatTime({ at: Date.parse(text), zone });
  const nameOf = ({ by }: Incoming): string => by?.name ?? texts.somebody;
  return (
    <>
      {clash && (
        <div role="alert" className={`${BAR} bg-warning-soft text-warning`}>
          <span className="min-w-48 flex-1">{texts.clash({ name: nameOf(clash), at: at(clash) })}</span>
          <Button size="sm" variant="primary" onPress={() => setMerging(clash)}>
            {texts.merge}
          </Button>
        </div>
      )}
      {!clash && taken && (
        <div role="status" className={`${BAR} bg-info-soft text-info`}>
          <span className="min-w-48 flex-1">
            {taken.by?.id === me.id ? texts.takenOwn(at(taken)) : texts.taken({ name: nameOf(taken), at: at(taken) })}
          </span>
          <Button size="sm" variant="ghost" onPress={keeper.dismiss}>
            {COMMON_TEXTS.close}
          </Button>
        </div>
      )}
      {restoredAt !== null && (
        <div role="status" className={`${BAR} bg-info-soft text-info`}>
          <span className="min-w-48 flex-1">{texts.restored(formatDateTime({ at: restoredAt, zone }))}</span>
          <Button size="sm" variant="ghost" onPress={keeper.dismissRestored}>
            {COMMON_TEXTS.close}
          </Button>
        </div>
      )}
      {merging && <MergeDialog incoming={merging} onClose={() => setMerging(null)} />}
    </>
  );
}
