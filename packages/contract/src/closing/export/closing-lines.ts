import { DELIVERY_METHOD_LABELS } from "../../branch/delivery-method.texts";
import { type Cents, formatRate } from "../../kit/money";
import { BOOKING_LABELS, PAID_BY_LABELS } from "../booking.texts";
import type { Closing } from "../closing";
import { type ClosingSums, isAtDoor } from "../closing-sums";
import { CLOSING_WORDS as words } from "../closing-words.texts";
import { NO_RECEIPT } from "../closing.texts";

/** One sum of a closing with its label; `net` and `tax` only where it is taxed. */
export interface ClosingLine {
  label: string;
  net?: Cents;
  tax?: Cents;
  gross: Cents;
}

/** The sums below one heading. */
export interface ClosingPart {
  key: "taxes" | "atDoor" | "online" | "methods" | "kinds" | "beside";
  title: string;
  /** What has to be said beside the sums. */
  note?: string;
  lines: ClosingLine[];
}

/** The sums of a closing in the order in which the screen, the PDF and the CSV file show them. Empty parts are left out. */
export function closingParts(sums: ClosingSums): ClosingPart[] {
  const { taxes, net, tax, gross, byPayment, byMethod, byKind, deposits, tips, donations } = sums;
  const paid = (atDoor: boolean): ClosingLine[] =>
    byPayment
      .filter(({ payment, amount }) => isAtDoor(payment) === atDoor && amount !== 0)
      .map(({ payment, amount }) => ({ label: PAID_BY_LABELS[payment], gross: amount }));
  const ofNoMethod = gross - byMethod.reduce((sum, { gross: ofMethod }) => sum + ofMethod, 0);
  const parts: ClosingPart[] = [
    {
      ...{ key: "taxes", title: words.taxes },
      lines: [
        ...taxes.map(({ rate, ...sum }) => ({ label: formatRate(rate), ...sum })),
        ...(taxes.length > 0 ? [{ label: words.total, net, tax, gross }] : []),
      ],
    },
    { key: "atDoor", title: words.atDoor, note: NO_RECEIPT, lines: paid(true) },
    { key: "online", title: words.online, note: words.onlineNote, lines: paid(false) },
    {
      ...{ key: "methods", title: words.methods },
      lines: [
        ...byMethod.map(({ method, gross: sum }) => ({ label: DELIVERY_METHOD_LABELS[method], gross: sum })),
        // With it the methods add up to the revenue.
        ...(ofNoMethod === 0 ? [] : [{ label: words.noMethod, gross: ofNoMethod }]),
      ],
    },
    {
      ...{ key: "kinds", title: words.kinds },
      lines: byKind.map(({ kind, entries, gross: sum }) => ({
        label: words.kindLine({ label: BOOKING_LABELS[kind], entries }),
        // A tip is no revenue.
        gross: kind === "tip" ? tips : sum,
      })),
    },
    {
      ...{ key: "beside", title: words.beside },
      lines: [
        ...deposits.map(({ rate, ...sum }) => ({ label: words.depositLine(formatRate(rate)), ...sum })),
        { label: words.tips, gross: tips },
        { label: words.donations, gross: donations },
      ].filter(({ gross: sum }) => sum !== 0),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** What is known of the cash; the difference only where somebody counted. */
export function cashLines({
  sums,
  countedCash,
  difference,
}: Pick<Closing, "sums" | "countedCash" | "difference">): ClosingLine[] {
  return [
    { label: words.expected, gross: sums.expectedCash },
    ...(countedCash === null ? [] : [{ label: words.counted, gross: countedCash }]),
    ...(difference === null ? [] : [{ label: words.difference, gross: difference }]),
  ];
}
