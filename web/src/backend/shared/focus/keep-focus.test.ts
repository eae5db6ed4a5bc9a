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
