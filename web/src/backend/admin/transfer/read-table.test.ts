import { tableColumns } from "@tresen/contract/kit/table/columns";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { xlsxOf } from "@tresen/contract/kit/table/xlsx";
import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { proposedColumns, rowsToImport, withMatch } from "./import-rows";
import { type ReadTable, readFile, readText } from "./read-table";
import { READ_FAULTS } from "./transfer.texts";

const file = (content: BlobPart, name = "tabelle.csv"): File => new File([content], name);
const gridOf = async (content: BlobPart, name?: string) => {
  const read = await readFile(file(content, name));
  return "table" in read ? read.table.grid : read.fault;
};
const table = (...grid: string[][]): ReadTable => ({ name: "t", grid, first: 1 });

test("a CSV file is read as UTF-8, with or without a mark, as Windows-1252 and as UTF-16", async () => {
  const wanted = [
    ["Name", "Preis"],
    ["Käsespätzle", "12,50"],
  ];
  expect(await gridOf(`${CSV_START}${csvLines(wanted)}`)).toEqual(wanted);
  expect(await gridOf("Name;Preis\nKäsespätzle;12,50")).toEqual(wanted);
  const latin = Uint8Array.from("Name;Preis\r\nK\u00e4sesp\u00e4tzle;12,50\r\n", (sign) => sign.charCodeAt(0));
  expect(await gridOf(latin)).toEqual(wanted);
  const wide = new Uint8Array(
    Uint16Array.from("\uFEFFName\tPreis\r\nKäsespätzle\t12,50", (sign) => sign.charCodeAt(0)).buffer,
  );
  expect(await gridOf(wide)).toEqual(wanted);
  expect(await gridOf(Uint8Array.from([0x41, 0x3b, 0x80]))).toEqual([["A", "€"]]);
});

test("an XLSX file is known by its content, whatever its name says", async () => {
  const columns = tableColumns(resources.tags).slice(0, 1);
  const bytes = await xlsxOf({ sheet: "T", titles: ["ID", "Name"], columns, records: [{ id: "t1", name: "Scharf" }] });
  expect(await gridOf(new Uint8Array(bytes), "liste.txt")).toEqual([
    ["ID", "Name"],
    ["t1", "Scharf"],
  ]);
});

test("what cannot be read says why", async () => {
  expect(await gridOf("")).toBe(READ_FAULTS.empty);
  expect(await gridOf(";;\r\n \r\n")).toBe(READ_FAULTS.empty);
  expect(await gridOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), "a.xlsx")).toBe(READ_FAULTS.notXlsx);
  expect(await gridOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "a.xls")).toBe(READ_FAULTS.oldExcel);
  expect(await gridOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "a.xlsx")).toBe(READ_FAULTS.notXlsx);
  expect(await gridOf(Uint8Array.from([0x89, 0x50, 0x00, 0x01]), "bild.csv")).toBe(READ_FAULTS.unreadable);
  expect(await gridOf(new Uint8Array(20_000_001), "groß.csv")).toBe(READ_FAULTS.tooLarge);
});

test("pasted cells are read, with line breaks in them, and begin with the first line that has any text", () => {
  expect(readText({ name: "x", text: '\n\t\nName\tNotiz\nPizza\t"zwei\nZeilen"\n' })).toEqual({
    table: {
      name: "x",
      first: 3,
      grid: [
        ["Name", "Notiz"],
        ["Pizza", "zwei\nZeilen"],
      ],
    },
  });
});

test("columns are matched by their titles, and a field has one column", () => {
  const resource = resources.products;
  const matched = proposedColumns({ resource, table: table(["preis", "NAME", "Farbe", "ID", "Preis"], ["1"]) });
  expect(matched).toEqual(["price", "name", null, "ID", null]);
  expect(withMatch({ matched, index: 2, path: "name" })).toEqual(["price", null, "name", "ID", null]);
});

test("rows keep the number of their line, and what cannot be imported is told before it is sent", () => {
  const grid = table(["Name"], ["A"], [""], ["B"]);
  const resource = resources.products;
  const asked = { resource, table: { ...grid, first: 4 }, matched: ["name"], isHeaded: true };
  expect(rowsToImport(asked)).toEqual({
    rows: [
      { line: 5, values: { name: "A" } },
      { line: 7, values: { name: "B" } },
    ],
  });
  expect(rowsToImport({ ...asked, isHeaded: false })).toMatchObject({ rows: [{ line: 4 }, { line: 5 }, { line: 7 }] });
  expect(rowsToImport({ ...asked, matched: ["ID"] })).toHaveProperty("fault");
  expect(rowsToImport({ ...asked, table: table(["Name"]) })).toEqual({ fault: READ_FAULTS.onlyHead });
  const many = table(["Name"], ...Array.from({ length: 20_001 }, (_, index) => [`n${index}`]));
  expect(rowsToImport({ resource, table: many, matched: ["name"], isHeaded: true })).toMatchObject({
    fault: expect.stringContaining("20.000 Zeilen"),
  });
  const large = table(["Name"], ...Array.from({ length: 50 }, () => ["x".repeat(90_000)]));
  expect(rowsToImport({ resource, table: large, matched: ["name"], isHeaded: true })).toHaveProperty("fault");
});

test.each([
  ["From,To,Code", ["path", "target", "status"]],
  ["Quelle;Ziel;Status", ["path", "target", "status"]],
  ["source\tdestination\tirgendwas", ["path", "target", null]],
  ["Pfad;Ziel;Weiterleitung", ["path", "target", "status"]],
])("the columns %s of an old site's redirects are known", (head, expected) => {
  const read = readText({ name: "alt.csv", text: `${head}\n/a,/b` });
  if ("fault" in read) throw new Error(read.fault);
  expect(proposedColumns({ resource: resources.redirects, table: read.table })).toEqual(expected);
});

test("the lines of an old site's redirects become paths of the shop", () => {
  const resource = resources.redirects;
  const lines = [
    ["Source", "Destination", "Code"],
    ["https://www.alt.example/Speisen/?x=1", "http://alt.example/karte?tag=1#oben", "308"],
    ["/kontakt/", "kontakt-neu", "307"],
    ["presse", "https://presse.example/", ""],
  ];
  const asked = { resource, table: table(lines[0] ?? [], ...lines.slice(1)), isHeaded: true };
  const found = rowsToImport({ ...asked, matched: proposedColumns(asked) });
  expect(found).toEqual({
    rows: [
      { line: 2, values: { path: "Speisen", target: "/karte?tag=1#oben", status: "301" } },
      { line: 3, values: { path: "kontakt", target: "/kontakt-neu", status: "302" } },
      { line: 4, values: { path: "presse", target: "https://presse.example/", status: "" } },
    ],
  });
  // A record as the shop exports it stays as it is.
  const own = { ...asked, table: table(["Pfad", "Art des Ziels", "Ziel"], ["alt", "Seite", "Kontakt"]) };
  expect(rowsToImport({ ...own, matched: proposedColumns(own) })).toMatchObject({
    rows: [{ values: { path: "alt", type: "Seite", target: "Kontakt" } }],
  });
});
