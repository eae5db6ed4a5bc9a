import type { Overview, Rating } from "@tresen/contract/statistics/statistics";
import { formatDateTime } from "@tresen/contract/kit/time";
import { formatAmount } from "@tresen/contract/catalog/units";
import type { FigureColumn, FigureRow, Figures } from "../../chart/figures";
import { COLUMN_TEXTS, CUSTOMER_LABELS, FIGURE_TEXTS, REASON_LABELS, STAGE_LABELS } from "../widget.texts";

const orders: FigureColumn = { path: "orders", title: COLUMN_TEXTS.orders, kind: "number" };

export function reasonFigures({ canceled }: Pick<Overview, "canceled">): Figures {
  return {
    columns: [{ path: "reason", title: COLUMN_TEXTS.reason, kind: "choice", labels: REASON_LABELS }, orders],
    rows: [...canceled.reasons].sort((a, b) => b.orders - a.orders).map((sum) => ({ key: sum.reason, ...sum })),
    main: "orders",
  };
}

/** Rated orders by stars, from one to five. */
export function ratingFigures({ ratings }: Pick<Overview, "ratings">): Figures {
  return {
    columns: [
      {
        path: "rating",
        title: COLUMN_TEXTS.rating,
        kind: "number",
        shown: ({ rating }) => FIGURE_TEXTS.stars(Number(rating)),
      },
      orders,
    ],
    rows: [1, 2, 3, 4, 5].map((rating) => ({
      key: String(rating),
      rating,
      orders: ratings.spread.find((sum) => sum.rating === rating)?.orders ?? 0,
    })),
    main: "orders",
  };
}

/** The ratings with a comment. @param zone of the clock by which times are told. */
export function commentFigures({ ratings, zone }: { ratings: readonly Rating[]; zone: string }): Figures {
  return {
    columns: [
      {
        path: "at",
        title: COLUMN_TEXTS.day,
        kind: "moment",
        shown: ({ at }) => formatDateTime({ at: Date.parse(String(at)), zone }),
      },
      {
        path: "ticket",
        title: COLUMN_TEXTS.ticket,
        kind: "number",
        shown: ({ ticket }) => String(ticket),
        isMinor: true,
      },
      {
        path: "rating",
        title: COLUMN_TEXTS.rating,
        kind: "number",
        shown: ({ rating }) => formatAmount(Number(rating)),
      },
      { path: "comment", title: COLUMN_TEXTS.comment, kind: "text", hides: "customer" },
    ],
    rows: ratings
      .filter(({ comment }) => comment !== "")
      .map(({ order, at, ticketNumber, rating, comment }) => ({
        key: order,
        at,
        ticket: ticketNumber,
        rating,
        comment,
      })),
    main: "rating",
  };
}

export function customerFigures({ customers }: Pick<Overview, "customers">): Figures {
  const kinds = ["fresh", "returning", "unknown"] as const;
  return {
    columns: [{ path: "kind", title: COLUMN_TEXTS.customer, kind: "choice", labels: CUSTOMER_LABELS }, orders],
    rows: kinds.map((kind) => ({ key: kind, kind, orders: customers[kind] })),
    main: "orders",
  };
}

/** From the visit to the order, each stage with its share of the visits. */
export function funnelFigures({ funnel }: Pick<Overview, "funnel">): Figures {
  const stages = ["visitors", "carts", "checkouts", "purchases"] as const;
  return {
    columns: [
      { path: "stage", title: COLUMN_TEXTS.stage, kind: "choice", labels: STAGE_LABELS },
      { path: "count", title: COLUMN_TEXTS.count, kind: "number" },
      { path: "share", title: COLUMN_TEXTS.share, kind: "rate" },
    ],
    rows: stages.map((stage) => ({
      key: stage,
      stage,
      count: funnel[stage],
      share: funnel.visitors > 0 ? Math.round((funnel[stage] / funnel.visitors) * 1000) / 1000 : null,
    })),
    main: "count",
  };
}

const STEP = 5;

/** How many orders waited how long, without the empty times after the longest. */
export function waitingFigures({ waiting: { spread } }: Pick<Overview, "waiting">): Figures {
  const longest = spread.findLastIndex(({ orders: count }) => count > 0);
  const labelOf = (row: FigureRow): string => {
    const from = Number(row.from);
    return FIGURE_TEXTS.waited({ from, to: from === spread.at(-1)?.from ? null : from + STEP });
  };
  return {
    columns: [
      { path: "from", title: COLUMN_TEXTS.minutes, kind: "number", shown: labelOf, short: ({ from }) => String(from) },
      orders,
    ],
    rows: spread.slice(0, longest + 1).map((sum) => ({ key: String(sum.from), ...sum })),
    main: "orders",
  };
}

interface Minutes {
  rows: readonly { user: string; kind: string; minutes: number }[];
}

/** The hours that were worked and planned for each person. */
export function staffFigures({
  worked,
  planned,
  nameOf,
}: {
  worked: Minutes;
  planned: Minutes;
  nameOf: (user: string) => string;
}): Figures {
  const hours = ({ rows, user }: Minutes & { user: string }): number =>
    Math.round((rows.filter((row) => row.user === user).reduce((sum, { minutes }) => sum + minutes, 0) / 60) * 100) /
    100;
  const users = [...new Set([...worked.rows, ...planned.rows].map(({ user }) => user))];
  return {
    columns: [
      { path: "name", title: COLUMN_TEXTS.person, kind: "text" },
      { path: "worked", title: COLUMN_TEXTS.worked, kind: "number" },
      { path: "planned", title: COLUMN_TEXTS.planned, kind: "number" },
    ],
    rows: users.map((user) => ({
      key: user,
      name: nameOf(user),
      worked: hours({ ...worked, user }),
      planned: hours({ ...planned, user }),
    })),
    main: "worked",
  };
}
