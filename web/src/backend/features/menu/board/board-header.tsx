import { Link } from "@tanstack/react-router";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { ArrowLeft, Eye, Plus, Redo2, Save, Undo2 } from "lucide-react";
import { Button, IconButton } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { keysOf } from "@tresen/contract/kit/object";
import { MenuLinks } from "../menu-links";
import { MENU_PREVIEW_TEXTS } from "../preview/preview.texts";
import { BOARD_TEXTS as texts } from "./board.texts";
import type { BoardStore } from "./use-board";
import type { BoardFilter } from "./view/shown-products";

/** The name of the menu, what of it is shown, and what is done with all of it. */
export function BoardHeader({
  store,
  title,
  filter,
  onFilter,
  isReadOnly,
  isLiveFailed,
  onUndo,
  onRedo,
  onAddProducts,
  onAddCategory,
  onPreview,
}: {
  store: BoardStore;
  title: string;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  isReadOnly: boolean;
  isLiveFailed: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Null while there is no category to which they could be added. */
  onAddProducts: (() => void) | null;
  onAddCategory: () => void;
  onPreview: () => void;
}) {
  const { board, record, isSaving } = store;
  const isDirty = store.isDirty();
  const count = board.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <header className="flex shrink-0 flex-col gap-2 border-b border-line bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/$resource/$id"
          params={{ resource: menus.name, id: record.id }}
          aria-label={texts.toForm}
          title={texts.toForm}
          className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-baseline gap-x-3">
          <h1 className="min-w-0 truncate text-lg font-semibold" title={title}>
            {title}
          </h1>
          <span className="figures text-sm text-muted">{texts.counts({ columns: board.length, count })}</span>
          {!isReadOnly && (
            <span className={`text-sm ${isDirty ? "text-warning" : "text-muted"}`}>
              {isDirty ? texts.unsaved : texts.allSaved}
            </span>
          )}
        </div>
        {!isReadOnly && (
          <div className="ms-auto flex items-center gap-1">
            <IconButton label={texts.undo} onPress={onUndo} isDisabled={!store.canUndo}>
              <Undo2 size={18} aria-hidden />
            </IconButton>
            <IconButton label={texts.redo} onPress={onRedo} isDisabled={!store.canRedo}>
              <Redo2 size={18} aria-hidden />
            </IconButton>
            <Button
              variant="primary"
              // A disabled button would lose the focus when it was saved.
              aria-disabled={!isDirty || isSaving}
              className="aria-disabled:cursor-default aria-disabled:opacity-50"
              onPress={() => void store.save()}
            >
              <Save size={16} aria-hidden /> {isSaving ? texts.saving : texts.save}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          label={texts.search}
          isLabelHidden
          type="search"
          placeholder={texts.search}
          className="min-w-36 flex-1 sm:w-56 sm:flex-none"
          value={filter.words}
          onChange={(words) => onFilter({ ...filter, words })}
        />
        <NativeSelect
          label={texts.state}
          className="min-w-36 flex-1 sm:w-52 sm:flex-none"
          options={keysOf(texts.states).map((value) => ({ value, label: texts.states[value] }))}
          value={filter.state}
          onChange={(chosen) =>
            onFilter({ ...filter, state: keysOf(texts.states).find((state) => state === chosen) ?? "all" })
          }
        />
        {!isReadOnly && (
          <>
            <Button onPress={() => onAddProducts?.()} isDisabled={!onAddProducts}>
              <Plus size={16} aria-hidden /> {texts.addProducts}
            </Button>
            <Button onPress={onAddCategory}>
              <Plus size={16} aria-hidden /> {texts.addCategory}
            </Button>
          </>
        )}
        <Button onPress={onPreview}>
          <Eye size={16} aria-hidden /> {MENU_PREVIEW_TEXTS.action}
        </Button>
        <MenuLinks id={record.id} current="board" />
      </div>
      {isReadOnly && <p className="text-sm text-muted">{texts.readOnly}</p>}
      {isLiveFailed && <p className="text-sm text-warning">{texts.liveFailed}</p>}
    </header>
  );
}
