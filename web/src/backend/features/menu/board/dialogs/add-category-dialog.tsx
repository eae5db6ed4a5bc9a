import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Category } from "@tresen/contract/catalog/category.resource";
import { useState } from "react";
import { keepRecord, saveRecord } from "../../../../admin/queries";
import { failureSentences } from "../../../../shared/failure";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { FieldMessage, Input, LABEL } from "../../../../shared/ui/input";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { BOARD_DIALOG_TEXTS as texts, BOARD_TEXTS } from "../board.texts";
import type { Board } from "../model/board";

/** A category that is not on the board yet, or a new one. */
export function AddCategoryDialog({
  board,
  categories,
  canCreate,
  onAdd,
  onClose,
}: {
  board: Board;
  categories: ReadonlyMap<string, Category>;
  canCreate: boolean;
  onAdd: (category: { id: string; name: string }) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const free = [...categories.values()]
    .filter(({ id }) => !board.some(({ category }) => category === id))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
  const [picked, setPicked] = useState(free[0]?.id ?? "");
  const [name, setName] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveRecord({ name: "categories", base: null, draft: { name: name.trim() } }),
    onSuccess: (record) => {
      keepRecord({ client, name: "categories", record });
      onAdd({ id: record.id, name: name.trim() });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={BOARD_TEXTS.addCategory}>
      <div className="flex flex-col gap-5">
        {free.length === 0 ? (
          <p className="text-sm text-muted">{texts.pickNothing}</p>
        ) : (
          <div className="flex flex-wrap items-end gap-2">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <span className={LABEL} aria-hidden>
                {texts.pick}
              </span>
              <NativeSelect
                label={texts.pick}
                options={free.map(({ id, name: own }) => ({ value: id, label: own }))}
                value={picked}
                onChange={setPicked}
              />
            </div>
            <Button variant="primary" onPress={() => onAdd({ id: picked, name: categories.get(picked)?.name ?? "" })}>
              {texts.addOne}
            </Button>
          </div>
        )}
        {canCreate && (
          <form
            className="flex flex-wrap items-end gap-2 border-t border-line pt-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== "") mutate();
            }}
          >
            <Input className="min-w-0 flex-1" label={BOARD_TEXTS.newCategory} value={name} onChange={setName} />
            <Button type="submit" isDisabled={isPending || name.trim() === ""}>
              {isPending ? texts.creating : texts.create}
            </Button>
            {error && <FieldMessage>{failureSentences(error, texts.createFailed)}</FieldMessage>}
          </form>
        )}
      </div>
    </Dialog>
  );
}
