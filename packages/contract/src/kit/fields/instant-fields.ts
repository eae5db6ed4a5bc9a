import * as z from "zod";
import { EXPECTED_INSTANT, EXPECTED_MOMENT } from "./instant.texts";
import { expecting } from "../schema";

/** An instant with its offset, as in all requests and answers. */
export const instant = z.iso.datetime({ offset: true, ...expecting(EXPECTED_INSTANT) });
/** An instant, or a local date (and time) in the branch's time zone. */
export const instantOrLocal = z.union(
  [
    z.iso.datetime({ offset: true, local: true, ...expecting(EXPECTED_MOMENT) }),
    z.iso.date(expecting(EXPECTED_MOMENT)),
  ],
  expecting(EXPECTED_MOMENT),
);
