import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menus } from "../../catalog/menu.resource";
import { products } from "../../catalog/product.resource";
import { CSV_START, csvLines, parseCsv } from "./csv";
import { chosenColumns, tableCells, tableHead } from "./rows";
import { SHEET_END, SHEET_NAME, letters, sheetRow, xlsxFrame, xlsxOf } from "./xlsx";
import { readXlsx } from "./xlsx-read";
import { crcOf, joined, unzip, zipEnd, zipHead, zipOf } from "./zip";

const columns = chosenColumns({ resource: products, paths: ["name", "price", "tax", "isEnabled", "deposit"] });
const records = [
  { id: "p1", name: '=SUM(A1) & "<b>"\n zweite Zeile', price: 1250, tax: 0.1, isEnabled: true, deposit: null },
  { id: "p2", name: "Größe _x0041_", price: 5, tax: 0.049, isEnabled: false, deposit: 25 },
];
const titles = tableHead(columns);
const cells = records.map((record) => tableCells({ columns, record }));

describe("CSV", () => {
  it("is what German spreadsheets open, with formulas defused", () => {
    expect(csvLines([["=1+1", "+43 660", "-5,5", "@x", "a;b", 'sagt "ja"', "-cmd"]])).toBe(
      `'=1+1;+43 660;-5,5;'@x;"a;b";"sagt ""ja""";'-cmd\r\n`,
    );
  });

  it.each(["-1-1", "-(1)", "-1/0", "+1(2)3", "+49(0)1/2-3", "--", "\n=1", " =1", "+1,5", "-1,2,3", "-1 2"])(
    "leaves %j to no spreadsheet to compute, and reads it as it was",
    (cell) => {
      const line = csvLines([[cell, "x", "y", "z"]]);
      expect(line.replace(/^"/, "")).toMatch(/^'/);
      expect(parseCsv(line)).toEqual([[cell, "x", "y", "z"]]);
    },
  );

  it("leaves plain numbers and phone numbers as they are", () => {
    expect(csvLines([["＝1+1", " ＋1", "－1", "＠x", "1＋1"]])).toBe("'＝1+1;' ＋1;'－1;'＠x;1＋1\r\n");
    expect(csvLines([["-5", "-5,25", "+43 660 1234567", "1-2", "0,5"]])).toBe("-5;-5,25;+43 660 1234567;1-2;0,5\r\n");
  });

  it("is read as it was written, line by line", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.string({
        unit: fc.constantFrom("'", "=", "+", "-", "@", "＝", '"', ";", "\t", "\r", "\n", ",", "a"),
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const named = [["Spalte;eins", "zwei", "drei"], ...rows];
        expect(parseCsv(CSV_START + csvLines(named))).toEqual(named);
      }),
    );
  });

  it("is read with other separators and line ends too, and without the last one", () => {
    expect(parseCsv("a,b\n1,2\n\n3,4")).toEqual([["a", "b"], ["1", "2"], [""], ["3", "4"]]);
    expect(parseCsv('"x;y"\tb\r1\t2')).toEqual([
      ["x;y", "b"],
      ["1", "2"],
    ]);
  });
});

describe("XLSX", () => {
  it("is read as it was written, with amounts as numbers", async () => {
    const file = await xlsxOf({ sheet: "Produkte: [alle]", titles, columns, records });
    const read = (await readXlsx(file)).map((row) => titles.map((_, index) => row[index] ?? ""));
    const [first = [], second = []] = cells;
    expect(read).toEqual([titles, first.map((cell) => (cell === "12,50" ? "12,5" : cell)), second]);
  });

  it("has dates and times that a spreadsheet sorts, where they are read back as the same", async () => {
    const [from] = chosenColumns({ resource: menus, paths: ["availableFrom"] });
    if (!from) throw new Error("No column");
    const row = (availableFrom: string, zone = "Europe/Vienna") =>
      sheetRow({ columns: [from], record: { id: "m", availableFrom }, line: 2, zone });
    expect(row("2026-06-05")).toContain('<c r="B2" s="5"><v>46178</v></c>');
    expect(row("2026-06-05T16:30:00.000Z")).toMatch(/<c r="B2" s="6"><v>46178\.77083333/);
    expect(row("2026-06-05T18:30", "America/New_York")).toMatch(/<c r="B2" s="6"><v>46178\.77083333/);
    // By another clock, in the second of two equal hours, and on a day that spreadsheets count differently.
    expect(row("2026-06-05T16:30:00.000Z", "America/New_York")).toContain(
      '<t xml:space="preserve">05.06.2026 12:30 -04:00',
    );
    expect(row("2026-10-25T01:30:00.000Z")).toContain("25.10.2026 02:30 +01:00");
    expect(row("1890-01-01")).toContain("01.01.1890");
    const records = ["2026-06-05", "2026-06-05T16:30:00.000Z", "2026-06-04T22:00:00.000Z"].map((availableFrom) => ({
      id: "m",
      availableFrom,
    }));
    const file = await xlsxOf({ sheet: "Menüs", titles: ["ID", "Ab"], columns: [from], records });
    expect((await readXlsx(file)).slice(1).map(([, cell]) => cell)).toEqual([
      "05.06.2026",
      "05.06.2026 18:30",
      "05.06.2026 00:00",
    ]);
  });

  it("has no column for ids where the records have none, and times by each record's clock", async () => {
    const file = await xlsxOf({
      sheet: "Bestellungen",
      titles: ["Bestellt", "Gesamt"],
      columns: [
        { path: "ordered", kind: "moment" },
        { path: "total", kind: "money" },
      ],
      records: ["Europe/Vienna", "America/New_York"].map((zone) => ({
        ...{ ordered: "2026-06-05T16:30:00.000Z", total: 1250 },
        zone,
      })),
      zoneOf: ({ zone }) => String(zone),
    });
    expect(await readXlsx(file)).toEqual([
      ["Bestellt", "Gesamt"],
      ["05.06.2026 18:30", "12,5"],
      ["05.06.2026 12:30 -04:00", "12,5"],
    ]);
  });

  it("keeps characters that XML cannot hold", async () => {
    const name = "a\uFFFEb\uFFFFc\u0001_x0001_";
    const file = await xlsxOf({ sheet: "Produkte", titles, columns, records: [{ id: "p1", name, price: 1 }] });
    expect((await readXlsx(file))[1]).toContain(name);
  });

  it("is read as spreadsheets save it: shared texts, dates, percent, yes and no", async () => {
    const sheet =
      '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c>' +
      '<x:c r="C2" s="1"><x:v>46178</x:v></x:c><x:c r="D2" s="2"><x:v>46178.770833333336</x:v></x:c>' +
      '<x:c r="E2" s="3"><x:v>0.1</x:v></x:c><x:c r="F2" t="b"><x:v>1</x:v></x:c>' +
      '<x:c r="G2"><x:f>1+1</x:f><x:v>0.30000000000000004</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const file = await zipOf([
      ...xlsxFrame("x").filter(({ name }) => name !== "xl/styles.xml"),
      {
        name: "xl/styles.xml",
        content:
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><cellXfs>' +
          '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      },
      {
        name: "xl/sharedStrings.xml",
        content: "<sst><si><r><t>A&amp;</t></r><r><t>B</t></r><rPh><t>no</t></rPh></si></sst>",
      },
      { name: SHEET_NAME, content: sheet },
    ]);
    expect(await readXlsx(file)).toEqual([[], ["A&B", "", "05.06.2026", "05.06.2026 18:30", "10 %", "ja", "0,3"]]);
  });

  it("is refused where it is something else", async () => {
    await expect(readXlsx(new TextEncoder().encode("ID;Name"))).rejects.toThrow(RangeError);
    await expect(readXlsx(await zipOf([{ name: "a.txt", content: "x" }]))).rejects.toThrow(RangeError);
  });

  it("names columns as spreadsheets do", () => {
    expect([0, 25, 26, 701, 702].map(letters)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
  });
});

describe("a ZIP file", () => {
  it("that unpacks to more than it says is refused", async () => {
    const body = new Uint8Array(deflateRawSync("x".repeat(1000)));
    const entry = { name: SHEET_NAME, crc: 0, size: 10, compressed: body.length };
    const file = joined([zipHead(entry), body, zipEnd([entry])]);
    await expect(unzip({ bytes: file, isWanted: () => true })).rejects.toThrow("too large");
  });

  it("has the checksums that other programs compute", () => {
    expect(crcOf(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(SHEET_END).toBe("</sheetData></worksheet>");
  });
});
