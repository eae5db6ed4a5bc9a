import type { OrderPushEvent } from "./push";

export const AS_SOON_AS_POSSIBLE = "so bald wie möglich";

/** @param what the order by its number: `Bestellung 42`. */
export function pushTitle({ event, what }: { event: OrderPushEvent; what: string }): string {
  switch (event) {
    case "newOrder":
      return `Neu: ${what}`;
    case "confirmed":
      return `${what} angenommen`;
    case "changed":
      return `${what} geändert`;
    case "cancelled":
      return `${what} storniert`;
    case "escalated":
      return `${what} wartet auf Antwort`;
  }
}

export function orderNumberText({ number, isQuotation }: { number: number; isQuotation: boolean }): string {
  return `${isQuotation ? "Anfrage" : "Bestellung"} ${number}`;
}

export function positionsText(count: number): string {
  return count === 1 ? "1 Position" : `${count} Positionen`;
}

export const ALARM_PUSH = "Geräte brauchen Aufmerksamkeit";

export const TEST_PUSH = {
  title: "Testnachricht",
  body: (device: string): string => `Push-Nachrichten für „${device}“ kommen hier an.`,
};
