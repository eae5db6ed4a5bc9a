import type { BoardItem, BoardSection, ManifestContent } from "@tresen/contract/signage/player/manifest";
import { formatMoney } from "@tresen/contract/kit/money";
import { TV_PAGE_TEXTS as texts } from "../tv.texts";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { ageLine } from "./age";
import { type SceneContext, type SceneView, element } from "./scene-view";

type MenuContent = Extract<ManifestContent, { type: "menu" }>;
/** A heading and two products. */
const FEWEST_ROWS = 3;
/** Longer names take two lines of smaller type; beside a product's being sold out is less room. */
const LONG_NAME = 30;
const LONG_SOLD_OUT_NAME = 22;
/** What a row needs at least, in hundredths of the screen's shorter side: two lines of a name, and a note below them. */
const NEEDED = { name: 5.4, note: 3.4 };
/** The part of the height that rows have. */
const BODY = 0.79;

type Line = { heading: string } | { item: BoardItem };

/** A board with products and prices, in columns; what does not fit follows on further pages while the scene is shown. */
export function menuView(first: SceneContext, content: MenuContent): SceneView {
  const frame = element("div", "scene board");
  let context = first;
  let pages: Line[][][] = [];
  let shown = -1;
  let hadPrices = false;
  let age: HTMLElement | null = null;
  const layOut = (): void => {
    const rows = Math.min(content.rows, readableRows({ content, width: innerWidth, height: innerHeight }));
    pages = pagesOf({ content: { ...content, rows }, soldOut: context.live?.soldOut.products ?? [] });
    shown = -1;
  };
  const show = (page: number): void => {
    // Prices that have become too old go while the board is shown.
    const hasPrices = context.hasPrices();
    const nextAge = ageLine(context);
    if (page === shown && hasPrices === hadPrices && nextAge?.textContent === age?.textContent) return;
    [shown, hadPrices, age] = [page, hasPrices, nextAge];
    const { title } = context.scene;
    frame.textContent = "";
    const head = element("div", "head");
    head.append(element("h1", "", title));
    if (pages.length > 1) head.append(element("span", "page", texts.page(page + 1, pages.length)));
    if (title !== "" || pages.length > 1) frame.append(head);
    // All pages look the same, and none has more room than the fullest needs.
    const size = {
      columns: Math.max(1, ...pages.map((lines) => lines.length)),
      rows: Math.max(1, ...pages.flat().map((lines) => lines.length)),
    };
    const columns = element("div", `columns ${fitOf({ ...size, width: innerWidth, height: innerHeight })}`);
    columns.classList.toggle(
      "headed",
      pages.every((page) => page.every(isHeadedOnce)),
    );
    columns.style.setProperty("--columns", String(size.columns));
    columns.style.setProperty("--rows", String(size.rows));
    columns.style.setProperty("--items", String(Math.max(1, size.rows - 1)));
    for (const lines of pages[page] ?? []) columns.append(columnOf({ lines, content, context }));
    frame.append(columns, ...(age ? [age] : []));
  };
  layOut();
  show(0);
  return {
    element: frame,
    ready: pages.length > 0 ? Promise.resolve() : Promise.reject(new Fault(FAULT_TEXTS.nothingToSell)),
    update: (next) => {
      const page = Math.max(0, shown);
      context = next;
      layOut();
      if (pages.length === 0) throw new Fault(FAULT_TEXTS.nothingToSell);
      show(Math.min(page, Math.max(0, pages.length - 1)));
    },
    tick: (passed) => {
      const each = (context.scene.duration * 1000) / Math.max(1, pages.length);
      show(Math.min(pages.length - 1, Math.floor(passed / each) % Math.max(1, pages.length)));
    },
    stop: () => frame.remove(),
  };
}

/** How a board uses the room of its screen: the class of its style sheet that makes the type as large as its rows allow. */
export function fitOf({
  columns,
  rows,
  width,
  height,
}: {
  columns: number;
  rows: number;
  width: number;
  height: number;
}): "tight" | "roomy" | "stacked" {
  // What type of the usual size takes of a column's width, and what the height leaves for it with two lines, or three, below each other.
  const usual = (0.039 * width) / columns;
  if (columns > 1 && width < height && (0.18 * height) / rows >= 1.6 * usual) return "stacked";
  return (0.24 * height) / rows >= usual ? "roomy" : "tight";
}

/** The most rows whose products can be read from the other side of a room; what has no room follows on further pages. */
export function readableRows({
  content: { sections, showDescriptions },
  width,
  height,
}: {
  content: Pick<MenuContent, "sections" | "showDescriptions">;
  width: number;
  height: number;
}): number {
  const isNoted = sections.some(({ items }) => items.some((item) => noteOf({ item, showDescriptions }) !== ""));
  const needed = (NEEDED.name + (isNoted ? NEEDED.note : 0)) * (Math.min(width, height) / 100);
  return Math.max(FEWEST_ROWS, Math.floor((BODY * height) / needed));
}

/** What stands below a product's name. The unit of the price comes first: what does not fit is cut off at the end. */
function noteOf({ item, showDescriptions }: { item: BoardItem; showDescriptions: boolean }): string {
  return [item.note, showDescriptions ? item.description : ""].filter((text) => text !== "").join(" · ");
}

/**
 * The lines of all pages, by page and column. A heading never stands alone at the end of a column. Columns are as short as
 * the number of pages allows, so that the last page is no emptier than it has to be, and the type as large as possible; but no section is
 * torn for it where no further column is filled.
 */
export function pagesOf({
  content: { sections, columns, rows, soldOut: style },
  soldOut,
}: {
  content: Pick<MenuContent, "sections" | "columns" | "rows" | "soldOut">;
  soldOut: readonly string[];
}): Line[][][] {
  const isShown = ({ product }: BoardItem): boolean => style !== "hide" || !soldOut.includes(product);
  const shown = sections.map((one): BoardSection => ({ ...one, items: one.items.filter(isShown) }));
  let pages = filledPages({ sections: shown, columns, rows });
  for (let fewer = rows - 1; fewer >= FEWEST_ROWS; fewer -= 1) {
    const other = filledPages({ sections: shown, columns, rows: fewer });
    const splitsMore = headingsOf(other) > headingsOf(pages) && columnsOf(other) === columnsOf(pages);
    if (other.length > pages.length || splitsMore) break;
    pages = other;
  }
  return pages;
}

/** Whether a heading is at the top of the column and nowhere else: it needs less room than a product then. */
function isHeadedOnce(lines: readonly Line[]): boolean {
  return lines.every((line, index) => "heading" in line === (index === 0));
}

function headingsOf(pages: Line[][][]): number {
  return pages.flat(2).filter((line) => "heading" in line).length;
}

function columnsOf(pages: Line[][][]): number {
  return pages.reduce((sum, page) => sum + page.length, 0);
}

function filledPages({
  sections,
  columns,
  rows,
}: {
  sections: readonly BoardSection[];
  columns: number;
  rows: number;
}): Line[][][] {
  const filled: Line[][] = [[]];
  const column = (): Line[] => filled[filled.length - 1] ?? [];
  for (const { name, items } of sections) {
    if (items.length === 0) continue;
    if (column().length + 2 > rows && column().length > 0) filled.push([]);
    column().push({ heading: name });
    for (const item of items) {
      if (column().length >= rows) filled.push([{ heading: name }]);
      column().push({ item });
    }
  }
  const pages: Line[][][] = [];
  for (let start = 0; start < filled.length; start += columns) {
    const page = filled.slice(start, start + columns);
    if (page.some((lines) => lines.length > 0)) pages.push(page);
  }
  return pages;
}

function columnOf({
  lines,
  content,
  context,
}: {
  lines: readonly Line[];
  content: MenuContent;
  context: SceneContext;
}): HTMLElement {
  const column = element("div", "column");
  for (const line of lines)
    column.append("heading" in line ? element("h2", "", line.heading) : itemOf({ item: line.item, content, context }));
  return column;
}

function itemOf({
  item,
  content: { showPrices, showDescriptions },
  context: { live, manifest, hasPrices },
}: {
  item: BoardItem;
  content: MenuContent;
  context: SceneContext;
}): HTMLElement {
  const isSoldOut = live?.soldOut.products.includes(item.product) ?? false;
  const row = element("div", isSoldOut ? "item sold-out" : "item");
  const isLong = item.name.length > (isSoldOut ? LONG_SOLD_OUT_NAME : LONG_NAME);
  row.classList.toggle("long", isLong);
  const words = element("div", "words");
  words.append(element("span", "name", item.name));
  const small = noteOf({ item, showDescriptions });
  const gone = isSoldOut ? element("span", "gone", texts.soldOut) : null;
  const below = element("div", "below");
  // A long name gets the whole width: what is said beside others stands below it.
  if (gone && isLong && small !== "") below.append(gone);
  if (small !== "") below.append(element("span", "small", small));
  if (below.firstChild) words.append(below);
  // Below the name is room for one line: another one of the name, or this.
  row.classList.toggle("noted", small !== "");
  row.append(words);
  if (gone && !gone.parentNode) row.append(gone);
  else if (!gone && showPrices && hasPrices() && item.price !== null) {
    const price = element("span", "price");
    if (item.isFrom) price.append(element("small", "", `${texts.from} `));
    price.append(formatMoney(item.price, manifest.currency));
    row.append(price);
  }
  return row;
}
