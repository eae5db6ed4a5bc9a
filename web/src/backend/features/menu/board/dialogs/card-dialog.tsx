import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button, buttonClass } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { Input, LABEL } from "../../../../shared/ui/input";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { BOARD_DIALOG_TEXTS as texts } from "../board.texts";
import type { Board, Place } from "../model/board";

/** The commands for a product of the board: to another place, into a further category, out of it. */
export function CardDialog({
  board,
  place,
  name,
  nameOf,
  isReadOnly,
  onMove,
  onRemove,
  onClose,
}: {
  board: Board;
  place: Place;
  name: string;
  nameOf: (category: string) => string;
  isReadOnly: boolean;
  onMove: (asked: { category: string; at: number; isKept: boolean }) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const column = board.find(({ category }) => category === place.category);
  const [category, setCategory] = useState(place.category);
  const [typed, setTyped] = useState(String((column?.products.indexOf(place.product) ?? 0) + 1));
  const [isKept, setIsKept] = useState(false);
  const isElsewhere = category !== place.category;
  const columns = board.filter(({ products }) => products.includes(place.product));
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
              {texts.remove}
            </Button>
            <Button
              variant="primary"
              isDisabled={!(at >= 1)}
              onPress={() => onMove({ category, at: at - 1, isKept: isKept && isElsewhere })}
            >
              {texts.move}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {columns.length > 1 && (
          <p className="text-sm text-muted">{texts.twice(columns.map((one) => nameOf(one.category)))}</p>
        )}
        {!isReadOnly && (
          <>
            <div className="flex flex-col gap-1">
              <span className={LABEL} aria-hidden>
                {texts.category}
              </span>
              <NativeSelect
                label={texts.category}
                options={board.map((one) => ({ value: one.category, label: nameOf(one.category) }))}
                value={category}
                onChange={(chosen) => {
                  setCategory(chosen);
                  const other = board.find((one) => one.category === chosen);
                  if (chosen !== place.category) setTyped(String((other?.products.length ?? 0) + 1));
                }}
              />
            </div>
            <Input label={texts.place} inputMode="numeric" value={typed} onChange={setTyped} />
            {isElsewhere && (
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-5 accent-action"
                  checked={isKept}
                  onChange={({ target }) => setIsKept(target.checked)}
                />
                {texts.keep}
              </label>
            )}
          </>
        )}
        <Link
          to="/$resource/$id"
          params={{ resource: "products", id: place.product }}
          className={buttonClass({ className: "self-start" })}
        >
          {texts.openProduct}
        </Link>
      </div>
    </Dialog>
  );
}
