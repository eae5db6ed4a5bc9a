import { useInfiniteQuery } from "@tanstack/react-query";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { useState } from "react";
import { Thumbnail, firstPicture } from "../../../admin/list/table/thumbnail";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { failureDetail } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { Checkbox } from "../../../shared/ui/switch";
import { useTypedText } from "../../../shared/use-typed-text";
import { RECORD_TEXTS as texts, manyOf } from "./record.texts";
import { MOST_RECORDS, type RecordFilter, type SourceRecord, loadMatching, recordQueries } from "./record-queries";

const TYPING_PAUSE = 250;

interface RecordChoiceProps {
  source: TemplateSource;
  chosen: readonly SourceRecord[];
  onChange: (chosen: readonly SourceRecord[]) => void;
}

/** Chooses the records for which a template is drawn: found by search and category, one by one or all at once. */
export function RecordChoice({ source, chosen, onChange }: RecordChoiceProps) {
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useTypedText({ value: search, pause: TYPING_PAUSE, onChange: setSearch });
  const [category, setCategory] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const filter: RecordFilter = { search, category };
  const found = useInfiniteQuery(recordQueries.found({ source, filter }));
  // What was chosen when the list appeared stands above, and stays there whatever is chosen next.
  const [first] = useState(chosen);
  const isWhole = search === "" && category === null;
  const listed = found.data?.pages.flatMap((page) => page.records) ?? [];
  const above = isWhole ? first.map((one) => listed.find(({ id }) => id === one.id) ?? one) : [];
  const records = [...above, ...listed.filter(({ id }) => !above.some((one) => one.id === id))];
  const ids = new Set(chosen.map(({ id }) => id));
  const isFull = chosen.length >= MOST_RECORDS;
  const many = manyOf(source);
  const change = (next: readonly SourceRecord[], cut = false): void => {
    setIsCut(cut);
    onChange(next);
  };
  const chooseAll = async (): Promise<void> => {
    setIsChoosing(true);
    try {
      // What is chosen already stays.
      const isActive = (record: SourceRecord): boolean => record.isActive !== false;
      const matching = await loadMatching({ source, filter, isActive, most: MOST_RECORDS + 1 });
      const all = [...chosen, ...matching.filter(({ id }) => !ids.has(id))];
      change(all.slice(0, MOST_RECORDS), all.length > MOST_RECORDS);
    } catch (error) {
      showToast({ kind: "error", message: texts.loadFailed(many), error });
    } finally {
      setIsChoosing(false);
    }
  };
  return (
    <section aria-label={texts.choose(many)} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={texts.searchIn(many)}
          type="search"
          value={typed}
          onChange={setTyped}
          className={source === "product" ? "" : "sm:col-span-2"}
        />
        {source === "product" && (
          <ReferencePicker
            label={texts.category}
            placeholder={texts.everyCategory}
            resource="categories"
            value={category}
            onChange={setCategory}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-muted">
          {texts.chosen({ count: chosen.length, most: MOST_RECORDS })}
          {(isCut || isFull) && (
            <span className="block text-warning">
              {isCut ? texts.onlyFirst(MOST_RECORDS) : texts.full(MOST_RECORDS)}
            </span>
          )}
        </p>
        <Button size="sm" isDisabled={isChoosing || isFull || records.length === 0} onPress={() => void chooseAll()}>
          {isChoosing ? texts.choosingAll : texts.chooseAll}
        </Button>
        <Button size="sm" variant="ghost" isDisabled={chosen.length === 0} onPress={() => change([])}>
          {texts.chooseNone}
        </Button>
      </div>
      {records.length > 0 ? (
        <>
          <ul
            aria-label={many}
            aria-busy={found.isFetching}
            className="divide-y divide-line rounded-panel border border-line"
          >
            {records.map((record) => {
              const isChosen = ids.has(record.id);
              return (
                <li key={record.id} className="px-3">
                  <Checkbox
                    className="w-full py-1"
                    isSelected={isChosen}
                    isDisabled={isFull && !isChosen}
                    onChange={(isOn) =>
                      change(isOn ? [...chosen, record] : chosen.filter(({ id }) => id !== record.id))
                    }
                  >
                    {records.some(({ picture }) => firstPicture(picture)) && <Thumbnail value={record.picture} />}
                    <span className="min-w-0 flex-1 wrap-anywhere">{record.label}</span>
                  </Checkbox>
                </li>
              );
            })}
          </ul>
          {found.hasNextPage && (
            <Button
              className="self-start"
              isDisabled={found.isFetchingNextPage}
              onPress={() => void found.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
        </>
      ) : found.isPending ? (
        <Skeleton className="h-40" />
      ) : found.error ? (
        <ErrorState
          message={texts.loadFailed(many)}
          detail={failureDetail(found.error)}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      ) : (
        <p className="py-4 text-center text-muted">{isWhole ? texts.none(many) : texts.noMatches}</p>
      )}
    </section>
  );
}
