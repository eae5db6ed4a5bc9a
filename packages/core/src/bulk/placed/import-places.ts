import { PLACES_TEXTS } from "@tresen/contract/catalog/place/place.texts";
import { type Places, placesText } from "@tresen/contract/catalog/place/places";
import { wantedPlaces } from "@tresen/contract/catalog/place/wanted-places";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { may } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { isObject } from "@tresen/contract/kit/object";
import { isSameText } from "@tresen/contract/kit/table/cell-text";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import { personOf } from "../../platform/actor";
import { recordOf } from "../../records/rows";
import { reportsOf } from "../bulk-job";
import type { Entry } from "../entry";
import { readPart, writePart } from "../part";
import type { Slice } from "../person";
import type { StoredRow } from "../table/import-row";
import { type ProductPlaces, changedMenus, isProductPlaces, placesOf } from "./product-places";
import { type StoredMenu, readPlaces } from "./read-places";
import { writePlaces } from "./write-places";

/** What the cells of a slice say of categories: `path` is that of their column. */
export interface ImportPlaces {
  path: string;
  faultsOf: (asked: Asked) => FieldError[];
  /** Puts the products of the rows into their categories, and adds that to their entries. */
  place: (done: readonly { entry: Entry; row: StoredRow; id: string }[]) => Promise<Entry[]>;
}

interface Asked {
  row: StoredRow;
  /** Of the product, also of a new one. */
  id: string;
}

/**
 * Reads what the rows of a slice say of categories; null where the table has no such column. Where products stood before
 * is stored before a menu is saved, so that an interrupted slice can still say it.
 */
export async function importPlaces({
  slice,
  columns,
}: {
  slice: Slice;
  columns: readonly TableColumn[];
}): Promise<ImportPlaces | null> {
  const column = columns.find(({ kind }) => kind === "places");
  if (!column) return null;
  const { path } = column;
  const { data, id: job } = slice;
  const places = await readPlaces();
  const known = data.isDryRun ? {} : await knownBefore({ job, index: reportsOf(data) });
  const beforeOf = (id: string): ProductPlaces => known[id] ?? placesOf({ places, product: id });
  const textOf = (of: ProductPlaces): string => textOfPlaces({ places, of, isWhole: false });
  const heldTexts = (of: ProductPlaces): string[] => [textOf(of), textOfPlaces({ places, of, isWhole: true })];
  const meant = ({ row, id }: Asked): { after: ProductPlaces } | { fault: string } | null => {
    const text = row.values[path];
    if (text === undefined || heldTexts(beforeOf(id)).some((held) => isSameText({ text, held }))) return null;
    const wanted = wantedPlaces({ places, product: id, text, isLenient: data.isLenient ?? false });
    if ("fault" in wanted) return wanted;
    // Where no name is known, the cell says nothing.
    if (wanted.isPart && wanted.places.length === 0) return null;
    const byMenu = Map.groupBy(wanted.places, ({ menu }) => menu.id);
    const after = Object.fromEntries(
      [...byMenu].map(([menu, all]) => [menu, all.map(({ category }) => ({ category }))] as const),
    );
    const closed = changedMenus(beforeOf(id), after)
      .flatMap((menu) => places.menus.find((one) => one.id === menu) ?? [])
      .find((menu) => !mayChange({ slice, menu }));
    return closed ? { fault: PLACES_TEXTS.forbidden(closed.name) } : { after };
  };
  return {
    path,
    faultsOf: (asked) => {
      const found = meant(asked);
      return found && "fault" in found ? [{ field: path, code: "import.places", message: found.fault }] : [];
    },
    place: async (done) => {
      const placings = done.flatMap(({ entry, row, id }) => {
        const found = entry.outcome === "refused" ? null : meant({ row, id });
        if (!found || "fault" in found) return [];
        const before = beforeOf(id);
        return changedMenus(before, found.after).length > 0 ? [{ product: id, before, after: found.after }] : [];
      });
      if (placings.length === 0) return done.map(({ entry }) => entry);
      let refused: ReadonlyMap<string, string> = new Map();
      if (!data.isDryRun) {
        const value = Object.fromEntries(placings.map(({ product, before }) => [product, before]));
        await writePart({ job, section: "places", index: reportsOf(data), value, expiresAt: slice.job.expiresAt });
        refused = await writePlaces({ slice, placings });
      }
      const then = refused.size > 0 ? await readPlaces() : null;
      return done.map(({ entry, id }) => {
        const placing = placings.find(({ product }) => product === id);
        if (!placing) return entry;
        const { before } = placing;
        const after = then ? placesOf({ places: then, product: id }) : placing.after;
        const why = [...new Set(changedMenus(before, placing.after).flatMap((menu) => refused.get(menu) ?? []))];
        return placedEntry({ entry, path, before, after, textOf, why });
      });
    },
  };
}

/** The entry with what became of the product's categories. @param why some menus could not be saved. */
function placedEntry({
  entry,
  path,
  before,
  after,
  textOf,
  why,
}: {
  entry: Entry;
  path: string;
  before: ProductPlaces;
  after: ProductPlaces;
  textOf: (of: ProductPlaces) => string;
  why: readonly string[];
}): Entry {
  const faults = why.length > 0 ? { faults: [{ message: PLACES_TEXTS.notChanged(why.join(" ")) }] } : {};
  const isPlaced = changedMenus(before, after).length > 0;
  if (!isPlaced) return { ...entry, ...faults, outcome: entry.outcome === "unchanged" ? "refused" : entry.outcome };
  const places = { before, after };
  if (entry.outcome === "created") return { ...entry, ...faults, places };
  return {
    ...entry,
    ...faults,
    places,
    outcome: "changed",
    named: [...(entry.named ?? []), path],
    was: { ...entry.was, [path]: textOf(before) || null },
    after: { ...entry.after, [path]: textOf(after) || null },
  };
}

/** The names of the categories, as the column has them. */
function textOfPlaces({
  places,
  of,
  isWhole,
}: {
  places: Places<StoredMenu>;
  of: ProductPlaces;
  isWhole: boolean;
}): string {
  const all = places.menus.flatMap((menu) => (of[menu.id] ?? []).map(({ category }) => ({ menu, category })));
  return placesText({ places, of: all, isWhole });
}

/**
 * Where products stood before an interrupted slice has placed them. What such a slice has left goes on with the next
 * number, and each product is named only once in an import.
 */
async function knownBefore({ job, index }: { job: string; index: number }): Promise<Record<string, ProductPlaces>> {
  const parts = await Promise.all(
    [index - 1, index].filter((one) => one >= 0).map((one) => readPart({ job, section: "places", index: one })),
  );
  const all = Object.assign({}, ...parts.filter(isObject)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(all).flatMap(([id, of]) => (isProductPlaces(of) ? [[id, of]] : [])));
}

function mayChange({ slice: { actor }, menu: { row } }: { slice: Slice; menu: StoredMenu }): boolean {
  return may({ person: personOf(actor), verb: "update", resource: menus, record: recordOf(row) });
}
