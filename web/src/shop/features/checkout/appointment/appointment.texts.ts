/* Texts of the checkout's appointment. */

export const when = "Wann";
export const time = "Zeitpunkt";
export const asSoonAsPossible = "So bald wie möglich";
export const onceOpen = "Sobald wir geöffnet haben";
export const expected = (time: string): string => `voraussichtlich ${time}`;
export const atAppointment = "Zu einem bestimmten Termin";

export const chooseDate = "Datum wählen";
export const previousMonth = "Voriger Monat";
export const nextMonth = "Nächster Monat";
export const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

export const weekdayNames = {
  monday: "Montag",
  tuesday: "Dienstag",
  wednesday: "Mittwoch",
  thursday: "Donnerstag",
  friday: "Freitag",
  saturday: "Samstag",
  sunday: "Sonntag",
} as const;

export const date = "Datum";
export const timeOfDay = "Uhrzeit";
export const oClock = (time: string): string => `${time} Uhr`;
export const pleaseChoose = "Bitte wählen";

export const takeTime = (time: string): string => `${time} Uhr übernehmen`;
export const soldOut = "ausgebucht";
export const timeOn = (day: string): string => `Uhrzeit am ${day}`;
export const hour = "Stunde";
export const minute = "Minute";

export const winterTime = (time: string): string => `${time} (Winterzeit)`;
