import { FolderPlus, FolderUp, ImageUp, LayoutGrid, ListFilter, Rows3 } from "lucide-react";
import { memo } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import { images } from "@tresen/contract/media/image.resource";
import { type ListSearch, changedSearch } from "../../../admin/list/list-search";
import { SearchField } from "../../../admin/list/search-field";
import { FOLDER_TEXTS } from "../../../admin/media/media.texts";
import { chosenFiles, type Dropped } from "../../../admin/media/upload/dropped-files";
import { FileButton } from "../../../admin/media/upload/file-input";
import { UPLOAD_TEXTS } from "../../../admin/media/upload/upload.texts";
import { NEWEST_FIRST } from "../../../admin/media/use-library";
import { Button, PlainButton } from "../../../shared/ui/button";
import { NativeSelect } from "../../../shared/ui/native-select";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { LibraryFilters, filterCount } from "./library-filters";
import { LIBRARY_TEXTS } from "./library.texts";

const SORTS = [
  { value: NEWEST_FIRST, label: LIBRARY_TEXTS.sorts.newest },
  { value: "createdAt", label: LIBRARY_TEXTS.sorts.oldest },
  { value: "name", label: LIBRARY_TEXTS.sorts.nameUp },
  { value: "-name", label: LIBRARY_TEXTS.sorts.nameDown },
];

const PANEL =
  "max-h-[70dvh] w-72 overflow-y-auto rounded-panel border border-line bg-surface shadow-panel animate-fade";

interface LibraryToolbarProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  onRows: (asked: { field: HTMLInputElement; text: string }) => void;
  /** Null for whoever may not upload. */
  onFiles: ((files: readonly Dropped[]) => void) | null;
  onNewFolder: () => void;
}

/** Heading, search, order, filters, layout and uploads. They are not drawn again with each page that is scrolled to. */
export const LibraryToolbar = memo(function LibraryToolbar({
  search,
  onSearch,
  onRows,
  onFiles,
  onNewFolder,
}: LibraryToolbarProps) {
  const filters = filterCount(search);
  return (
    <header className="@container border-b border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="me-3 min-w-min flex-1 wrap-break-word text-xl font-semibold @min-[40rem]:flex-initial">
          {images.many}
        </h1>
        {onFiles && (
          <FileButton
            variant="primary"
            isMultiple
            className="ms-auto @min-[40rem]:order-1"
            onFiles={(files) => onFiles(chosenFiles(files))}
          >
            <ImageUp size={18} aria-hidden /> {UPLOAD_TEXTS.upload}
          </FileButton>
        )}
        <SearchField
          value={search.search ?? ""}
          label={LIBRARY_TEXTS.searchIn}
          onChange={(text) => onSearch(changedSearch({ search, change: { search: text || undefined } }))}
          onRows={onRows}
        />
        <div className="order-2 flex w-full flex-wrap items-center gap-2 @min-[74rem]:contents">
          <NativeSelect
            label={LIBRARY_TEXTS.sort}
            options={SORTS}
            value={search.sort ?? NEWEST_FIRST}
            onChange={(sort) => onSearch({ ...search, sort: sort === NEWEST_FIRST ? undefined : sort })}
            className="w-44 @max-[26rem]:grow @max-[26rem]:basis-44"
          />
          <DialogTrigger>
            <TriggerButton variant={filters > 0 ? "soft" : "secondary"}>
              <ListFilter size={18} aria-hidden />
              {LIBRARY_TEXTS.filters}
              {filters > 0 && ` (${filters})`}
            </TriggerButton>
            <Popover className={PANEL} placement="bottom start">
              <Dialog aria-label={LIBRARY_TEXTS.filters} className="relative flex flex-col gap-3 p-4 outline-none">
                <LibraryFilters search={search} onSearch={onSearch} />
              </Dialog>
            </Popover>
          </DialogTrigger>
          <LayoutChoice search={search} onSearch={onSearch} />
          {onFiles && (
            <>
              <Button onPress={onNewFolder} className="@max-[26rem]:flex-1">
                <FolderPlus size={18} aria-hidden /> {FOLDER_TEXTS.create}
              </Button>
              {/* No phone has a dialog that chooses folders. */}
              <FileButton
                isFolder
                isMultiple
                className="pointer-coarse:hidden"
                onFiles={(files) => onFiles(chosenFiles(files))}
              >
                {/* A narrow screen needs its height for pictures. */}
                <span title={LIBRARY_TEXTS.uploadFolder} className="flex items-center gap-2">
                  <FolderUp size={18} aria-hidden />
                  <span className="@max-[52rem]:sr-only">{LIBRARY_TEXTS.uploadFolder}</span>
                </span>
              </FileButton>
            </>
          )}
        </div>
      </div>
    </header>
  );
});

const LAYOUTS = [
  { layout: undefined, label: LIBRARY_TEXTS.tiles, Icon: LayoutGrid },
  { layout: "rows", label: LIBRARY_TEXTS.rows, Icon: Rows3 },
] as const;

const CHOICE =
  "grid size-9 place-items-center rounded-control hover:bg-sunken aria-pressed:bg-action-soft " +
  "aria-pressed:text-action-text pointer-coarse:size-11 forced-colors:aria-pressed:border-2";

function LayoutChoice({ search, onSearch }: Pick<LibraryToolbarProps, "search" | "onSearch">) {
  return (
    <div
      role="group"
      aria-label={LIBRARY_TEXTS.layout}
      className="flex gap-0.5 rounded-control border border-line-strong"
    >
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <PlainButton
          key={label}
          aria-label={label}
          title={label}
          aria-pressed={search.layout === layout}
          className={CHOICE}
          onPress={() => onSearch({ ...search, layout })}
        >
          <Icon size={18} aria-hidden />
        </PlainButton>
      ))}
    </div>
  );
}
