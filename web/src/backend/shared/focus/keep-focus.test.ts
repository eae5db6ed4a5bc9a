// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { keepFocus } from "./keep-focus";

const form = (): string =>
  `<h1>Pizza</h1><section><div data-field="name"><input value="Pizza"></div>
   <div data-field="amount"><button>Weniger</button><input value="125"></div></section>`;

test("a form that begins anew after saving keeps the focus in the same control of its field", async () => {
  document.body.innerHTML = `<main>${form()}</main>`;
  const main = document.body.querySelector("main");
  const stop = main ? keepFocus(main) : undefined;
  const input = () => document.querySelector<HTMLInputElement>("[data-field=amount] input");
  input()?.focus();
  if (main) main.innerHTML = form();
  await vi.waitFor(() => expect(document.activeElement).toBe(input()));
  stop?.();
});

test("a dialog that the address opened leaves the focus at the heading of its screen", async () => {
  document.body.innerHTML = `<main><h1>Bestellungen</h1></main><div role="dialog"><button>Schließen</button></div>`;
  const main = document.body.querySelector("main");
  const stop = main ? keepFocus(main) : undefined;
  document.querySelector("button")?.focus();
  document.querySelector("[role=dialog]")?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("h1")));
  stop?.();
});

test("an entry that can have the focus gets it, instead of a button that decides about the next one", async () => {
  const entry = (name: string) => `<li tabindex="-1" id="${name}"><div><button>Genehmigen</button></div></li>`;
  document.body.innerHTML = `<main><section><h2>Zu entscheiden</h2><ul>${entry("a")}${entry("b")}</ul></section></main>`;
  const main = document.body.querySelector("main");
  const stop = main ? keepFocus(main) : undefined;
  document.querySelector<HTMLElement>("#a button")?.focus();
  document.querySelector("#a button")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("a"));
  document.querySelector("#a")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("b"));
  document.querySelector("ul")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Zu entscheiden"));
  stop?.();
});

/** A list with a control in its first row, and the entries of failed calls beside it. */
function showFailure(control: string): void {
  const entry = `<li><button>Erneut versuchen</button></li>`;
  const rows = `<tr role="row" tabindex="-1" id="first"><td>${control}</td></tr>
    <tr role="row" tabindex="-1"><td><button>Weiter</button></td></tr>`;
  document.body.innerHTML = `<div><main><h1>Produkte</h1><table><tbody>${rows}</tbody></table></main>
    <div role="log"><ul>${entry}</ul></div></div>`;
}

test("when the last failed call has succeeded, the focus is where it was before", async () => {
  showFailure(`<button id="before">Preis</button>`);
  const root = document.body.querySelector("div");
  const stop = root ? keepFocus(root) : undefined;
  document.querySelector<HTMLElement>("#before")?.focus();
  document.querySelector<HTMLElement>("li button")?.focus();
  document.querySelector("ul")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("before"));
  stop?.();
});

test("a cell that was saved by trying again leaves the focus at its row", async () => {
  showFailure(`<div id="editor" data-field="price"><input></div>`);
  const root = document.body.querySelector("div");
  const stop = root ? keepFocus(root) : undefined;
  document.querySelector("input")?.focus();
  document.querySelector<HTMLElement>("li button")?.focus();
  document.querySelector("#editor")?.remove();
  document.querySelector("ul")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("first"));
  stop?.();
});
