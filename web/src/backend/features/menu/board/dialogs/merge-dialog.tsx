import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { useId, useState } from "react";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { BOARD_MERGE_TEXTS as texts } from "../board.texts";
import { type Board, columnOf } from "../model/board";
import type { Choice, Clash } from "../model/merge-boards";

/** What two people have done to the same: mine, theirs, or both. Nothing is lost before the choice. */
export function MergeDialog({
  board,
  theirs,
  clashes,
  nameOf,
  productName,
  onSettle,
  onClose,
}: {
  board: Board;
  theirs: Menu;
  clashes: readonly Clash[];
  nameOf: (category: string) => string;
  productName: (id: string) => string;
  onSettle: (choices: ReadonlyMap<string, Choice>) => void;
  onClose: () => void;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    new Map(clashes.map(({ key }) => [key, "mine" as const])),
  );
  const columnText = (side: Board, category: string): string => {
    const column = columnOf(side, category);
    return column ? texts.columnKept(column.products.length) : texts.columnOut;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="md"
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.keepEditing}
          </Button>
          <Button variant="primary" onPress={() => onSettle(choices)}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">{texts.explanation}</p>
      <div className="flex flex-col gap-4">
        {clashes.map((clash) => (
          <ClashChoice
            key={clash.key}
            title={clash.kind === "column" ? nameOf(clash.category) : productName(clash.product)}
            options={
              clash.kind === "column"
                ? [
                    { value: "mine", label: texts.mine, text: columnText(board, clash.category) },
                    { value: "theirs", label: texts.theirs, text: columnText(theirs.catalog, clash.category) },
                  ]
                : [
                    { value: "mine", label: texts.mine, text: texts.inColumn(nameOf(clash.mine)) },
                    { value: "theirs", label: texts.theirs, text: texts.inColumn(nameOf(clash.theirs)) },
                    {
                      ...{ value: "both", label: texts.both },
                      text: texts.inBoth({ mine: nameOf(clash.mine), theirs: nameOf(clash.theirs) }),
                    },
                  ]
            }
            value={choices.get(clash.key) ?? "mine"}
            onChange={(choice) => setChoices(new Map([...choices, [clash.key, choice]]))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function ClashChoice({
  title,
  options,
  value,
  onChange,
}: {
  title: string;
  options: readonly { value: Choice; label: string; text: string }[];
  value: Choice;
  onChange: (choice: Choice) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{title}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 text-sm has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-action"
          />
          <span>
            <span className="block text-muted">{option.label}</span>
            {option.text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
