import { CODE_PAGES } from "@tresen/contract/device/device.values";
import { describe, expect, it } from "vitest";
import { printable, printsAll, printsByPage, unchanged } from "./characters";

const on858 = (text: string): string => printable({ text, prints: printsByPage("cp858") });

describe("what printers do not have", () => {
  it("is umlauts and € on no page", () => {
    for (const page of ["cp858", "windows1252", "iso8859-15"] as const)
      expect(printable({ text: "ÄÖÜäöüß € ×é", prints: printsByPage(page) })).toBe("ÄÖÜäöüß € ×é");
    for (const page of CODE_PAGES) {
      expect(printable({ text: "ÄÖÜäöüß", prints: printsByPage(page) })).toBe("ÄÖÜäöüß");
      expect(printable({ text: "9,90 €", prints: printsByPage(page) })).toMatch(/^9,90 (€|EUR)$/);
    }
  });

  it("is replaced by a letter without accents, a similar sign or a question mark for each character", () => {
    expect(on858("Jiří Dvořák, Łukasz, Œuvre, ẞ")).toBe("Jirí Dvorák, Lukasz, OEuvre, SS");
    expect(on858("„Wien“ – ‚kross‘ … 3 ⁄ 4 ﬁ −1")).toBe("\"Wien\" - 'kross' ... 3 / 4 fi -1");
    expect(on858("شاورما 🍕 👨‍👩‍👧 寿司 Борщ")).toBe("?????? ? ? ?? ????");
    expect(on858("§ 11 AZG")).toBe("Par. 11 AZG");
    expect(printable({ text: "„Wien“ – š", prints: printsByPage("windows1252") })).toBe("„Wien“ – š");
  });

  it("keeps line breaks and removes only what cannot be seen", () => {
    expect(on858("a\r\nb\tc\u0007d\u00ADe\u200Bf\u202E\u2009g\u202Fh")).toBe("a\nb cdef g\u00A0h");
    expect(printable({ text: "🍕 شاورما", prints: printsAll })).toBe("🍕 شاورما");
  });

  it("is said by code points where no letter may be changed", () => {
    const prints = printsByPage("cp858");
    expect(unchanged({ text: "Jörg\r\nŁ\u200B 😀", prints })).toBe("Jörg\n[U+0141] [U+1F600]");
  });
});
