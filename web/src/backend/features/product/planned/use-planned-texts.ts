import { useQuery } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { serverNow } from "../../../../shared/server-clock";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { type PlannedText, plannedOfProduct, plannedTexts } from "./planned-prices";

const NONE: readonly PlannedText[] = [];

/** What is planned for a product; nothing while it is loading, and for a product that is not stored yet. */
export function usePlannedTexts(id: string | null): readonly PlannedText[] {
  const { data } = useQuery({ ...plannedOfProduct(id ?? ""), enabled: id !== null });
  const money = useMoney();
  const currency = useCurrency();
  return data ? plannedTexts({ plans: data, money, currency, zone: DEFAULT_TIME_ZONE, now: serverNow() }) : NONE;
}
