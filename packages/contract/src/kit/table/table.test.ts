import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { products } from "../../catalog/product.resource";
import { menus } from "../../catalog/menu.resource";
import { allResources } from "../../resources";
import { redirects } from "../../site/redirect.resource";
import { users } from "../../user/user.resource";
import { cents, choice, flag, rate, ref } from "../schema";
import { textOfCell, valueAt } from "./cell-text";
import { type IdOf, valueOfCell } from "./cell-value";
import { type TableColumn, tableColumns } from "./columns";
import { rowsOfGrid, tableCells, tableHead } from "./rows";
import { FILE_FAULTS, TABLE_FAULTS } from "./table.texts";
import { AMOUNT_FAULTS } from "../validation/amount.texts";
import * as VALIDATION from "../validation/validation.texts";

const ZONE = "Europe/Vienna";
const idOf: IdOf = ({ text }) => (text === "Zentrum" ? { id: "center" } : text === "Nord" ? "ambiguous" : "missing");
const fields = z.strictObject({
  name: z.string().min(1).meta({ title: "Name" }),
  note: z.string().default("").meta({ title: "Notiz" }),
  price: cents("Preis"),
  deposit: cents("Pfand").nullish(),
  tax: rate("Steuer").default(0.2),
  amount: z.number().nullish().meta({ title: "Menge" }),
  isOn: flag("Aktiv", true),
  type: choice(["a", "b"], { title: "Art", labels: { a: "Erste", b: "Zweite" } }),
  day: z.iso.date().nullish().meta({ title: "Tag" }),
  from: z.iso.datetime({ offset: true }).nullish().meta({ title: "Ab" }),
  branch: ref("branches", "Filiale").nullish(),
  content: z
    .strictObject({ size: z.number().nullish().meta({ title: "Größe" }) })
    .nullish()
    .meta({ title: "Inhalt" }),
  list: z.array(z.string()),
});
const column = (path: string): TableColumn => {
  const found = tableColumns({ fields }).find((one) => one.path === path);
  if (!found) throw new Error(`no column ${path}`);
  return found;
};
const read = (path: string, text: string, isNew = false) =>
  valueOfCell({ column: column(path), text, isNew, idOf, zone: ZONE });
const write = (path: string, value: unknown) =>
  textOfCell({ column: column(path), value, labelOf: ({ id }) => (id === "center" ? "Zentrum" : null), zone: ZONE });

describe("the columns of a resource", () => {
  it("are the fields that one cell can hold, with different titles", () => {
    expect(tableColumns({ fields }).map(({ path }) => path)).toEqual([
      ...["name", "note", "price", "deposit", "tax", "amount", "isOn", "type", "day", "from", "branch", "content.size"],
    ]);
    for (const resource of allResources) {
      const titles = tableHead(tableColumns(resource));
      expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
    }
  });

  it("leave out secrets, pictures and lists, and name the fields of objects", () => {
    const paths = (resource: (typeof allResources)[number]) => tableColumns(resource).map(({ path }) => path);
    const named = new Map(allResources.map((resource) => [resource.name, paths(resource)]));
    expect(named.get("users")).not.toContain("password");
    expect(named.get("categories")).toEqual(["name", "description", "isEnabled", "isVisibleWhenUnavailable"]);
    expect(named.get("products")).toContain("pricing.quantity");
    expect(named.get("blocks")).toContain("content.text");
    expect(tableColumns(users).find(({ path }) => path === "email")?.kind).toBe("text");
    expect(tableColumns(menus).find(({ path }) => path === "availableFrom")?.kind).toBe("moment");
    expect(tableColumns(redirects).find(({ path }) => path === "status")).toMatchObject({
      kind: "choice",
      values: [301, 302],
    });
    expect(tableColumns(products).find(({ path }) => path === "price")).toMatchObject({
      kind: "money",
      title: "Preis",
    });
  });
});

describe("a cell", () => {
  it("holds the codes of allergens, each once, however they are separated, and nothing empties them", () => {
    const codes = tableColumns(products).find(({ path }) => path === "allergens");
    if (!codes) throw new Error("no column of allergens");
    expect(textOfCell({ column: codes, value: ["A", "G"] })).toBe("A, G");
    const readCodes = (text: string, isNew = false) => valueOfCell({ column: codes, text, isNew, idOf });
    expect(readCodes("g; A,G")).toEqual({ value: ["G", "A"] });
    expect(readCodes(" ")).toEqual({ value: [] });
    expect(readCodes("", true)).toEqual({ isLeftOut: true });
  });

  it("says values in German", () => {
    expect([
      write("price", 1250),
      write("price", 5),
      write("tax", 0.1),
      write("tax", 0.049),
      write("amount", 12.5),
      write("isOn", false),
      write("type", "b"),
      write("day", "2026-06-05"),
      write("from", "2026-06-05T16:30:00Z"),
      write("branch", "center"),
      write("branch", "brn_2"),
      write("deposit", null),
    ]).toEqual([
      ...["12,50", "0,05", "10 %", "4,9 %", "12,5", "nein", "Zweite", "05.06.2026", "05.06.2026 18:30 +02:00"],
      ...["Zentrum", "brn_2", ""],
    ]);
  });

  it.each([
    ["price", "12,50", 1250],
    ["price", "1.234,56 €", 123456],
    ["amount", "1.234.567", 1_234_567],
    ["price", "1.234,5", 123_450],
    ["price", "9.5", 950],
    ["price", "0.500", 50],
    ["tax", "10 %", 0.1],
    ["tax", "4,9", 0.049],
    ["tax", "0,5 %", 0.005],
    ["tax", "1%", 0.01],
    ["tax", "0", 0],
    ["amount", "-0,125", -0.125],
    ["isOn", "JA", true],
    ["isOn", "nein", false],
    ["type", "zweite", "b"],
    ["type", "b", "b"],
    ["day", "5.6.2026", "2026-06-05"],
    ["day", "2026-06-05", "2026-06-05"],
    ["from", "05.06.2026 18:30", "2026-06-05T16:30:00.000Z"],
    ["from", "05.06.2026 18:30 +02:00", "2026-06-05T16:30:00.000Z"],
    ["from", "05.06.2026 17:30 +01:00", "2026-06-05T16:30:00.000Z"],
    ["from", "05.06.2026", "2026-06-04T22:00:00.000Z"],
    ["from", "2026-06-05T18:30", "2026-06-05T16:30:00.000Z"],
    ["from", "2026-06-05T18:30:05", "2026-06-05T16:30:05.000Z"],
    ["from", "2026-06-05T18:30:05.25", "2026-06-05T16:30:05.250Z"],
    ["from", "05.06.2026 18:30:05 +01:00", "2026-06-05T17:30:05.000Z"],
    ["branch", "Zentrum", "center"],
    ["deposit", "", null],
    ["note", "", ""],
    ["name", " mit Rand", " mit Rand"],
  ])("of %s that says %j is read", (path, text, value) => {
    expect(read(path, text)).toEqual({ value });
  });

  it.each([
    ["price", "zwölf", AMOUNT_FAULTS.unread],
    ["price", "1,234", AMOUNT_FAULTS.places],
    ["price", "1.23.4", AMOUNT_FAULTS.unread],
    // In German three thousand five hundred, elsewhere three and a half, or the other way around.
    ["price", "3.500", TABLE_FAULTS.point("3.500")],
    ["price", "Fr. 3.500", TABLE_FAULTS.point("Fr. 3.500")],
    ["price", "€ 13.500 EUR", TABLE_FAULTS.point("€ 13.500 EUR")],
    ["price", "1,000", AMOUNT_FAULTS.places],
    ["amount", "48.201", TABLE_FAULTS.point("48.201")],
    ["tax", "10.000 %", TABLE_FAULTS.point("10.000 %")],
    ["price", "-5", AMOUNT_FAULTS.tooSmall(0)],
    ["price", "2000000", AMOUNT_FAULTS.tooBig(100_000_000)],
    ["tax", "hoch", TABLE_FAULTS.rate],
    ["tax", "200 %", TABLE_FAULTS.rate],
    ["tax", "-0,5", TABLE_FAULTS.rate],
    ["tax", "4,999 %", TABLE_FAULTS.rate],
    // Ten percent for the API and spreadsheets, a tenth of a percent by the letter.
    ["tax", "0,1", TABLE_FAULTS.percent("0,1")],
    ["tax", "0.5", TABLE_FAULTS.percent("0.5")],
    ["tax", "1", TABLE_FAULTS.percent("1")],
    ["amount", "12a", TABLE_FAULTS.number],
    ["isOn", "vielleicht", TABLE_FAULTS.flag],
    ["type", "Dritte", TABLE_FAULTS.choice(["Erste", "Zweite"])],
    ["day", "30.02.2026", TABLE_FAULTS.date],
    ["day", "morgen", TABLE_FAULTS.date],
    ["from", "05.06.2026 25:00", TABLE_FAULTS.moment],
    ["from", "05.06.2026 18:30:60", TABLE_FAULTS.moment],
    ["from", "05.06.2026 18:30 +99:00", TABLE_FAULTS.moment],
    ["from", "05.06.2026 25:00 +02:00", TABLE_FAULTS.moment],
    ["branch", "Süd", TABLE_FAULTS.missing("Süd")],
    ["branch", "Nord", TABLE_FAULTS.ambiguous("Nord")],
    ["price", "", VALIDATION.blank],
  ])("of %s that says %j is refused in German", (path, text, fault) => {
    expect(read(path, text)).toEqual({ fault });
  });

  it("without text means the default of a new record, and nothing else", () => {
    expect(read("isOn", "", true)).toEqual({ isLeftOut: true });
    expect(read("isOn", "")).toEqual({ fault: VALIDATION.blank });
    expect(read("deposit", "", true)).toEqual({ isLeftOut: true });
  });

  it("is read as what was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
        expect(read("price", write("price", amount))).toEqual({ value: amount });
        expect(read("tax", write("tax", share / 10_000))).toEqual({ value: share / 10_000 });
      }),
    );
  });
});

describe("the rows of a file", () => {
  const resource = { fields };
  it("have the paths of their columns, whatever their order, and their lines", () => {
    const grid = [
      ["Preis", "ID", "", "name"],
      ["1,00", "x1", "", "Eins"],
      ["", "", "", ""],
      ["2,00", "", "", "Zwei"],
    ];
    expect(rowsOfGrid({ resource, grid })).toEqual({
      rows: [
        { id: "x1", line: 2, values: { price: "1,00", name: "Eins" } },
        { line: 4, values: { price: "2,00", name: "Zwei" } },
      ],
    });
  });

  it("are refused as a whole where a column is unknown or repeated, or there is none", () => {
    const faultOf = (...grid: string[][]) => rowsOfGrid({ resource, grid });
    expect(faultOf(["ID", "Farbe"], ["1", "rot"])).toEqual({ fault: FILE_FAULTS.unknownColumns(["Farbe"]) });
    expect(faultOf(["Name", "name"], ["1", "2"])).toEqual({ fault: FILE_FAULTS.repeatedColumn("name") });
    expect(faultOf(["ID"], ["1"])).toEqual({ fault: FILE_FAULTS.noColumns });
    expect(faultOf(["Name"])).toEqual({ fault: FILE_FAULTS.empty });
  });

  it("are those of the records", () => {
    const columns = [column("name"), column("content.size")];
    expect(tableCells({ columns, record: { id: "x", name: "A", content: { size: 1.5 } } })).toEqual(["x", "A", "1,5"]);
    expect(valueAt({ record: { content: null }, path: "content.size" })).toBeUndefined();
  });
});

it("a local time stays one, and an instant stays one", () => {
  const column = tableColumns(menus).find(({ path }) => path === "availableFrom");
  if (!column) throw new Error("no column");
  const read = (former: string) =>
    valueOfCell({ column, text: "01.04.2027 9:30", isNew: false, idOf: () => "missing", former });
  expect(read("2027-04-01T11:00")).toEqual({ value: "2027-04-01T09:30" });
  expect(read("2027-04-01T11:00:00+02:00")).toEqual({ value: "2027-04-01T07:30:00.000Z" });
});

it("a column has a German title in every resource, never the name of a field", () => {
  const titles = allResources.flatMap((resource) =>
    tableColumns(resource).map(({ title }) => `${resource.name}: ${title}`),
  );
  expect(titles.filter((title) => /\((?:[a-z]+[A-Z.]|[a-z]+\))|: [a-z]+(?:[A-Z.]|$)/.test(title))).toEqual([]);
});
