import { type DeliveryMethod, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { laterWhile } from "@tresen/contract/live/live";
import { soldOutText } from "@tresen/contract/live/live.texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { serverNow } from "../../../shared/server-clock";
import { useCart } from "../order/cart";
import { shopQuery } from "../shop-query";
import { liveAtom } from "../catalog";
import { liveQuery } from "./live-query";

/**
 * Learns what holds in the branch right now: at once, whenever the cart changes, and regularly while the page is
 * visible. Once the shop has published something newer, the catalogue is loaded again.
 */
export function useLive(branch: Branch) {
  const client = useQueryClient();
  const setLive = useSetAtom(liveAtom);
  const { data } = useQuery(liveQuery(branch.id));
  const { items } = useCart(branch).cart;
  const known = useRef({ items, version: data?.snapshotVersion });

  useEffect(() => {
    if (known.current.items === items) return;
    known.current.items = items;
    void client.invalidateQueries(liveQuery(branch.id));
  }, [client, branch.id, items]);

  useEffect(() => {
    if (!data) return;
    const now = serverNow();
    const soldOut = new Map(
      data.soldOuts.flatMap(({ product, option, until }) =>
        option === null && Date.parse(until) > now
          ? [[product, soldOutText({ until: Date.parse(until), now, zone: zoneOf(branch) })] as const]
          : [],
      ),
    );
    const later = (method: DeliveryMethod) => laterWhile({ live: data, method });
    setLive({ branch: branch.id, state: data, soldOut, later });
    const { version } = known.current;
    known.current.version = data.snapshotVersion;
    if (version !== undefined && version < data.snapshotVersion) void client.invalidateQueries(shopQuery);
  }, [client, branch, data, setLive]);
  useEffect(() => () => setLive(null), [setLive]);
  return data;
}
