/* Days and times of day. */

import type { Weekday } from "@tresen/contract/kit/time";

export const weekdays: Readonly<Record<Weekday, string>> = {
  monday: "Mo",
  tuesday: "Di",
  wednesday: "Mi",
  thursday: "Do",
  friday: "Fr",
  saturday: "Sa",
  sunday: "So",
};

export const nowOpen = "Geöffnet";
export const closesSoon = "Schließt bald";
export const nowClosed = "Geschlossen";

export const closed = "geschlossen";
export const allDay = "durchgehend";
export const atTime = (time: string): string => `um ${time} Uhr`;
export const until = (time: string): string => `bis ${time} Uhr`;
export const fromTime = (time: string): string => `ab ${time} Uhr`;
export const opens = (time: string): string => `öffnet ${time}`;
export const today = (time: string): string => `heute ${time}`;
export const tomorrow = (time: string): string => `morgen ${time}`;
export const onDay = ({ day, time }: { day: string; time: string }): string => `am ${day} ${time}`;
