// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Field } from "../../../model/field";
import { mountFields } from "../../testing/mount";

const field: Field = {
  key: "text",
  title: "Inhalt",
  hint: undefined,
  section: "",
  isRequired: false,
  empty: undefined,
  isClearable: false,
  defaultValue: undefined,
  isColumn: false,
  kind: "markdown",
};

let mounted: Awaited<ReturnType<typeof mountFields>> | undefined;
afterEach(() => mounted?.unmount());

async function mount(text: string) {
  const form = (mounted = await mountFields({ fields: [field], draft: { text } }));
  // The editor is loaded when a form with a text is shown.
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      if (!form.element.querySelector("[contenteditable=true], textarea")) throw new Error("Not loaded");
    },
    { timeout: 20_000 },
  );
  const choose = (name: string) =>
    act(async () => {
      [...form.element.querySelectorAll("label")].find(({ textContent }) => textContent === name)?.click();
    });
  return { ...form, choose, area: () => form.element.querySelector("textarea") };
}

test("formatted text has a toolbar, and its Markdown stays as it is stored", async () => {
  const text = "# Titel\n\n* a\n*  b <u>x</u>\n\n| a | b |\n|--|--|";
  for (const stored of [text, text.replace(/<\/?u>/g, "")]) {
    const { button, element, choose, area } = await mount(stored);
    expect(element.querySelector("[role=toolbar]")?.getAttribute("aria-label")).toBe("Inhalt: formatieren");
    for (const name of ["Fett", "Kursiv", "Liste", "Nummerierte Liste", "Link", "Rückgängig"])
      expect(button(name).getAttribute("aria-label")).toBe(name);
    await choose("Text");
    expect(area()?.value).toBe(stored);
    await mounted?.unmount();
  }
});

test("a text is edited as the shop shows it, and as it is stored after a switch", async () => {
  const text = "## Titel\n\n* __fett__";
  const { element, choose, area, draft } = await mount(text);
  const editor = element.querySelector("[contenteditable=true]");
  expect(editor?.querySelector("h2")?.textContent).toBe("Titel");
  expect(editor?.querySelector("li strong")?.textContent).toBe("fett");
  expect(editor?.getAttribute("role")).toBe("textbox");
  const label = document.getElementById(editor?.getAttribute("aria-labelledby") ?? "");
  expect(label?.textContent).toBe("Inhalt");
  expect(area()).toBeNull();
  await choose("Text");
  expect(area()?.value).toBe(text);
  await choose("Formatiert");
  expect(element.querySelector("[contenteditable=true]")?.textContent).toContain("Titel");
  expect(draft()).toEqual({ text });
});

test("a button of the toolbar formats the text, and only what was changed is written anew", async () => {
  const { press, draft, element } = await mount("Absatz\n\n* __fett__");
  expect(element.querySelector("[role=toolbar]")?.getAttribute("aria-label")).toBe("Inhalt: formatieren");
  await press("Zitat");
  expect(draft()).toEqual({ text: "> Absatz\n\n* __fett__" });
  expect(element.querySelector("[aria-label=Zitat]")?.getAttribute("aria-pressed")).toBe("true");
  await press("Rückgängig");
  expect(draft()).toEqual({ text: "Absatz\n\n* __fett__" });
});

test("Ctrl+K is left to the palette, and Ctrl+Shift+K makes a link, in both kinds of editor", async () => {
  const { element, choose, area, button } = await mount("Speisekarte");
  const reached: string[] = [];
  const listen = (event: KeyboardEvent) => reached.push(`${event.shiftKey ? "Shift+" : ""}${event.key}`);
  window.addEventListener("keydown", listen);
  /** Whether the editor takes the key for itself. */
  const isTaken = async (target: Element | null, shiftKey: boolean): Promise<boolean> => {
    const init = { key: shiftKey ? "K" : "k", ctrlKey: true, shiftKey, bubbles: true, cancelable: true };
    const event = new KeyboardEvent("keydown", init);
    await act(async () => void target?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const address = () => element.querySelector('[aria-label="Adresse des Links"]');
  const rich = element.querySelector("[contenteditable=true]");
  expect(await isTaken(rich, false)).toBe(false);
  expect(reached).toEqual(["k"]);
  expect(address()).toBeNull();
  expect(await isTaken(rich, true)).toBe(true);
  expect(address()).not.toBeNull();
  expect(button("Link").getAttribute("title")).toBe("Link (Strg+Umschalt+K)");
  await choose("Text");
  expect(button("Link").getAttribute("title")).toBe("Link (Strg+Umschalt+K)");
  expect(await isTaken(area(), false)).toBe(false);
  // The document of the test cannot type.
  const typed = vi.fn((_command: string, _isShown: boolean, _text: string) => true);
  Object.assign(document, { execCommand: typed });
  expect(await isTaken(area(), true)).toBe(true);
  expect(typed.mock.calls[0]?.[2]).toContain("](");
  window.removeEventListener("keydown", listen);
});

test("a text that could not be kept exactly is edited as it is stored, and says why", async () => {
  const text = "Ein <u>Wort</u>\n\n* a";
  const { element, choose, area, draft } = await mount(text);
  await vi.waitFor(() => expect(area()).not.toBeNull());
  expect(area()?.value).toBe(text);
  expect(element.querySelector("[role=status]")?.textContent).toContain("nicht unverändert erhalten kann");
  await choose("Formatiert");
  expect(area()?.value).toBe(text);
  expect(draft()).toEqual({ text });
});
