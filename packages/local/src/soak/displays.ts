import type { BoardEntry, KitchenOrder } from "@tresen/contract/display/display";
import type { Faults } from "../printer/faults";
import { BRANCH } from "./shop";
import { type Calls, counted } from "./soak-faults";

export interface SoakDisplays {
  /** Both displays ask, and the kitchen notes what it has done. */
  step(): Promise<void>;
  calls: { kitchen: Calls; board: Calls };
  kitchen(): readonly KitchenOrder[];
  board(): readonly BoardEntry[];
}

const TIMEOUT = 20_000;

/** The kitchen display and the guests' board, whose calls and answers get lost like those of printers. */
export function openDisplays({
  url,
  keys,
  faults,
}: {
  url: string;
  keys: { kitchen: string; board: string };
  faults: { kitchen: Faults; board: Faults };
}): SoakDisplays {
  const calls = { kitchen: { made: 0, struck: 0 }, board: { made: 0, struck: 0 } };
  let kitchen: KitchenOrder[] = [];
  let board: BoardEntry[] = [];
  const kitchenPath = `/api/orders/backoffice/${BRANCH}/${keys.kitchen}`;
  const ask = <T>({ of, path, body }: { of: "kitchen" | "board"; path: string; body?: object }): Promise<T | null> => {
    const call = () => askOnce<T>({ url: `${url}${path}`, body, faults: faults[of] });
    return counted({ calls: calls[of], faults: faults[of], call }).catch(() => null);
  };
  return {
    calls,
    kitchen: () => kitchen,
    board: () => board,
    step: async () => {
      const [orders, entries] = await Promise.all([
        ask<KitchenOrder[]>({ of: "kitchen", path: kitchenPath }),
        ask<BoardEntry[]>({ of: "board", path: `/api/orders/frontdesk/${BRANCH}/${keys.board}` }),
      ]);
      kitchen = orders ?? kitchen;
      board = entries ?? board;
      const next = orders?.find((order) => !isFoodDone(order));
      const body = { line: "1", station: "ofen", state: "done" };
      if (next) await ask({ of: "kitchen", path: `${kitchenPath}/${next.uid}/preparation`, body });
    },
  };
}

/** Whether the kitchen has noted the order's first position as done. A position that is changed has to be noted again. */
export function isFoodDone({ items: [food] }: KitchenOrder): boolean {
  return food?.preparation.some(({ state }) => state === "done") ?? false;
}

async function askOnce<T>({
  url,
  body,
  faults,
}: {
  url: string;
  body: object | undefined;
  faults: Faults;
}): Promise<T | null> {
  if (faults.strikes("lostRequest")) throw new Error("The request was lost on the way.");
  const given = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(url, { ...given, signal: AbortSignal.timeout(TIMEOUT) });
  const text = await response.text();
  if (faults.strikes("lostAnswer")) throw new Error("The answer was lost on the way.");
  // A position that was changed or cancelled meanwhile is refused, and the display shows what is there.
  return response.ok ? (JSON.parse(text) as { data: T }).data : null;
}
