import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WORD_LIMIT, lookupsOf, matchesSearch, searchForm, searchWords, wordsOf } from "./search-words";

describe("words", () => {
  it("are in lower case, with umlauts written out and without other accents", () => {
    expect(searchForm("Weiß-Grüner ÖĞRETMEN Café")).toBe("weiss-gruener oegretmen cafe");
    expect(wordsOf("Müller & Söhne, Müller")).toEqual(["mueller", "soehne"]);
    expect(wordsOf(" – ")).toEqual([]);
  });

  it("of a phone number are its digits, and also only the last ones", () => {
    expect(wordsOf("+43 (660) 123-45 67")).toEqual(["436601234567"]);
    expect(wordsOf("0660/1234567")).toEqual(["6601234567"]);
    expect(searchWords(["+43 660 1234567", "Max Muster"])).toEqual(["436601234567", "4567", "max", "muster"]);
  });

  it("of a phone number within a text are its digits too, beside the other words", () => {
    expect(searchWords(["Tel. +43 660 7654321"])).toEqual(["436607654321", "4321", "tel"]);
    expect(searchWords(["Mobil: 0660/765-43 21, abends"])).toEqual(["6607654321", "4321", "mobil", "abends"]);
    expect(wordsOf("0043 (0)660 7654321 oder 01 / 5321234")).toEqual(["436607654321", "15321234", "oder"]);
    expect(wordsOf("0660 7654321 / 0664 1234567")).toEqual(["6607654321", "6641234567"]);
  });

  it("of digits that may be no phone number are also the parts between spaces and signs", () => {
    expect(wordsOf("Gasse 12 1070 Wien")).toEqual(["121070", "12", "1070", "gasse", "wien"]);
    expect(wordsOf("am 05.06.2026")).toEqual(["5062026", "05", "06", "2026", "am"]);
    expect(wordsOf("ATU12345678, Nr. 12345")).toEqual(["atu12345678", "nr", "12345"]);
  });

  it("are at most twelve, each once", () => {
    const many = Array.from({ length: 30 }, (_, index) => `wort${index} wort0`).join(" ");
    expect(searchWords([many])).toHaveLength(WORD_LIMIT);
    expect(new Set(searchWords([many])).size).toBe(WORD_LIMIT);
  });
});

describe("a search", () => {
  const texts = ["Müller-Lüdenscheidt", "Anna", "+43 660 1234567"];

  it.each([
    "müll",
    "mueller",
    "muller",
    "Muller-Ludenscheidt",
    "anna müller",
    "LÜD ANNA",
    "4567",
    "34567",
    "660",
    "+43 660",
    "",
  ])("%j finds it", (search) => {
    expect(matchesSearch({ texts: [...texts, "6601234567"], search })).toBe(true);
  });

  it.each(["üller", "anna maier", "456", "5678"])("%j does not", (search) => {
    expect(matchesSearch({ texts, search })).toBe(false);
  });

  it.each([
    "+43 660 7654321",
    "4321",
    "0660 7654321",
    "0660/7654321",
    "7654321",
    "00436607654321",
    "660 7654321",
    "tel 4321",
  ])("%j finds a phone number within a text, and is looked up as one", (search) => {
    const note = ["Tel. +43 660 7654321"];
    expect(matchesSearch({ texts: note, search })).toBe(true);
    const held = searchWords(note);
    for (const begins of lookupsOf(search))
      expect(begins.some((begin) => held.some((word) => word.startsWith(begin)))).toBe(true);
  });

  it.each(["+43 660 7654321", "4321", "0660 7654321"])(
    "%j finds a phone number written without its country code",
    (search) => {
      expect(matchesSearch({ texts: ["Anruf 0660 765 43 21"], search })).toBe(true);
    },
  );

  it.each(["12 1070", "1070 12", "wien 12", "121070"])(
    "%j finds digits with and without words between them",
    (search) => {
      expect(matchesSearch({ texts: ["1070 Wien, Gasse 12", "12 1070"], search })).toBe(true);
      expect(matchesSearch({ texts: ["+43 660 7654321"], search })).toBe(false);
    },
  );

  it("looks up its longest word, and a number also by its end", () => {
    expect(lookupsOf("an müller")).toEqual([
      ["muller", "mueller"],
      ["an", "aen"],
    ]);
    expect(lookupsOf("34567")).toEqual([["34567", "4567"]]);
    expect(lookupsOf(" ")).toEqual([]);
  });

  it.each(["Kock", "Köck", "Koeck", "KOECK", "Kö", "Ko"])("%j finds a name however its umlaut is written", (search) => {
    for (const name of ["Köck", "Koeck", "Kock"]) {
      expect(matchesSearch({ texts: [name], search })).toBe(true);
      const [held = ""] = searchWords([name]);
      expect(lookupsOf(search)[0]?.some((begin) => held.startsWith(begin))).toBe(true);
    }
    expect(matchesSearch({ texts: ["Keck"], search })).toBe(false);
  });

  it("looks a long word up in few ways, by its beginning", () => {
    expect(lookupsOf("Tomatensalat")).toEqual([["tomatens", "tomaetens", "toematens", "toemaetens"]]);
    expect(matchesSearch({ texts: ["Straße"], search: "strasse" })).toBe(true);
  });

  it("finds through its look-ups every matching record that has few words", () => {
    const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/);
    const phone = fc.stringMatching(/^\+43 6\d{2} \d{6,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        phone,
        fc.nat(),
        fc.nat(),
        (names, number, pick, cut) => {
          const all = [names.join(" "), number];
          const candidates = [...wordsOf(all[0] ?? ""), ...wordsOf(number)];
          const chosen = candidates[pick % candidates.length] ?? "";
          const begun = chosen.slice(0, 1 + (cut % chosen.length));
          const search = cut % 2 === 0 ? begun : begun.replace(/([aou])e(?!e)/g, "$1");
          expect(matchesSearch({ texts: all, search })).toBe(true);
          const held = searchWords(all);
          for (const begins of lookupsOf(search))
            expect(begins.some((begin) => held.some((one) => one.startsWith(begin)))).toBe(true);
        },
      ),
    );
  });
});
