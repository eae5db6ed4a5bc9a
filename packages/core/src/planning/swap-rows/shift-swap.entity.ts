import type { SwappedShift } from "@tresen/contract/planning/swap/shift-swap.rules";
import type { SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import { Entity, type EntityItem } from "electrodb";
import { anything, connection, custom, flag, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * That somebody asks to give a shift away or to swap it. All are one partition, which managers and people read whole:
 * there are few, and they go some months after the shift.
 */
export const ShiftSwapEntity = new Entity(
  {
    model: model("shiftSwap"),
    attributes: {
      id: text,
      version: number,
      branch: text,
      state: { type: custom<SwapState>("string"), required: true },
      /** The ids of the users; `asked` is absent as long as nobody has accepted what was asked of all. */
      asker: text,
      asked: optionalText,
      isToAll: flag,
      /** The shifts as they were when somebody asked: of one that was changed since then nothing is swapped. */
      shift: { type: custom<SwappedShift>("any"), required: true },
      counter: anything<SwappedShift>(),
      note: text,
      reason: text,
      askedAt: text,
      answeredAt: optionalText,
      decidedAt: optionalText,
      /** The id of the user. */
      decidedBy: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "shift-swap", sk: "${id}" }) },
  },
  connection,
);

export type ShiftSwapRow = EntityItem<typeof ShiftSwapEntity>;

/** The request that a shift is part of. So of two requests for a shift at the same moment one is refused. */
export const SwapOfShiftEntity = new Entity(
  {
    model: model("swapOfShift"),
    attributes: { shift: text, swap: text, expiresAt: number },
    indexes: { primary: primaryKey({ pk: "swap-of-shift#${shift}", sk: "swap-of-shift" }) },
  },
  connection,
);
