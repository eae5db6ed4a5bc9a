export const AVAILABILITY_MESSAGES = {
  one: "Bitte geben Sie einen Wochentag oder einen Tag an.",
  repeated: "Zu einem Tag gibt es zwei Angaben.",
} as const;
