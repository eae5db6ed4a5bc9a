import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { Columns3, Download, ListFilter, Plus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import type { ListViews } from "@tresen/contract/view/list-view";
import { Button, buttonClass } from "../../shared/ui/button";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { deferred } from "../../shared/ui/deferred";
import type { MenuEntry } from "../../shared/ui/menu";
import { Skeleton } from "../../shared/ui/states";
import { PasteRecord } from "../clipboard/paste-record";
import type { Field } from "../model/field";
import { FilterChips } from "./filters/filter-chips";
import { FilterFields } from "./filters/filter-fields";
import { ListMore } from "./list-more";
import { type ListSearch, changedSearch } from "./list-search";
import { LIST_TEXTS } from "./list.texts";
import { SearchField } from "./search-field";
import { type ListColumn, viewOf } from "./views/list-columns";
import type { ViewChange } from "./views/view-queries";
import { ViewsMenu } from "./views/views-menu";

/** Dragging is loaded when it is used. */
const ColumnsPanel = deferred(
  async () => (await import("./views/columns-panel")).default,
  <Skeleton className="h-40" />,
);

interface ListToolbarProps {
  resource: Resource;
  fields: readonly Field[];
  columns: readonly ListColumn[];
  views: ListViews;
  onViews: (change: ViewChange) => void;
  /** The fields that the list can be filtered by. */
  filterable: readonly Field[];
  /** Null while there is nothing to export, or the screen hides it. */
  onExport: (() => void) | null;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  onColumns: (columns: readonly ListColumn[] | null) => void;
  /** Leads from the field of the search to the rows that it finds. */
  onRows: (asked: { field: HTMLInputElement; text: string }) => void;
  /** Further actions of the list, as buttons and for the menu of a phone. */
  commands: { buttons: ReactNode; entries: readonly MenuEntry[] };
  /** A link of the screen. */
  link: ReactNode;
  canCreate: boolean;
  canImport: boolean;
}

const PANEL =
  "max-h-[70dvh] w-72 overflow-y-auto rounded-panel border border-line bg-surface shadow-panel animate-fade";

/** With room for everything it is one line; else the tools have a line of their own, so that none wraps alone. */
const TOOLS = "order-2 flex w-full flex-wrap items-center gap-2 @min-[74rem]:contents";
const SELDOM = "contents @max-[40rem]:hidden";

/** Heading, search, filters, column choice, export and creation. */
export function ListToolbar({
  resource,
  fields,
  columns,
  filterable,
  onExport,
  search,
  views,
  onViews,
  onSearch,
  onColumns,
  onRows,
  commands,
  link,
  canCreate,
  canImport,
}: ListToolbarProps) {
  const filterCount = Object.keys(search.filters ?? {}).length;
  const columnsPanel = <ColumnsPanel fields={fields} columns={columns} onColumns={onColumns} />;
  return (
    <>
      <header className="@container border-b border-line bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="me-3 min-w-min flex-1 wrap-break-word text-xl font-semibold @min-[40rem]:flex-initial">
            {resource.many}
          </h1>
          {canCreate && (
            <Link
              to="/$resource/$id"
              params={{ resource: resource.name, id: "new" }}
              className={buttonClass({ variant: "primary", className: "ms-auto @min-[40rem]:order-1" })}
            >
              <Plus size={18} aria-hidden /> {LIST_TEXTS.create(resource.one)}
            </Link>
          )}
          {canCreate && <PasteRecord resource={resource} className="@min-[40rem]:order-1" />}
          <SearchField
            value={search.search ?? ""}
            label={LIST_TEXTS.searchIn(resource.many)}
            onChange={(text) => onSearch(changedSearch({ search, change: { search: text || undefined } }))}
            onRows={onRows}
          />
          <div className={TOOLS}>
            <ViewsMenu
              resource={resource.name}
              views={views.views}
              current={viewOf({ views, search })}
              search={search}
              columns={columns}
              onSearch={onSearch}
              onChange={onViews}
            />
            {filterable.length > 0 && (
              <DialogTrigger>
                <TriggerButton variant={filterCount > 0 ? "soft" : "secondary"} className="@max-[40rem]:px-3">
                  <ListFilter size={18} aria-hidden />
                  {LIST_TEXTS.filters}
                  {filterCount > 0 && ` (${filterCount})`}
                </TriggerButton>
                <Popover className={PANEL} placement="bottom start">
                  <Dialog aria-label={LIST_TEXTS.filters} className="relative flex flex-col gap-3 p-4 outline-none">
                    <FilterFields
                      fields={filterable}
                      filters={search.filters ?? {}}
                      onFilters={(filters) => onSearch(changedSearch({ search, change: { filters } }))}
                    />
                  </Dialog>
                </Popover>
              </DialogTrigger>
            )}
            {link}
            <div className={SELDOM}>
              <DialogTrigger>
                <TriggerButton>
                  <Columns3 size={18} aria-hidden />
                  {LIST_TEXTS.columns}
                </TriggerButton>
                <Popover className={PANEL} placement="bottom start">
                  <Dialog aria-label={LIST_TEXTS.columns} className="relative flex flex-col p-3 outline-none">
                    {columnsPanel}
                  </Dialog>
                </Popover>
              </DialogTrigger>
              <Button onPress={() => onExport?.()} isDisabled={!onExport}>
                <Download size={18} aria-hidden />
                {LIST_TEXTS.export}
              </Button>
              {canImport && (
                <Link to="/import/$resource" params={{ resource: resource.name }} className={buttonClass()}>
                  <Upload size={18} aria-hidden />
                  {LIST_TEXTS.import}
                </Link>
              )}
              {commands.buttons}
            </div>
            <ListMore
              resource={resource}
              onExport={onExport}
              canImport={canImport}
              commands={commands.entries}
              columnsPanel={columnsPanel}
              panelClass={PANEL}
            />
          </div>
        </div>
      </header>
      <FilterChips fields={filterable} search={search} onSearch={onSearch} />
    </>
  );
}
