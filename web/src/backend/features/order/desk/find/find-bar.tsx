import { Link } from "@tanstack/react-router";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { zonedTime } from "@tresen/contract/kit/time";
import type { ListedOrder } from "@tresen/contract/order/order";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { serverNow } from "../../../../../shared/server-clock";
import { sharedZone, useMyBranches } from "../../../../shared/branches";
import { Button, buttonClass } from "../../../../shared/ui/button";
import { CONTROL } from "../../../../shared/ui/input";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { useSlashKey } from "../../../../shared/use-slash-key";
import { useTypedText } from "../../../../shared/use-typed-text";
import { FIND_TEXTS } from "./find.texts";
import { type Find, choicesIn, isFound } from "./find";

const TYPING_PAUSE = 150;
/** No station and no driver is called so. */
const ALL = "";

export type OrderTest = (order: ListedOrder) => boolean;

interface FindBarProps extends Find {
  orders: readonly ListedOrder[];
  branch: string | undefined;
  onFind: (find: Find) => void;
  /** Told which orders the desk shows, and `null` when it shows all again. */
  onTest: (test: OrderTest | null) => void;
  onOpen: (order: ListedOrder) => void;
  onClose: () => void;
}

/** Narrows the desk to some orders. Enter opens the only one that is left, Escape shows all again. */
export function FindBar({
  orders,
  branch,
  find = "",
  method,
  station,
  driver,
  onFind,
  onTest,
  onOpen,
  onClose,
}: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = { method, station, driver };
  const { stations, drivers } = choicesIn(orders);
  const [typed, setTyped] = useTypedText({
    value: find,
    pause: TYPING_PAUSE,
    onChange: (words) => onFind({ ...chosen, find: words || undefined }),
  });
  useEffect(() => {
    onTest((order) => isFound({ order, find, method, station, driver }));
    return () => onTest(null);
  }, [find, method, station, driver, onTest]);
  useLayoutEffect(() => input.current?.focus(), []);
  useSlashKey(() => input.current?.select());
  const found = orders.filter((order) => isFound({ order, find: typed, ...chosen }));
  const press = (event: KeyboardEvent): void => {
    const [only, ...others] = found;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && typed.trim() !== "" && only && others.length === 0) onOpen(only);
  };
  return (
    <div
      role="search"
      aria-label={FIND_TEXTS.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 max-sm:py-1"
      onKeyDown={press}
    >
      <div className="relative min-w-44 flex-1 sm:max-w-80">
        <Search size={16} aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          ref={input}
          type="search"
          aria-keyshortcuts="/"
          aria-label={FIND_TEXTS.label}
          placeholder={FIND_TEXTS.placeholder}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${CONTROL} ps-9!`}
        />
      </div>
      <Choice
        label={FIND_TEXTS.method}
        all={FIND_TEXTS.allMethods}
        options={DELIVERY_METHODS.map((value) => ({ value, label: DELIVERY_METHOD_LABELS[value] }))}
        value={method}
        onChange={(value) => onFind({ find, ...chosen, method: DELIVERY_METHODS.find((one) => one === value) })}
      />
      {(stations.length > 0 || station !== undefined) && (
        <Choice
          label={FIND_TEXTS.station}
          all={FIND_TEXTS.allStations}
          options={stations}
          value={station}
          onChange={(value) => onFind({ find, ...chosen, station: value })}
        />
      )}
      {(drivers.length > 0 || driver !== undefined) && (
        <Choice
          label={FIND_TEXTS.driver}
          all={FIND_TEXTS.allDrivers}
          options={drivers}
          value={driver}
          onChange={(value) => onFind({ find, ...chosen, driver: value })}
        />
      )}
      <p role="status" className="figures text-sm text-muted">
        {FIND_TEXTS.count({ found: found.length, all: orders.length })}
      </p>
      <TodaysHistory branch={branch} words={typed.trim()} />
      <Button variant="ghost" className="ms-auto" aria-label={FIND_TEXTS.close} onPress={onClose}>
        <X size={20} aria-hidden />
      </Button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A list to choose one value from. What is chosen stays in it, also while no order has it. */
function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  const isKnown = value === undefined || options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={label}
      className="w-44 max-sm:flex-1"
      options={[{ value: ALL, label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  );
}

/** Leads to today's orders that are finished, which are not on the desk. */
function TodaysHistory({ branch, words }: { branch: string | undefined; words: string }) {
  const zone = sharedZone({ branches: useMyBranches(), chosen: branch });
  const today = zonedTime({ at: serverNow(), zone }).date;
  return (
    <Link
      to="/orders/history"
      search={{ branch, from: today, to: today, search: words || undefined }}
      className={buttonClass({ variant: "ghost" })}
    >
      {FIND_TEXTS.inHistory}
    </Link>
  );
}
