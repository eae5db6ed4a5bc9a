// @vitest-environment happy-dom
import { resources } from "@tresen/contract/resources";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { settled, type } from "../../../../../shared/testing/hands";
import { picture } from "../../../media/testing";
import { sendPicture } from "../../../media/upload/send-file";
import { fieldsOf } from "../../../model/schema-fields";
import { mountFields } from "../../testing/mount";

vi.mock(import("../../../media/upload/send-file"), async (original) => ({
  ...(await original()),
  sendPicture: vi.fn(),
}));

const WARNING = "Ohne Beschreibung erfahren Menschen, die das Bild nicht sehen, nichts davon.";
const stored = { id: "img_1", version: 1, extension: "jpg", alt: "Salami" };

let mounted: Awaited<ReturnType<typeof mountFields>> | undefined;
afterEach(() => mounted?.unmount());

async function show(alt: string) {
  const fields = fieldsOf(resources.categories.fields).filter(({ key }) => key === "image");
  mounted = await mountFields({ fields, draft: { image: { ...stored, alt } } });
}
const alt = () => document.querySelector<HTMLInputElement>("[data-field='image.alt'] input");
const page = () => document.body.textContent;

test("a picture without a description is warned of at its field, until there is one", async () => {
  await show("");
  expect(page()).toContain(WARNING);
  const described = alt()?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toContain(WARNING);
  await type({ into: alt(), text: "Eine Pizza" });
  expect(page()).not.toContain(WARNING);
});

test("a picture that replaces another one comes with its own description, or is warned of", async () => {
  await show("Salami");
  expect(page()).not.toContain(WARNING);
  const replace = async (described: string): Promise<void> => {
    vi.mocked(sendPicture).mockResolvedValueOnce(picture({ id: `img_${described}`, alt: described }));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    Object.defineProperty(input, "files", { configurable: true, value: [new File(["x"], "neu.jpg")] });
    await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
    await settled();
  };
  await replace("");
  expect(alt()?.value).toBe("");
  expect(page()).toContain(WARNING);
  await replace("Funghi");
  expect(alt()?.value).toBe("Funghi");
  expect(page()).not.toContain(WARNING);
});
