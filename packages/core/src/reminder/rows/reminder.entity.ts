import type { REMINDER_OUTCOMES } from "@tresen/contract/reminder/reminder.calls";
import type { ReminderKind, ReminderSettings } from "@tresen/contract/reminder/reminder-kinds";
import { Entity } from "electrodb";
import { anything, connection, custom, model, number, primaryKey, text } from "../../platform/db";

export type ReminderOutcome = (typeof REMINDER_OUTCOMES)[number];

/** What a branch has decided of its reminders: one row for all kinds. */
export const ReminderSettingsEntity = new Entity(
  {
    model: model("reminderSettings"),
    attributes: {
      branch: text,
      /** Counts the changes of all kinds. */
      version: number,
      kinds: { type: custom<ReminderSettings>("any"), required: true },
      /** The `version` with which each kind was changed last. */
      versions: anything<Partial<Record<ReminderKind, number>>>(),
    },
    indexes: { primary: primaryKey({ pk: "reminders#${branch}", sk: "settings" }) },
  },
  connection,
);

/**
 * What came of a kind in a branch on one day of its calendar. For daily kinds it is the mark that keeps them from running
 * twice on a day; for reminders about orders it tells of the last one.
 */
export const ReminderRunEntity = new Entity(
  {
    model: model("reminderRun"),
    attributes: {
      branch: text,
      kind: { type: custom<ReminderKind>("string"), required: true },
      day: text,
      /** ISO. */
      at: text,
      outcome: { type: custom<ReminderOutcome>("string"), required: true },
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "reminders#${branch}", sk: "run#${kind}#${day}" }) },
  },
  connection,
);
