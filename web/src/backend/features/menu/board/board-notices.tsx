import { DEFAULT_TIME_ZONE, formatTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { BOARD_MERGE_TEXTS as texts } from "./board.texts";
import { MergeDialog } from "./dialogs/merge-dialog";
import type { BoardStore } from "./use-board";

const BAR = "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 text-sm";

/** What others have saved meanwhile, before anything of it is overwritten. */
export function BoardNotices({
  store,
  nameOf,
  productName,
}: {
  store: BoardStore;
  nameOf: (category: string) => string;
  productName: (id: string) => string;
}) {
  const { waiting, taken } = store;
  const [isOpen, setIsOpen] = useState(false);
  const timeOf = ({ updatedAt }: { updatedAt: string }): string =>
    formatTime({ at: Date.parse(updatedAt), zone: DEFAULT_TIME_ZONE });
  return (
    <>
      {waiting && (
        <div role="alert" className={`${BAR} bg-warning-soft text-warning`}>
          <span className="min-w-48 flex-1">{texts.clash(timeOf(waiting.theirs))}</span>
          <Button size="sm" variant="primary" onPress={() => setIsOpen(true)}>
            {texts.choose}
          </Button>
        </div>
      )}
      {!waiting && taken && (
        <div role="status" className={`${BAR} bg-info-soft text-info`}>
          <span className="min-w-48 flex-1">{texts.taken(timeOf(taken))}</span>
          <Button size="sm" variant="ghost" onPress={store.dismiss}>
            {COMMON_TEXTS.close}
          </Button>
        </div>
      )}
      {waiting && isOpen && (
        <MergeDialog
          board={store.board}
          theirs={waiting.theirs}
          clashes={waiting.clashes}
          nameOf={nameOf}
          productName={productName}
          onSettle={(choices) => {
            setIsOpen(false);
            store.settle(choices);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
