import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { Input } from "../../../../shared/ui/input";
import { BOARD_DIALOG_TEXTS as texts, BOARD_TEXTS } from "../board.texts";
import type { Board } from "../model/board";

/** The commands for a category of the board. */
export function ColumnDialog({
  board,
  category,
  name,
  isReadOnly,
  onMove,
  onAdd,
  onCreate,
  onRemove,
  onClose,
}: {
  board: Board;
  category: string;
  name: string;
  isReadOnly: boolean;
  onMove: (at: number) => void;
  onAdd: () => void;
  /** Null for whoever may not create products. */
  onCreate: (() => void) | null;
  onRemove: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(String(board.findIndex((column) => column.category === category) + 1));
  const at = Number.parseInt(typed, 10);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      footer={
        !isReadOnly && (
          <>
            <Button variant="danger" onPress={onRemove}>
              {texts.removeColumn}
            </Button>
            <Button variant="primary" isDisabled={!(at >= 1)} onPress={() => onMove(at - 1)}>
              {texts.move}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!isReadOnly && (
          <>
            <div className="flex flex-wrap gap-2">
              <Button onPress={onAdd}>
                <Plus size={16} aria-hidden /> {BOARD_TEXTS.addProducts}
              </Button>
              {onCreate && (
                <Button onPress={onCreate}>
                  <Plus size={16} aria-hidden /> {BOARD_TEXTS.newProduct}
                </Button>
              )}
            </div>
            <Input label={texts.columnPlace} inputMode="numeric" value={typed} onChange={setTyped} />
          </>
        )}
        <Link
          to="/$resource/$id"
          params={{ resource: "categories", id: category }}
          className={buttonClass({ className: "self-start" })}
        >
          {texts.openCategory}
        </Link>
      </div>
    </Dialog>
  );
}
