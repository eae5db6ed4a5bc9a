import { type SavedView, MOST_VIEWS, keepsSearch } from "@tresen/contract/view/list-view";
import { Bookmark, EllipsisVertical, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { TriggerButton, TriggerIcon } from "../../../shared/ui/trigger-button";
import { CONTROL, LABEL } from "../../../shared/ui/input";
import { Menu } from "../../../shared/ui/menu";
import type { ListSearch } from "../list-search";
import type { ListColumn } from "./list-columns";
import { differs, isTaken, renamed, searchOf, viewFrom, withView, withoutView } from "./saved-views";
import type { ViewChange } from "./view-queries";
import { VIEW_TEXTS } from "./views.texts";

interface ViewsMenuProps {
  /** Whose list it is. */
  resource: string;
  views: readonly SavedView[];
  current: SavedView | undefined;
  search: ListSearch;
  columns: readonly ListColumn[];
  onSearch: (search: ListSearch) => void;
  onChange: (change: ViewChange) => void;
}

const PANEL =
  "max-h-[70dvh] w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-panel border border-line bg-surface " +
  "shadow-panel animate-fade";
const VIEW =
  "min-h-9 min-w-0 flex-1 truncate rounded-control px-2 text-start text-sm hover:bg-sunken " +
  "aria-current:bg-action-soft aria-current:font-medium pointer-coarse:min-h-11";

const QUESTION = "flex w-full flex-col gap-1.5 rounded-control bg-sunken p-2";

/** The saved views of a list: to pick, save, replace, rename and delete. A picked one is part of the address. */
export function ViewsMenu({ resource, views, current, search, columns, onSearch, onChange }: ViewsMenuProps) {
  const [renaming, setRenaming] = useState<string | null>(null);
  /** The view that is deleted once the person says so. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const shown = { search, columns };
  const dialog = useRef<HTMLElement>(null);
  // The button of the menu is gone, to which the focus would return. Delayed until the menu is closed.
  const keepFocus = (): void =>
    void setTimeout(() => (dialog.current?.querySelector("input") ?? dialog.current)?.focus());
  return (
    <DialogTrigger
      onOpenChange={() => {
        setRenaming(null);
        setLeaving(null);
      }}
    >
      <TriggerButton variant={current ? "soft" : "secondary"} className="max-w-64 @max-[40rem]:px-3">
        <Bookmark size={18} aria-hidden className="shrink-0" />
        <span className="truncate">{current?.name ?? VIEW_TEXTS.views}</span>
        {current && differs({ view: current, search }) && (
          <span className="shrink-0 text-sm font-normal">{VIEW_TEXTS.changed}</span>
        )}
      </TriggerButton>
      <Popover className={PANEL} placement="bottom start">
        <Dialog ref={dialog} aria-label={VIEW_TEXTS.views} className="relative flex flex-col gap-3 p-3 outline-none">
          <ul className="flex flex-col">
            <li className="flex">
              <button
                type="button"
                className={VIEW}
                aria-current={current ? undefined : "true"}
                onClick={() => onSearch(searchOf(undefined))}
              >
                {VIEW_TEXTS.standard}
              </button>
            </li>
            {views.map((view) => (
              <li key={view.id} className="flex items-center gap-1">
                {renaming === view.id ? (
                  <NameForm
                    views={views}
                    view={view}
                    label={VIEW_TEXTS.rename}
                    onName={(name) => {
                      onChange(renamed({ id: view.id, name }));
                      setRenaming(null);
                    }}
                  />
                ) : leaving === view.id ? (
                  <div role="group" aria-label={VIEW_TEXTS.remove(view.name)} className={QUESTION}>
                    <p className="text-sm wrap-anywhere">{VIEW_TEXTS.remove(view.name)}</p>
                    <div className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        variant="danger"
                        onPress={() => {
                          onChange(withoutView(view.id));
                          setLeaving(null);
                          keepFocus();
                        }}
                      >
                        {COMMON_TEXTS.remove}
                      </Button>
                      <Button
                        size="sm"
                        autoFocus
                        onPress={() => {
                          setLeaving(null);
                          keepFocus();
                        }}
                      >
                        {COMMON_TEXTS.cancel}
                      </Button>
                    </div>
                  </div>
                ) : (
                  <>
                    <button
                      type="button"
                      className={VIEW}
                      aria-current={view === current ? "true" : undefined}
                      onClick={() => onSearch(searchOf(view))}
                    >
                      {view.name}
                    </button>
                    <Menu
                      label={VIEW_TEXTS.commandsOf(view.name)}
                      entries={[
                        {
                          id: "replace",
                          label: VIEW_TEXTS.replace,
                          icon: <RefreshCw size={16} aria-hidden />,
                          onAction: () => onChange(withView(viewFrom({ id: view.id, name: view.name, shown }))),
                        },
                        {
                          id: "rename",
                          label: VIEW_TEXTS.rename,
                          icon: <Pencil size={16} aria-hidden />,
                          onAction: () => {
                            setRenaming(view.id);
                            keepFocus();
                          },
                        },
                        {
                          id: "remove",
                          label: COMMON_TEXTS.remove,
                          icon: <Trash2 size={16} aria-hidden />,
                          isDangerous: true,
                          onAction: () => {
                            setLeaving(view.id);
                            keepFocus();
                          },
                        },
                      ]}
                    >
                      <TriggerIcon label={VIEW_TEXTS.commandsOf(view.name)}>
                        <EllipsisVertical size={16} aria-hidden />
                      </TriggerIcon>
                    </Menu>
                  </>
                )}
              </li>
            ))}
          </ul>
          {search.search !== undefined && !keepsSearch(resource) && (
            <p className="text-sm text-muted">{VIEW_TEXTS.unsearched}</p>
          )}
          {views.length >= MOST_VIEWS ? (
            <p className="text-sm text-muted">{VIEW_TEXTS.full}</p>
          ) : (
            <NameForm
              key={views.length}
              views={views}
              label={VIEW_TEXTS.save}
              onName={(name) => {
                const id = `viw_${crypto.randomUUID()}`;
                onChange(withView(viewFrom({ id, name, shown })));
                onSearch({ ...search, view: id });
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function NameForm({
  views,
  view,
  label,
  onName,
}: {
  views: readonly SavedView[];
  view?: SavedView;
  label: string;
  onName: (name: string) => void;
}) {
  const [name, setName] = useState(view?.name ?? "");
  const hasFault = isTaken({ name, views, id: view?.id });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== "" && !hasFault) onName(name.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-col gap-1.5 border-t border-line pt-3">
      <label className="flex flex-col gap-1">
        <span className={LABEL}>{VIEW_TEXTS.name}</span>
        <input
          value={name}
          maxLength={60}
          aria-invalid={hasFault}
          onChange={(event) => setName(event.target.value)}
          className={CONTROL}
        />
      </label>
      {hasFault && (
        <p role="alert" className="text-sm text-danger">
          {VIEW_TEXTS.taken}
        </p>
      )}
      <Button type="submit" size="sm" isDisabled={name.trim() === "" || hasFault}>
        {label}
      </Button>
    </form>
  );
}
