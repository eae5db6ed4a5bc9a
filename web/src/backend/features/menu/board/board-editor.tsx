import { menus } from "@tresen/contract/catalog/menu.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { categories as categoryResource } from "@tresen/contract/catalog/category.resource";
import { products as productResource } from "@tresen/contract/catalog/product.resource";
import { LayoutGrid } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { LEAVING_TEXTS } from "../../../admin/form/leaving/leaving.texts";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { useStable } from "../../../admin/form/use-stable";
import { canCreate, canWrite } from "../../../admin/model/access";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { deferredPanel } from "../../../shared/ui/deferred";
import { EmptyState } from "../../../shared/ui/states";
import type { Catalogue } from "../shop-queries";
import { BoardHeader } from "./board-header";
import { BoardNotices } from "./board-notices";
import { BOARD_TEXTS as texts } from "./board.texts";
import { AddCategoryDialog } from "./dialogs/add-category-dialog";
import { AddProductsDialog } from "./dialogs/add-products-dialog";
import { CardDialog } from "./dialogs/card-dialog";
import { ColumnDialog } from "./dialogs/column-dialog";
import { CreateProductDialog } from "./dialogs/create-product-dialog";
import { columnOf, timesOf } from "./model/board";
import { useBoard } from "./use-board";
import { useBoardCommands } from "./use-board-commands";
import { useSoldOut } from "./use-sold-out";
import { BoardView } from "./view/board-view";
import type { BoardFilter, Known } from "./view/shown-products";

type Open =
  | { kind: "card"; category: string; product: string }
  | { kind: "column"; category: string }
  | { kind: "products"; category: string }
  | { kind: "newProduct"; category: string }
  | { kind: "category" }
  | { kind: "preview" };

const MenuPreview = deferredPanel(async () => (await import("../preview/menu-preview")).MenuPreview);

/** The board with all that is done on it. */
export function BoardEditor({ loaded, catalogue }: { loaded: Menu; catalogue: Catalogue }) {
  const me = useMe();
  const store = useBoard(loaded);
  const { board, record } = store;
  const { products, categories, branches } = catalogue;
  const [filter, setFilter] = useState<BoardFilter>({ words: "", state: "all" });
  const [open, setOpen] = useState<Open | null>(null);
  const isReadOnly = !canWrite({ resource: menus, me, record: { ...record } });
  const ownBranches = useMemo(
    () => branches.filter(({ id }) => record.branches.some((one) => one.id === id)),
    [branches, record.branches],
  );
  const { soldOut, isFailed } = useSoldOut(ownBranches);
  const twice = useKept([...timesOf(board)].flatMap(([id, times]) => (times > 1 ? [id] : [])));
  const known = useMemo<Known>(() => ({ products, soldOut, twice }), [products, soldOut, twice]);
  const nameOf = (category: string): string => categories.get(category)?.name ?? texts.goneCategory;
  const productName = (id: string): string => products.get(id)?.name ?? texts.gone;
  const commands = useBoardCommands({ store, filter, known, nameOf, productName });
  const close = (): void => setOpen(null);
  const shown = useMemo<Menu>(
    () => ({ ...record, catalog: board.map(({ category, products: ids }) => ({ category, products: [...ids] })) }),
    [record, board],
  );
  const title = record.name || texts.unnamed;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(texts.title(title));
  }, [title]);
  const guard = useLeaveGuard({ isUnsaved: store.isDirty, question: LEAVING_TEXTS, save: store.save });
  useKeys({ undo: commands.undo, redo: commands.redo, save: () => void store.save() });
  const openProducts = (category: string): void => setOpen({ kind: "products", category });

  return (
    <div className="flex h-full flex-col bg-canvas">
      <BoardHeader
        store={store}
        title={title}
        filter={filter}
        onFilter={setFilter}
        isReadOnly={isReadOnly}
        isLiveFailed={isFailed}
        onUndo={commands.undo}
        onRedo={commands.redo}
        onAddProducts={board[0] ? () => openProducts(commands.current ?? board[0]?.category ?? "") : null}
        onAddCategory={() => setOpen({ kind: "category" })}
        onPreview={() => setOpen({ kind: "preview" })}
      />
      <BoardNotices store={store} nameOf={nameOf} productName={productName} />
      {board.length === 0 ? (
        <EmptyState
          icon={<LayoutGrid size={32} aria-hidden />}
          title={texts.none}
          action={
            !isReadOnly && (
              <Button variant="primary" onPress={() => setOpen({ kind: "category" })}>
                {texts.addCategory}
              </Button>
            )
          }
        >
          {texts.noneExplained}
        </EmptyState>
      ) : (
        <BoardView
          board={board}
          categories={categories}
          known={known}
          filter={filter}
          isReadOnly={isReadOnly}
          focus={commands.focus}
          onStep={commands.step}
          onDrop={commands.drop}
          onRemove={commands.remove}
          onOpen={({ category, product }) =>
            setOpen(product === null ? { kind: "column", category } : { kind: "card", category, product })
          }
        />
      )}
      <span role="status" className="sr-only">
        {commands.said}
      </span>
      {guard}
      {open?.kind === "card" && (
        <CardDialog
          board={board}
          place={open}
          name={productName(open.product)}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onMove={({ category, at, isKept }) => {
            close();
            commands.move({ from: open, to: { category, at }, isKept });
          }}
          onRemove={() => {
            close();
            commands.remove(open);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "column" && (
        <ColumnDialog
          board={board}
          category={open.category}
          name={nameOf(open.category)}
          isReadOnly={isReadOnly}
          onMove={(at) => {
            close();
            commands.moveColumn({ category: open.category, at });
          }}
          onAdd={() => openProducts(open.category)}
          onCreate={
            canCreate({ resource: productResource, me })
              ? () => setOpen({ kind: "newProduct", category: open.category })
              : null
          }
          onRemove={() => {
            close();
            commands.removeColumn(open.category);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "products" && (
        <AddProductsDialog
          board={board}
          products={products}
          nameOf={nameOf}
          category={open.category}
          onAdd={(added) => {
            close();
            commands.add(added);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "newProduct" && (
        <CreateProductDialog
          neighbours={(columnOf(board, open.category)?.products ?? []).flatMap((id) => products.get(id) ?? [])}
          onCreated={({ id }) => {
            close();
            commands.add({ category: open.category, products: [id] });
          }}
          onClose={close}
        />
      )}
      {open?.kind === "preview" && <MenuPreview menu={shown} catalogue={catalogue} onClose={close} />}
      {open?.kind === "category" && (
        <AddCategoryDialog
          board={board}
          categories={categories}
          canCreate={canCreate({ resource: categoryResource, me })}
          onAdd={(category) => {
            close();
            commands.addColumn(category);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The same set as long as it has the same entries, so that nothing is drawn again for it. */
function useKept(entries: readonly string[]): ReadonlySet<string> {
  const key = JSON.stringify(entries.toSorted());
  return useMemo(() => new Set(JSON.parse(key) as string[]), [key]);
}

/** Undo, redo and saving. Fields with an undo of their own keep it. */
function useKeys({ undo, redo, save }: Record<"undo" | "redo" | "save", () => void>): void {
  const onKey = useStable((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector("[data-overlay]")) return;
    const key = `${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}`;
    const run = { z: undo, y: redo, "Shift+z": redo, s: save }[key];
    if (!run || (key !== "s" && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onKey]);
}
