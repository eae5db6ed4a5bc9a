import { useCallback } from "react";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { type FigureColumn, type FigureRow, cellText } from "./figures";

/** How cells are written for this person. */
export function useFigureText(): (column: FigureColumn, row: FigureRow) => string {
  const currency = useCurrency();
  const money = useMoney();
  return useCallback(
    (column, row) => cellText({ column, row, money: (cents) => money(cents, currency) }),
    [currency, money],
  );
}

/** How a number of a column's kind is written beside the axis: amounts without cents. */
export function useAxisText(column: FigureColumn | undefined): (value: number) => string {
  const text = useFigureText();
  return (value) => {
    if (!column) return "";
    const { shown: _, ...plain } = column;
    return text(plain, { key: "", [column.path]: value }).replace(/,00(?=\D|$)/, "");
  };
}
