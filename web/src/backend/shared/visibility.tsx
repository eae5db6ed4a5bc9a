import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import { getDefaultStore, useAtomValue } from "jotai";
import { atomWithStorage } from "jotai/utils";
import type { ReactNode } from "react";
import { HIDDEN_DATA_TEXTS } from "./common.texts";

/** For screens that guests can see: product data and customer data can each be hidden. Both are shown at first. */
export const isProductDataShownAtom = atomWithStorage("product-data-visibility", true, undefined, { getOnInit: true });
export const isCustomerDataShownAtom = atomWithStorage("customer-data-visibility", true, undefined, {
  getOnInit: true,
});

export type PrivateData = "product" | "customer";

export function useIsShown(kind: PrivateData): boolean {
  const isProductDataShown = useAtomValue(isProductDataShownAtom);
  const isCustomerDataShown = useAtomValue(isCustomerDataShownAtom);
  return kind === "product" ? isProductDataShown : isCustomerDataShown;
}

/** An amount of money as text. */
export type Money = (cents: Cents, currency: string) => string;

/**
 * How screens of the back-office write amounts: as they are, or a word instead while product data is hidden. Lint refuses
 * any other way to write them, so that an amount in a label, a tooltip or an option is hidden too.
 */
export function useMoney(): Money {
  return useIsShown("product") ? formatMoney : hiddenMoney;
}

const hiddenMoney: Money = () => HIDDEN_DATA_TEXTS.amount;

/** Amounts as the server writes them into its messages. */
const AMOUNTS = /\d[\d.]*(?:,\d+)?[\s\u00A0](?:€|CHF)/g;
const withoutAmounts = (text: string): string => text.replace(AMOUNTS, HIDDEN_DATA_TEXTS.amount);

/** A message of the server: as it is, or without its amounts while product data is hidden. */
export function useToldText(): (text: string) => string {
  return useIsShown("product") ? asItIs : withoutAmounts;
}

/** The same at this moment, for what is no part of a screen. */
export function toldText(text: string): string {
  return getDefaultStore().get(isProductDataShownAtom) ? text : withoutAmounts(text);
}

/** A text about a customer: as it is, or a word instead while customer data is hidden. */
export function useCustomerText(): (text: string) => string {
  return useIsShown("customer") ? asItIs : hiddenText;
}

const asItIs = (text: string): string => text;
const hiddenText = (): string => HIDDEN_DATA_TEXTS.customer;

/** Renders its children, or a grey bar instead. Hidden content is not in the page. */
export function Private({ kind, children }: { kind: PrivateData; children: ReactNode }) {
  if (useIsShown(kind)) return children;
  return (
    <span className="inline-block rounded-sm bg-sunken px-2 text-muted">
      <span aria-hidden>•••••</span>
      <span className="sr-only">{HIDDEN_DATA_TEXTS[kind]}</span>
    </span>
  );
}
