import type { Instant } from "../kit/time";
import type { LiveState, SoldOut } from "./live";

/** A product and the answers to its steps. */
interface Chosen {
  product: { id: string; config: { parts: readonly { name: string }[] } };
  parts: readonly (string | readonly string[] | null)[];
}

/** What of the position is sold out at `at`: the product itself, or else the first of its chosen options. */
export function soldOutIn({
  live,
  at,
  product: { id, config },
  parts,
}: Chosen & { live: LiveState | undefined; at: Instant }): SoldOut | undefined {
  return live?.soldOuts.find(
    ({ product, part, option, until }) =>
      product === id &&
      Date.parse(until) > at &&
      (option === null ||
        config.parts.some(({ name }, index) => name === part && [parts[index]].flat().includes(option))),
  );
}
