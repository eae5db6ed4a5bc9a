import type { Product } from "@tresen/contract/catalog/product.resource";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import { useDeferredValue, useMemo, useState } from "react";
import { useCurrency } from "../../../../shared/config";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { Input, LABEL } from "../../../../shared/ui/input";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { Private, useMoney } from "../../../../shared/visibility";
import { BOARD_DIALOG_TEXTS as texts, BOARD_TEXTS } from "../board.texts";
import type { Board } from "../model/board";
import { priceText } from "../view/price-text";

/** So many products are shown at once; others are found by their names. */
const SHOWN = 100;

/** Chooses many products at once for a category of the board, at first those that are nowhere on it. */
export function AddProductsDialog({
  board,
  products,
  nameOf,
  category: first,
  onAdd,
  onClose,
}: {
  board: Board;
  products: ReadonlyMap<string, Product>;
  nameOf: (category: string) => string;
  category: string;
  onAdd: (asked: { category: string; products: readonly string[] }) => void;
  onClose: () => void;
}) {
  const currency = useCurrency();
  const money = useMoney();
  const [category, setCategory] = useState(first);
  const [words, setWords] = useState("");
  const [isWithAll, setIsWithAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const typed = useDeferredValue(words.trim());
  const onBoard = useMemo(() => new Set(board.flatMap((column) => column.products)), [board]);
  const own = board.find((column) => column.category === category)?.products;
  const found = useMemo(
    () =>
      [...products.values()]
        .filter(
          ({ id, name, uid, isArchived }) =>
            !isArchived &&
            !own?.includes(id) &&
            (isWithAll || !onBoard.has(id)) &&
            (typed === "" || hasWords({ text: `${name} ${uid}`, typed })),
        )
        .sort((a, b) => a.name.localeCompare(b.name, "de")),
    [products, own, isWithAll, onBoard, typed],
  );
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const added = [...chosen].filter((id) => !own?.includes(id));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={BOARD_TEXTS.addProducts}
      footer={
        <>
          <span role="status" className="me-auto self-center text-sm text-muted">
            {texts.chosen(added.length)}
          </span>
          <Button
            variant="primary"
            isDisabled={added.length === 0}
            onPress={() => onAdd({ category, products: added })}
          >
            {texts.add(added.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="flex flex-col gap-1">
            <span className={LABEL} aria-hidden>
              {texts.category}
            </span>
            <NativeSelect
              label={texts.category}
              options={board.map((one) => ({ value: one.category, label: nameOf(one.category) }))}
              value={category}
              onChange={setCategory}
            />
          </div>
          <Input
            label={texts.find}
            type="search"
            placeholder={texts.findPlaceholder}
            value={words}
            onChange={setWords}
            autoFocus
          />
        </div>
        <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={isWithAll}
            onChange={({ target }) => setIsWithAll(target.checked)}
          />
          {texts.onBoardToo}
        </label>
        {found.length > 1 && (
          <Button
            size="sm"
            className="self-start"
            onPress={() => setChosen(new Set([...chosen, ...found.map(({ id }) => id)]))}
          >
            {texts.chooseAll(found.length)}
          </Button>
        )}
        {found.length === 0 && <p className="text-sm text-muted">{texts.nothing}</p>}
        <ul className="flex flex-col">
          {found.slice(0, SHOWN).map((product) => (
            <li key={product.id} className="border-b border-line last:border-b-0">
              <label className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-action"
                  checked={chosen.has(product.id)}
                  onChange={() => toggle(product.id)}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {product.name}
                  {onBoard.has(product.id) && <span className="text-muted"> ({texts.onBoard})</span>}
                </span>
                <span className="figures text-muted">
                  <Private kind="product">{priceText({ product, currency, money })}</Private>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className="text-sm text-muted">{texts.first({ shown: SHOWN, count: found.length })}</p>
        )}
      </div>
    </Dialog>
  );
}
