import { Link } from "@tanstack/react-router";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { zonedTime } from "@tresen/contract/kit/time";
import type { ListedOrder } from "@tresen/contract/order/order";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { serverNow } from "../../../../../shared/server-clock";
import { sharedZone, useMyBranches } from "../../../../shared/branches";
import { Button, buttonClass } from "../../../../shared/ui/button";
import { CONTROL } from "../../../../shared/ui/input";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { useSlashKey } from "../../../../shared/use-slash-key";
import { useTypedText } from "../../../../shared/use-typed-text";
import { FIND_TEXTS } from "./find.texts";
import { type Find, isFound } from "./find";

const TYPING_PAUSE = 150;
const ALL = "all";

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
export function FindBar({ orders, branch, find = "", method, onFind, onTest, onOpen, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedText({
    value: find,
    pause: TYPING_PAUSE,
    onChange: (words) => onFind({ find: words || undefined, method }),
  });
  useEffect(() => {
    onTest((order) => isFound({ order, find, method }));
    return () => onTest(null);
  }, [find, method, onTest]);
  useEffect(() => input.current?.focus(), []);
  useSlashKey(() => input.current?.select());
  const found = orders.filter((order) => isFound({ order, find: typed, method }));
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
      <NativeSelect
        label={FIND_TEXTS.method}
        className="w-44 max-sm:flex-1"
        options={[
          { value: ALL, label: FIND_TEXTS.allMethods },
          ...DELIVERY_METHODS.map((value) => ({ value, label: DELIVERY_METHOD_LABELS[value] })),
        ]}
        value={method ?? ALL}
        onChange={(chosen) => onFind({ find, method: DELIVERY_METHODS.find((one) => one === chosen) })}
      />
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
