import { useQuery } from "@tanstack/react-query";
import { Images, ListChecks, Share } from "lucide-react";
import { useMemo, useState } from "react";
import { failureDetail } from "../../../shared/failure";
import { useDesignFonts } from "../../../shared/template/use-picture";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { Switch } from "../../../shared/ui/switch";
import type { Design } from "../model/design";
import { RecordChoice } from "../records/record-choice";
import { RECORD_TEXTS, countOf, manyOf } from "../records/record.texts";
import { MOST_RECORDS, type SourceRecord, loadMatching, recordQueries } from "../records/record-queries";
import { ALL_TEXTS as texts } from "./all.texts";
import { FullDialog } from "./full-dialog";
import { OnePicture } from "./one-picture";
import { PictureTile } from "./picture-tile";
import { useChecks } from "./use-checks";
import { useNear } from "./use-near";

/** So many pictures are drawn at the same time. */
const DRAWN = 40;
const NONE: readonly SourceRecord[] = [];
const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(max(min(13rem,100%),(100%-5*0.75rem)/6),1fr))] gap-3 p-3 " +
  "max-sm:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]";

interface AllPicturesProps {
  design: Design;
  onClose: () => void;
  /** Shows a record in the editor. */
  onExample: (id: string) => void;
  onExport: (records: readonly SourceRecord[]) => void;
}

/** The pictures of many records, drawn as they come into sight, each with what is wrong with it. */
export function AllPictures({ design, onClose, onExample, onExport }: AllPicturesProps) {
  const { source } = design;
  const first = useQuery({
    queryKey: [...recordQueries.of(source), "first-many"],
    queryFn: () => loadMatching({ source, most: MOST_RECORDS + 1 }),
  });
  const [chosen, setChosen] = useState<readonly SourceRecord[] | null>(null);
  const records = useMemo(() => chosen ?? first.data?.slice(0, MOST_RECORDS) ?? NONE, [chosen, first.data]);
  const fonts = useDesignFonts(design);
  const checks = useChecks({ design, source, records, fonts });
  const [isOnlyFlawed, setIsOnlyFlawed] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [draft, setDraft] = useState<readonly SourceRecord[] | null>(null);
  const flawed = records.filter(({ id }) => (checks.get(id)?.length ?? 0) > 0);
  const shown = isOnlyFlawed ? flawed : records;
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { near, watch } = useNear({ ids, most: DRAWN });
  const record = records.find(({ id }) => id === opened);
  const isCut = chosen === null && (first.data?.length ?? 0) > MOST_RECORDS;
  const back = (): void => {
    setOpened(null);
    // Where the picture was opened, the person goes on.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(opened ?? "")}"] button`)?.focus());
  };
  const failed = [...checks.values()].filter((one) => one === null).length;
  return (
    <FullDialog
      title={texts.title(design.name)}
      onClose={onClose}
      commands={
        <>
          {!record && (
            <Button size="sm" isDisabled={first.isPending} onPress={() => setDraft(records)}>
              <ListChecks size={16} aria-hidden /> {texts.choose}
            </Button>
          )}
          <Button size="sm" variant="primary" isDisabled={records.length === 0} onPress={() => onExport(records)}>
            <Share size={16} aria-hidden /> {texts.export}
          </Button>
        </>
      }
    >
      {record ? (
        <OnePicture
          {...{ design, source, fonts, record, onExample }}
          records={shown.includes(record) ? shown : records}
          onRecord={setOpened}
          onBack={back}
        />
      ) : (
        <div data-scroller className="min-h-0 flex-1 overflow-y-auto low:overflow-visible">
          {records.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 pt-2">
              {/* How far the check is would interrupt; its result is told. */}
              <p role="status" className="sr-only">
                {checks.size === records.length ? texts.checked(flawed.length) : ""}
              </p>
              <p className="min-w-0 flex-1 basis-52 text-sm text-muted">
                {countOf({ source, count: records.length })}
                {" · "}
                {checks.size < records.length
                  ? texts.checking({ done: checks.size, total: records.length })
                  : texts.checked(flawed.length)}
                {failed > 0 && ` ${texts.unchecked(failed)}`}
                {isCut && <span className="block">{texts.onlyFirst(MOST_RECORDS)}</span>}
              </p>
              <Switch isSelected={isOnlyFlawed} onChange={setIsOnlyFlawed}>
                {texts.onlyFlawed}
              </Switch>
            </div>
          )}
          {shown.length > 0 ? (
            <ul key={String(isOnlyFlawed)} aria-label={manyOf(source)} className={GRID}>
              {shown.map((one) => (
                <PictureTile
                  key={one.id}
                  {...{ design, source, fonts, watch }}
                  record={one}
                  isNear={near.has(one.id)}
                  warnings={checks.get(one.id)}
                  onOpen={setOpened}
                />
              ))}
            </ul>
          ) : first.isPending ? (
            <div className={GRID}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} className="h-48" />
              ))}
            </div>
          ) : first.error && chosen === null ? (
            <ErrorState
              message={RECORD_TEXTS.loadFailed(manyOf(source))}
              detail={failureDetail(first.error)}
              onRetry={() => void first.refetch()}
              isRetrying={first.isFetching}
            />
          ) : (
            <EmptyState
              icon={<Images size={36} aria-hidden />}
              title={records.length > 0 ? texts.noneFlawed : chosen ? texts.none : RECORD_TEXTS.none(manyOf(source))}
            />
          )}
        </div>
      )}
      {draft && (
        <SidePanel
          isOpen
          onClose={() => setDraft(null)}
          title={texts.chosenTitle(manyOf(source))}
          footer={
            <div className="flex justify-end">
              <Button
                variant="primary"
                isDisabled={draft.length === 0}
                onPress={() => {
                  setChosen(draft);
                  setOpened(null);
                  setDraft(null);
                }}
              >
                {texts.show(countOf({ source, count: draft.length }))}
              </Button>
            </div>
          }
        >
          <div className="p-5">
            <RecordChoice source={source} chosen={draft} onChange={setDraft} />
          </div>
        </SidePanel>
      )}
    </FullDialog>
  );
}
