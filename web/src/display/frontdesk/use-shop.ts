import type { Config } from "@tresen/contract/config/config";
import { useEffect, useState } from "react";
import { applyPalette } from "../../shared/apply-palette";
import { ask } from "../shared/display-api";
import { keep, readKept } from "../shared/kept";

type Shop = Pick<Config, "shopName" | "disableTickets" | "primaryColor" | "secondaryColor" | "borderRadius">;

const NAME = "display-shop";
const INTERVAL = 60 * 60_000;

/** The shop's name, and whether its numbers are called order numbers; its colours are applied. */
export function useShop(): Shop | null {
  const [shop, setShop] = useState<Shop | null>(() => readKept<Shop>(NAME));
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { data } = await ask<Shop>({ path: "/api/config" });
        if (!data) return;
        const { shopName, disableTickets, primaryColor, secondaryColor, borderRadius } = data;
        const read = { shopName, disableTickets, primaryColor, secondaryColor, borderRadius };
        keep(NAME, read);
        setShop(read);
      } catch {
        // What was kept stays.
      }
    };
    void load();
    const timer = setInterval(() => void load(), INTERVAL);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (shop) applyPalette(shop);
  }, [shop]);
  return shop;
}
