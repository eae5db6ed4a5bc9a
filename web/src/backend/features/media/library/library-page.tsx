import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ImageUp } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ExportPanel, RemovalPanel } from "../../../admin/bulk/bulk-parts";
import type { Target } from "../../../admin/bulk/target";
import { useRecordZone } from "../../../admin/form/use-record-zone";
import { useStable } from "../../../admin/form/use-stable";
import { type ListSearch, changedSearch } from "../../../admin/list/list-search";
import { useSelection } from "../../../admin/list/use-selection";
import { useWayToRows } from "../../../admin/list/use-way-to-rows";
import type { FolderCount } from "../../../admin/media/folder/folders";
import { MediaGrid } from "../../../admin/media/grid/media-grid";
import { pictureName } from "../../../admin/media/grid/picture-name";
import { libraryQueries } from "../../../admin/media/library-queries";
import type { Picture } from "../../../admin/media/picture";
import { chosenFiles, type Dropped } from "../../../admin/media/upload/dropped-files";
import { FileButton } from "../../../admin/media/upload/file-input";
import { UPLOAD_TEXTS } from "../../../admin/media/upload/upload.texts";
import { useDropped } from "../../../admin/media/upload/use-dropped";
import { useLibraryUpload } from "../../../admin/media/upload/use-library-upload";
import { NEWEST_FIRST, useLibrary } from "../../../admin/media/use-library";
import { canRemove, canWrite, mayAdd } from "../../../admin/model/access";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useMe } from "../../../shared/session";
import { useIsShown } from "../../../shared/visibility";
import { AltDialog } from "./alt-dialog";
import { usePictureChange } from "./change-pictures";
import { FolderDialog } from "./folder-dialog";
import { FOLDER_MOVE_TEXTS } from "./folder-move.texts";
import { LibraryBar } from "./library-bar";
import { totalOf } from "./library-total";
import { LibraryFolders } from "./library-folders";
import { LibraryDrop } from "./library-drop";
import { LibraryFooter } from "./library-footer";
import { LibraryChips } from "./library-filters";
import { LibraryState } from "./library-state";
import { LibraryToolbar } from "./library-toolbar";
import { LIBRARY_TEXTS } from "./library.texts";
import { MoveDialog } from "./move-dialog";
import { RemovedPictures } from "./removed-pictures";
import { TagDialog } from "./tag-dialog";
import { Twins } from "./twins/twins";

/** As in lists: the pictures scroll below the tools; on a phone all of it scrolls. */
const PICTURES = "relative min-h-80 flex-1 overflow-auto px-4 py-3 max-sm:flex-[1_0_auto] max-sm:overflow-visible";

/** Above what is shown while files are over the page, since folders take them too. */
const DROP_PLACES =
  "relative z-20 rounded-panel border-transparent bg-surface outline-2 -outline-offset-4 outline-dashed outline-action";

/** What is open over the library, with what was chosen when it was opened. */
type Open =
  | { kind: "folder" }
  | { kind: "move" | "tags"; target: Target }
  | { kind: "remove"; target: Target; label?: string }
  | { kind: "alt"; pictures: readonly Picture[] }
  | { kind: "export"; selected: Target | null };

interface LibraryPageProps {
  resource: Resource;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The library of pictures: folders, search, uploads, and what is done with the chosen ones. */
export function LibraryPage({ resource, search, onSearch }: LibraryPageProps) {
  const me = useMe();
  const navigate = useNavigate();
  const folder = search.filters?.["folder"] ?? "";
  const { images, source, onEnd, isLoadingMore, more, hasMoreFailed } = useLibrary(search);
  const { data: counts = NO_FOLDERS } = useQuery(libraryQueries.folders());
  const asked = JSON.stringify(source.query);
  const selection = useSelection({ resource, source });
  const { selected, select } = selection;
  const way = useWayToRows({ search, source });
  const [open, setOpen] = useState<Open | null>(null);
  const { change, running } = usePictureChange();
  const isDataShown = useIsShown("product");
  const upload = useLibraryUpload();
  const zone = useRecordZone({ resource: null, record: NO_RECORD, me });
  const mayUpload = mayAdd({ resource, me });
  const mayChange = canWrite({ resource, me, record: NO_RECORD });
  const onFiles = useStable((files: readonly Dropped[]) => upload({ files, folder }));
  const dropped = useDropped({ isOn: mayUpload, onFiles });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(resource.many);
  }, [resource]);
  const onRows = useStable(way.ask);
  const onNewFolder = useCallback(() => setOpen({ kind: "folder" }), []);
  const isAt = useRef(folder);
  const shown = useRef(asked);
  const { area } = way;
  useEffect(() => {
    isAt.current = folder;
    // Another search is shown from its beginning.
    if (shown.current !== asked) area.current?.scrollTo(0, 0);
    shown.current = asked;
  }, [area, folder, asked]);
  const openFolder = (path: string): void => {
    selection.clear();
    const { folder: _, ...others } = search.filters ?? {};
    const filters = path === "" ? others : { ...others, folder: path };
    onSearch(changedSearch({ search, change: { filters: Object.keys(filters).length > 0 ? filters : undefined } }));
  };
  const move = ({ target, to }: { target: Target; to: string }): void => {
    change({
      target,
      changes: { folder: to },
      running: LIBRARY_TEXTS.moving({ count: target.count, folder: to }),
      done: (count) => LIBRARY_TEXTS.moved({ count, folder: to }),
      failed: LIBRARY_TEXTS.moveFailed,
    });
    selection.clear();
  };
  const moveFolder = ({ from, to, merge }: { from: string; to: string; merge: boolean }): void =>
    change(
      {
        target: { move: { field: "folder", from, to, merge } },
        running: FOLDER_MOVE_TEXTS.running(to),
        done: (count) => FOLDER_MOVE_TEXTS.done({ count, path: to }),
        failed: FOLDER_MOVE_TEXTS.failed,
        // Whoever stands in the folder that is gone again goes back to the former one.
        onUndone: () => isAt.current === to && openFolder(from),
      },
      { onSuccess: ({ changed }) => changed > 0 && openFolder(to) },
    );
  const addTags = ({ target, tags }: { target: Target; tags: string[] }): void =>
    change({
      target,
      additions: { tags },
      running: LIBRARY_TEXTS.addingTags,
      done: LIBRARY_TEXTS.tagged,
      failed: LIBRARY_TEXTS.tagFailed,
    });
  const onFolder = useStable(openFolder);
  const onFolderMove = useStable(moveFolder);
  const onPictures = useStable(({ ids, path }: { ids: string[]; path: string }) =>
    move({ target: targetOf(ids), to: path }),
  );
  const onFolderFiles = useStable(({ files, path }: { files: readonly Dropped[]; path: string }) =>
    upload({ files, folder: path }),
  );
  const onOpen = useCallback(
    ({ id }: Picture) => void navigate({ to: "/$resource/$id", params: { resource: resource.name, id } }),
    [navigate, resource],
  );
  // Nothing is drawn again for another choice.
  const onRemove = useStable((focused: Picture) => {
    if (selection.removable) setOpen({ kind: "remove", target: selection.removable });
    else if (selected.size === 0 && canRemove({ resource, me, record: focused }))
      setOpen({ kind: "remove", target: targetOf([focused.id]), label: pictureName(focused) });
  });
  const close = (isStarted: boolean): void => {
    setOpen(null);
    if (isStarted) selection.clear();
  };
  const sorting = {
    sort: search.sort ?? NEWEST_FIRST,
    onSort: (sort: string) => onSearch({ ...search, sort: sort === NEWEST_FIRST ? undefined : sort }),
  };
  const total = source.position.matching ?? totalOf({ search, folder, counts });
  return (
    <div {...dropped.handlers} className="relative flex h-full min-h-0 flex-col overflow-y-auto">
      <LibraryToolbar
        search={search}
        onSearch={onSearch}
        onRows={onRows}
        onFiles={mayUpload ? onFiles : null}
        onNewFolder={onNewFolder}
      />
      <div
        className={`flex flex-col gap-2 border-b px-4 py-2 ${dropped.isOver ? DROP_PLACES : "border-line bg-surface"}`}
      >
        {dropped.isOver && counts.length > 0 && <p className="text-sm text-muted">{UPLOAD_TEXTS.dropOnFolder}</p>}
        <LibraryFolders
          path={folder}
          counts={counts}
          mayChange={mayChange}
          mayUpload={mayUpload}
          onOpen={onFolder}
          onPictures={onPictures}
          onFiles={onFolderFiles}
          onMove={onFolderMove}
        />
        <LibraryChips search={search} onSearch={onSearch} />
      </div>
      <div ref={area} className={PICTURES} aria-busy={source.isFetching}>
        {source.isFormer && source.error && (
          <p className="mb-3 rounded-control bg-warning-soft px-4 py-2 text-sm text-warning">{LIBRARY_TEXTS.former}</p>
        )}
        {images.length === 0 ? (
          <LibraryState
            source={source}
            search={search}
            onSearch={onSearch}
            more={more}
            hasFolders={counts.length > 0}
            upload={
              mayUpload && (
                <FileButton variant="primary" isMultiple onFiles={(files) => onFiles(chosenFiles(files))}>
                  <ImageUp size={18} aria-hidden /> {UPLOAD_TEXTS.upload}
                </FileButton>
              )
            }
          />
        ) : (
          <MediaGrid
            key={search.layout}
            label={resource.many}
            images={images}
            asked={asked}
            total={total}
            isRows={search.layout === "rows"}
            sorting={sorting}
            selected={selected}
            onSelected={select}
            onOpen={onOpen}
            addressOf={addressOf}
            onRemove={onRemove}
            isDraggable={mayChange}
            onEnd={onEnd}
            place={resource.name}
            zone={zone}
          />
        )}
        {dropped.isOver && <LibraryDrop folder={folder} />}
      </div>
      {selected.size > 0 && (
        <LibraryBar
          source={source}
          selection={selection}
          onMove={(target) => setOpen({ kind: "move", target })}
          onTags={(target) => setOpen({ kind: "tags", target })}
          onDescribe={() => setOpen({ kind: "alt", pictures: images.filter(({ id }) => selected.has(id)) })}
          onExport={isDataShown ? () => setOpen({ kind: "export", selected: selection.all }) : null}
          onRemove={(target) => setOpen({ kind: "remove", target })}
        />
      )}
      <LibraryFooter
        source={source}
        total={total}
        running={running}
        isLoadingMore={isLoadingMore}
        more={images.length > 0 ? more : null}
        hasMoreFailed={hasMoreFailed}
      >
        <Twins resource={resource} search={search} onSearch={onSearch} zone={zone} />
        <RemovedPictures resource={resource} search={search} onSearch={onSearch} />
      </LibraryFooter>
      {open?.kind === "folder" && <FolderDialog within={folder} onFolder={openFolder} onClose={() => setOpen(null)} />}
      {open?.kind === "move" && (
        <MoveDialog
          count={open.target.count}
          from={folder}
          counts={counts}
          onMove={(to) => move({ target: open.target, to })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === "tags" && (
        <TagDialog
          count={open.target.count}
          onTags={(tags) => addTags({ target: open.target, tags })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === "alt" && <AltDialog resource={resource} pictures={open.pictures} onClose={() => setOpen(null)} />}
      {open?.kind === "remove" && (
        <RemovalPanel resource={resource} target={open.target} label={open.label} onClose={close} />
      )}
      {open?.kind === "export" && (
        <ExportPanel
          resource={resource}
          columns={COLUMNS(resource)}
          selected={open.selected}
          matching={source.position.matching}
          query={source.query}
          loadTarget={async () => ({ query: source.query ?? {}, count: source.position.matching })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const NO_RECORD = {};
const NO_FOLDERS: readonly FolderCount[] = [];
const COLUMNS = (resource: Resource) => fieldsOf(resource.fields).filter(({ isColumn }) => isColumn);
const addressOf = ({ id }: Picture): string => `#/images/${id}`;

function targetOf(ids: readonly string[]): Target {
  return { ids, count: ids.length };
}
