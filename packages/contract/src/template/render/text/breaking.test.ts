import { describe, expect, it } from "vitest";
import { piecesOf } from "./breaking";

/** The pieces with a bar where a line may end without a space, and `¬` where a hyphen is drawn then. */
const broken = (text: string): string =>
  piecesOf(text)
    .map(({ text: piece, isJoined, isHyphenated }, index) => {
      const space = index === 0 ? "" : isJoined ? "|" : " ";
      return `${space}${piece.replaceAll("\u00A0", "_")}${isHyphenated ? "¬" : ""}`;
    })
    .join("");

describe("the places where a line may end", () => {
  it.each([
    ["Gulasch  mit   Brot", "Gulasch mit Brot"],
    ["Nur 12,90 € je Stück", "Nur 12,90_€ je Stück"],
    ["Nur € 12,90 je Stück", "Nur €_12,90 je Stück"],
    ["ab 5,– € und 1.290 CHF", "ab 5,–_€ und 1.290_CHF"],
    ["12 € 3 Stück", "12_€ 3 Stück"],
    ["500 g um 20 % billiger", "500_g um 20_% billiger"],
    ["von 11:00 – 14:30 Uhr", "von 11:00_–_14:30_Uhr"],
    ["Wein – rot oder weiß", "Wein – rot oder weiß"],
    ["z. B. Tee, d. h. heiß", "z._B. Tee, d._h. heiß"],
    ["Menü Nr. 5", "Menü Nr._5"],
    ["Wiener-Schnitzel", "Wiener-|Schnitzel"],
    ["T-Shirt, E-Mail und 10-20", "T-Shirt, E-Mail und 10-20"],
    ["Vor- und Nachspeisen", "Vor- und Nachspeisen"],
    ["Straßen-/Hausnummer", "Straßen-/|Hausnummer"],
    ["Speisen/Getränke 1/2", "Speisen/|Getränke 1/2"],
    ["Selbst\u00ADabholer", "Selbst¬|abholer"],
    ["lange\u200BAdresse", "lange|Adresse"],
    ["nicht\u00A0trennen", "nicht_trennen"],
    ["", ""],
  ])("%s", (text, expected) => expect(broken(text)).toBe(expected));
});
