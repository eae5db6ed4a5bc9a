import type { KitchenStation } from "@tresen/contract/display/display";
import { useEffect, useState } from "react";
import { ask, pathFor } from "../shared/display-api";
import { keep, readKept } from "../shared/kept";
import type { Paired } from "../shared/paired";

const NAME = "display-stations";
const INTERVAL = 5 * 60_000;

/**
 * The stations of the branch; null until the first answer. They are asked for again when orders name one that is not
 * known yet.
 */
export function useStations({ paired, named }: { paired: Paired; named: readonly string[] }): KitchenStation[] | null {
  const [stations, setStations] = useState<KitchenStation[] | null>(() => readKept<KitchenStation[]>(NAME));
  const unknown = named.filter((name) => !stations?.some(({ identifier }) => identifier === name)).join(" ");
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { data } = await ask<KitchenStation[]>({ path: `${pathFor(paired)}/stations` });
        if (!data) return;
        keep(NAME, data);
        setStations(data);
      } catch {
        // What was kept stays. A refused key is noticed where the orders are asked for.
      }
    };
    void load();
    const timer = setInterval(() => void load(), INTERVAL);
    return () => clearInterval(timer);
  }, [paired, unknown]);
  return stations;
}
