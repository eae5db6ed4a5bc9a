import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import { addDays, zonedTime } from "@tresen/contract/kit/time";
import type { ManifestContent } from "@tresen/contract/signage/player/manifest";
import { contrastOf, textColorOn } from "@tresen/contract/template/data/text-color";
import { hoursOn, hoursRows } from "@tresen/contract/template/data/hours-rows";
import { ticketsAt } from "../content/player-state";
import { TV_PAGE_TEXTS as texts } from "../tv.texts";
import { ageLine } from "./age";
import { darkened } from "./look";
import { type SceneContext, type SceneView, decodedImage, element } from "./scene-view";

type Content<Type extends ManifestContent["type"]> = Extract<ManifestContent, { type: Type }>;

/** The least contrast of letters of any size: WCAG 2.1, success criterion 1.4.3. */
const READABLE = 4.5;
/** The most numbers that fit on a screen. */
const MOST_TICKETS = 24;
/** So many numbers are shown in large type. */
const FEW_TICKETS = 6;
/** So many lines of hours are shown in large type. */
const FEW_ROWS = 5;
/** Days that differ from the week beyond these do not fit. */
const MOST_OTHER_DAYS = 8;

/** A scene of words alone, which is made anew by `fill`. */
function wordsView(className: string, first: SceneContext, fill: (frame: HTMLElement, context: SceneContext) => void) {
  const frame = element("div", `scene ${className}`);
  let context = first;
  let last = "";
  const show = (): void => {
    const next = element("div");
    fill(next, context);
    // What looks the same stays, so that nothing flickers.
    if (next.innerHTML === last) return;
    last = next.innerHTML;
    frame.replaceChildren(...Array.from(next.childNodes));
  };
  show();
  return {
    element: frame,
    ready: Promise.resolve(),
    update: (next) => {
      context = next;
      show();
    },
    tick: show,
    stop: () => frame.remove(),
  } satisfies SceneView;
}

/** The numbers that guests wait for. */
export function ticketsView(first: SceneContext, { showPreparing }: Content<"tickets">): SceneView {
  return wordsView("tickets", first, (frame, context) => {
    const { live, now } = context;
    const tickets = ticketsAt({ live, now: now() });
    for (const state of showPreparing ? (["preparing", "ready"] as const) : (["ready"] as const)) {
      const column = element("section", state);
      column.append(element("h2", "", texts[state]));
      const shown = tickets.filter((one) => one.state === state).slice(-MOST_TICKETS);
      const numbers = element("div", shown.length > FEW_TICKETS ? "numbers many" : "numbers");
      for (const ticket of shown) numbers.append(element("span", "", String(ticket.ticketNumber)));
      column.append(shown.length > 0 ? numbers : element("p", "", texts.none[state]));
      frame.append(column);
    }
    const age = ageLine(context);
    if (age) frame.append(age);
  });
}

/** The week, the days that differ from it, and whether the branch is open: the week alone while the time is not known. */
export function hoursView(first: SceneContext, { rules, closedDays }: Content<"hours">): SceneView {
  return wordsView("hours", first, (frame, { scene, manifest: { zone }, now, isTimeKnown }) => {
    const head = element("div", "head");
    head.append(element("h1", "", scene.title === "" ? texts.hours : scene.title));
    if (isTimeKnown()) head.append(openState(isOpenAt({ rules, zone, at: now() })));
    const body = element("div", "body");
    const week = hoursRows(rules).map(({ label, text }): [string, string] => [label, text]);
    body.append(rowsOf(week));
    const others = (isTimeKnown() ? daysAhead({ today: zonedTime({ at: now(), zone }).date, days: closedDays }) : [])
      .filter((date) => rules.some((rule) => rule.type === "once" && rule.date === date))
      .slice(0, MOST_OTHER_DAYS)
      .map((date): [string, string] => [dayText(date), hoursOn({ rules, date }).text || texts.closed]);
    if (others.length > 0) {
      const exceptions = element("section");
      exceptions.append(element("h2", "", texts.otherDays), rowsOf(others));
      body.append(exceptions);
    }
    // A short week alone has room for larger type.
    body.classList.toggle("few", others.length === 0 && week.length <= FEW_ROWS);
    frame.append(head, body);
  });
}

function openState(isOpen: boolean): HTMLElement {
  return element("span", isOpen ? "state open" : "state", isOpen ? texts.open : texts.closed);
}

function rowsOf(rows: readonly (readonly [label: string, value: string])[]): HTMLElement {
  const table = element("div", "rows");
  // A line may end between two times, but not within them.
  for (const [label, value] of rows)
    table.append(element("span", "label", label), element("span", "value", value.replace(/–/g, "\u2060–\u2060")));
  return table;
}

function daysAhead({ today, days }: { today: string; days: number }): string[] {
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
}

function dayText(date: string): string {
  const format = new Intl.DateTimeFormat("de", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${date}T12:00:00Z`));
}

/** Content of the website, one after the other. */
export function newsView(first: SceneContext, { items }: Content<"news">): SceneView {
  const frame = element("div", "scene news");
  let shown = -1;
  const pictures = new Map<string, HTMLImageElement>();
  const show = (index: number): void => {
    const item = items[index];
    if (index === shown || !item) return;
    shown = index;
    const words = element("div", "words");
    if (first.scene.title !== "") words.append(element("p", "over", first.scene.title));
    words.append(element("h1", "", item.title));
    for (const paragraph of item.text.split("\n").filter((text) => text.trim() !== ""))
      words.append(element("p", "", paragraph));
    const picture = item.picture === null ? undefined : pictures.get(item.picture);
    frame.classList.toggle("with-picture", picture !== undefined);
    frame.replaceChildren(words);
    if (picture === undefined) return;
    frame.append(picture);
  };
  const load = async (): Promise<void> => {
    for (const { picture } of items)
      if (picture !== null) pictures.set(picture, await decodedImage(await first.urlOf(picture)));
    show(0);
  };
  return {
    element: frame,
    ready: load(),
    tick: (passed) => show(Math.floor((passed / (first.scene.duration * 1000)) * items.length) % items.length),
    stop: () => frame.remove(),
  };
}

export function clockView(first: SceneContext, content: Content<"clock">): SceneView {
  const { face, showDate, showSeconds } = content;
  const view = wordsView("clock", first, (frame, { scene, manifest: { zone: timeZone }, now }) => {
    if (scene.title !== "") frame.append(element("h1", "", scene.title));
    const at = now();
    const seconds = showSeconds ? ({ second: "2-digit" } as const) : {};
    const time = new Intl.DateTimeFormat("de", { hour: "2-digit", minute: "2-digit", ...seconds, timeZone });
    frame.append(face === "digital" ? element("p", "digits", time.format(at)) : faceOf({ at, timeZone, showSeconds }));
    const day = new Intl.DateTimeFormat("de", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone,
    });
    if (showDate) frame.append(element("p", "date", day.format(at)));
  });
  coloured({ frame: view.element, content, shop: first.manifest.shop });
  return view;
}

function faceOf({ at, timeZone, showSeconds }: { at: number; timeZone: string; showSeconds: boolean }): HTMLElement {
  const parts = new Intl.DateTimeFormat("en", {
    ...{ hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23", timeZone },
  }).formatToParts(at);
  const [hour = 0, minute = 0, second = 0] = ["hour", "minute", "second"].map((type) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0),
  );
  const face = element("div", "face");
  for (let mark = 0; mark < 12; mark += 1) face.append(hand("mark", mark * 30));
  face.append(hand("hour", (hour % 12) * 30 + minute / 2), hand("minute", minute * 6 + second / 10));
  if (showSeconds) face.append(hand("second", second * 6));
  return face;
}

function hand(className: string, degrees: number): HTMLElement {
  const made = element("i", className);
  made.style.transform = `rotate(${degrees}deg)`;
  return made;
}

export function countdownView(first: SceneContext, content: Content<"countdown">): SceneView {
  const until = Date.parse(content.until);
  const view = wordsView("countdown", first, (frame, { scene, now }) => {
    const left = Math.max(0, Math.ceil((until - now()) / 1000));
    if (scene.title !== "") frame.append(element("h1", "", scene.title));
    if (left === 0 && content.after !== "") return frame.append(element("p", "after", content.after));
    const [days, hours, minutes, seconds] = [left / 86_400, (left % 86_400) / 3600, (left % 3600) / 60, left % 60].map(
      Math.floor,
    ) as [number, number, number, number];
    const two = (value: number): string => String(value).padStart(2, "0");
    const units = element("div", "units");
    const values = [...(days > 0 ? [String(days)] : []), two(hours), two(minutes), two(seconds)];
    for (const [index, name] of texts.units.slice(-values.length).entries()) {
      const unit = element("div", "unit");
      unit.append(element("span", "digits", values[index]), element("span", "name", name));
      units.append(unit);
    }
    frame.append(units);
    if (content.text !== "") frame.append(element("p", "", content.text));
    return undefined;
  });
  coloured({ frame: view.element, content, shop: first.manifest.shop });
  return view;
}

export function messageView(first: SceneContext, content: Content<"message">): SceneView {
  const view = wordsView("message", first, (frame, { scene }) => {
    if (scene.title !== "") frame.append(element("h1", "", scene.title));
    for (const line of content.text.split("\n")) frame.append(element("p", "", line));
  });
  coloured({ frame: view.element, content, shop: first.manifest.shop });
  return view;
}

/** Gives a scene its own colours; one in which nobody could read is replaced by white or black. */
function coloured({
  frame,
  content: { color, background },
  shop,
}: {
  frame: HTMLElement;
  content: { color: string | null; background: string | null };
  shop: { secondaryColor: string };
}): void {
  const ground = background ?? darkened(shop.secondaryColor);
  if (background) frame.style.background = background;
  frame.style.color = color && contrastOf(color, ground) >= READABLE ? color : textColorOn(ground);
}
