// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { MarkdownPreview } from "./markdown-preview";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

test("an empty cell of a table's head heads nothing", async () => {
  mounted = await mount(<MarkdownPreview text={"|  | Preis |\n|---|---|\n| Pizza | 9,90 |"} />);
  const cells = [...mounted.element.querySelectorAll("thead tr > *")];
  expect(cells.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["TD", ""],
    ["TH", "Preis"],
  ]);
});
