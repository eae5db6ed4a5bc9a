import * as z from "zod";
import { expectedWholeUpTo } from "../validation/expectation.texts";

/** The number of entries on a page by default, and at most. */
export const PAGE_SIZE = 50;
export const LARGEST_PAGE = 500;

/** A whole decimal number. Other notations that JavaScript knows, such as `0x10` and `1e2`, are refused. */
const limit = z.preprocess(
  (value) => (typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value),
  z
    .int({ error: expectedWholeUpTo(LARGEST_PAGE) })
    .min(1)
    .max(LARGEST_PAGE)
    .optional(),
);

/** The parameters of every list in pages. */
export const paged = { cursor: z.string().max(2000).optional(), limit };

/** The cursor that the wanted page ends before, for a way back. The answer's cursor then leads further back. */
export const before = paged.cursor.meta({
  description: "Ein Cursor derselben Abfrage; die Seite, die vor ihm liegt. Nur mit `sort`",
});

/** The `sort` parameter of a list with these orders. */
export function sortParameter<const Order extends string>(orders: readonly Order[]) {
  return z.enum(orders).optional().meta({ description: "Ein Feld; mit `-` davor vom größten an" });
}
