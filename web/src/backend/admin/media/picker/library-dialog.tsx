import { useQuery } from "@tanstack/react-query";
import { images as definition } from "@tresen/contract/media/image.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail } from "../../../shared/failure";
import { manyFailed } from "../../../shared/failure.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { useForm } from "../../form/form-context";
import { SearchField } from "../../list/search-field";
import { FolderTrail } from "../folder/folder-trail";
import { MediaGrid } from "../grid/media-grid";
import { libraryQueries } from "../library-queries";
import { MEDIA_TEXTS } from "../media.texts";
import type { Picture } from "../picture";
import { useLibrary } from "../use-library";
import { PICKER_TEXTS } from "./picker.texts";

interface LibraryDialogProps {
  isSingle: boolean;
  onChoose: (pictures: readonly Picture[]) => void;
  onClose: () => void;
}

const NOTHING: ReadonlyMap<string, AnyRecord> = new Map();

/** The library as a dialog, from which a form takes pictures: with folders and search, one or several at once. */
export function LibraryDialog({ isSingle, onChoose, onClose }: LibraryDialogProps) {
  const [folder, setFolder] = useState("");
  const [words, setWords] = useState("");
  const [selected, setSelected] = useState(NOTHING);
  // The pictures of all searches, since what was chosen may be out of sight.
  const known = useRef(new Map<string, Picture>());
  const area = useRef<HTMLDivElement>(null);
  const { zone } = useForm();
  const search = {
    search: words || undefined,
    filters: { state: "ready", ...(folder === "" ? {} : { folder }) },
  };
  const { images, source, onEnd, isLoadingMore, more } = useLibrary(search);
  const { data: counts = [] } = useQuery(libraryQueries.folders());
  const select = (chosen: ReadonlyMap<string, AnyRecord>): void => {
    for (const image of images) if (chosen.has(image.id)) known.current.set(image.id, image);
    setSelected(chosen);
  };
  const take = (): void => {
    onChoose([...selected.keys()].flatMap((id) => known.current.get(id) ?? []));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={isSingle ? PICKER_TEXTS.one : PICKER_TEXTS.many}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={take} isDisabled={selected.size === 0}>
            {isSingle || selected.size === 0 ? PICKER_TEXTS.take : PICKER_TEXTS.takeMany(selected.size)}
          </Button>
        </>
      }
    >
      <div className="@container flex min-h-[min(36rem,60dvh)] flex-col gap-3">
        {/* In a row, as the field stands in toolbars: it fills its width and never the height. */}
        <div className="flex">
          <SearchField
            value={words}
            label={PICKER_TEXTS.search}
            onChange={setWords}
            onRows={() => area.current?.querySelector<HTMLElement>("[data-index='0']")?.focus()}
          />
        </div>
        <FolderTrail path={folder} counts={counts} onOpen={setFolder} />
        <div ref={area} aria-busy={source.isFetching}>
          {images.length > 0 ? (
            <MediaGrid
              label={PICKER_TEXTS.pictures}
              images={images}
              asked={JSON.stringify(source.query)}
              total={source.position.matching}
              selected={selected}
              onSelected={select}
              isSingle={isSingle}
              onEnd={onEnd}
              zone={zone}
            />
          ) : source.state === "failed" ? (
            <ErrorState
              message={manyFailed(definition)}
              detail={failureDetail(source.error)}
              onRetry={source.retry}
              isRetrying={source.isFetching}
            />
          ) : source.state === "loading" || source.isFetching ? (
            <Skeleton className="h-72" />
          ) : (
            <EmptyState
              icon={<Inbox size={36} aria-hidden />}
              title={words ? COMMON_TEXTS.noMatches : folder === "" ? PICKER_TEXTS.none : PICKER_TEXTS.noneInside}
            />
          )}
          {isLoadingMore && <p className="py-2 text-sm text-muted">{MEDIA_TEXTS.loadingMore}</p>}
          {more && (
            <Button size="sm" className="mt-3" onPress={more}>
              {COMMON_TEXTS.retry}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
