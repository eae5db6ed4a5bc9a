import { act } from "react";

/** What a person does with the document of a test, by the names that they read. */

function named({ name, within }: { name: string; within: ParentNode }): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>("button, a")].find(
    (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent).trim() === name,
  );
  if (!found) throw new Error(`Nothing to press is called ${name}`);
  return found;
}

/** Presses a button or a link, of the whole page or within a part of it. */
export const press = (name: string, within: ParentNode = document) => act(async () => named({ name, within }).click());

export function type({ into, text }: { into: Element | null; text: string }) {
  return act(async () => {
    const of = [HTMLInputElement, HTMLTextAreaElement].find((kind) => into instanceof kind);
    if (!of) throw new Error("No input");
    // React overrides the setter of the element itself to tell changes apart.
    Object.getOwnPropertyDescriptor(of.prototype, "value")?.set?.call(into, text);
    into?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Lets calls that have begun end. */
export const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

/** So often it is looked again, 20 ms apart: slow machines take a while. */
const LOOKS = 1000;

/** Waits until what is checked is so. */
export async function eventually(check: () => void): Promise<void> {
  for (let look = 1; ; look += 1) {
    await settled();
    try {
      check();
      return;
    } catch (error) {
      if (look === LOOKS) throw error;
    }
  }
}
