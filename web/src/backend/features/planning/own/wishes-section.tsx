import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Availability, Wish } from "@tresen/contract/planning/availability/availability";
import { formatDate } from "@tresen/contract/kit/time";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText, isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button, IconButton } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { CONTROL, FieldMessage } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { WISH_TEXTS as texts } from "./own.texts";

const KEY = ["availability"] as const;
const load = ({ signal }: { signal: AbortSignal }) => call("GET /api/working-schedules/availability", { signal });

/** When the person would like to work: by weekday, and on single days. */
export function WishesSection() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: KEY, queryFn: load, refetchOnWindowFocus: false });
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
      {data && <WishesForm stored={data} />}
      {!data && error && <NotLoaded message={texts.loadFailed} {...{ error, refetch, isFetching }} />}
    </section>
  );
}

type Choice = keyof typeof texts.choices;
const choiceOf = (wish: Wish | undefined): Choice => (wish ? (wish.isAvailable ? "yes" : "no") : "none");
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

function WishesForm({ stored }: { stored: Availability }) {
  const client = useQueryClient();
  const [wishes, setWishes] = useState<readonly Wish[]>(stored.wishes);
  const [day, setDay] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (version: number) =>
      call("PUT /api/working-schedules/availability", { body: { version, wishes: wishes.toSorted(byDay) } }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved);
      showToast({ kind: "success", message: texts.saved });
    },
  });
  const saveOver = async (): Promise<void> => {
    const { version } = await client.fetchQuery({ queryKey: KEY, queryFn: load, staleTime: 0 });
    mutate(version);
  };
  const isOf = (at: Pick<Wish, "weekday" | "day">) => (one: Wish) => one.weekday === at.weekday && one.day === at.day;
  const set = (at: Pick<Wish, "weekday" | "day">, choice: string, note: string): void => {
    const others = wishes.filter((one) => !isOf(at)(one));
    setWishes(choice === "none" ? others : [...others, { ...at, isAvailable: choice === "yes", note }]);
  };
  const row = (at: Pick<Wish, "weekday" | "day">, label: string) => {
    const wish = wishes.find(isOf(at));
    const choice = choiceOf(wish);
    return (
      <li key={label} className="grid grid-cols-[1fr_auto] items-center gap-2 sm:flex">
        <span className="text-sm sm:w-28">{label}</span>
        <NativeSelect
          label={label}
          className="w-44"
          options={Object.entries(texts.choices).map(([value, text]) => ({ value, label: text }))}
          value={choice}
          onChange={(value) => set(at, value, wish?.note ?? "")}
        />
        {wish && (
          <input
            aria-label={texts.note(label)}
            placeholder={texts.notePlaceholder}
            maxLength={200}
            value={wish.note}
            onChange={({ target }) => set(at, choice, target.value)}
            className={`${CONTROL} sm:max-w-80`}
          />
        )}
        {at.day !== null && (
          <IconButton label={texts.remove(label)} onPress={() => set(at, "none", "")}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
      </li>
    );
  };
  const days = wishes.flatMap((one) => one.day ?? []).toSorted();
  const add = (): void => {
    if (day !== "" && !days.includes(day)) set({ weekday: null, day }, "no", "");
    setDay("");
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {WEEKDAYS.map((weekday) => row({ weekday, day: null }, texts.weekdays[weekday - 1] ?? ""))}
      </ul>
      <h3 className="text-sm font-medium">{texts.days}</h3>
      <ul className="flex flex-col gap-2">
        {days.map((one) => row({ weekday: null, day: one }, formatDate({ at: Date.parse(one), zone: "UTC" })))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <DateInput label={texts.day} value={day} onChange={setDay} zone="UTC" className="w-44" />
        <Button isDisabled={day === ""} onPress={add}>
          <Plus size={16} aria-hidden /> {texts.add}
        </Button>
      </div>
      {error && <FieldMessage>{isConflict(error) ? texts.conflict : failureText(error, texts.failed)}</FieldMessage>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isDisabled={isPending} onPress={() => mutate(stored.version)}>
          {COMMON_TEXTS.save}
        </Button>
        {isConflict(error) && (
          <Button isDisabled={isPending} onPress={() => void saveOver()}>
            {texts.saveOver}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Weekdays first, then days. */
function byDay(a: Wish, b: Wish): number {
  return (a.weekday ?? 8) - (b.weekday ?? 8) || (a.day ?? "").localeCompare(b.day ?? "");
}
