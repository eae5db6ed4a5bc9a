// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const PICTURE = { id: "img_1", version: 1, extension: "jpg", alt: "" };
const SITE = {
  ...META,
  ...{ id: "sit_1", path: "ueber-uns", name: "Über uns", type: "default" },
  content: {
    sections: [
      { type: "text", value: { text: "Eins", image: PICTURE } },
      { type: "text", value: { text: "Zwei" } },
    ],
  },
};

let mounted: Awaited<ReturnType<typeof mountPage>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

const heads = () => [...document.querySelectorAll<HTMLElement>("[data-head]")];
const opened = () => heads().map((head) => head.getAttribute("aria-expanded"));

test("a section that was open stays open when a save has filled something in", async () => {
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "PUT") return Response.json({ data: address.includes("sit_1") ? SITE : [], cursor: null });
    const sent = JSON.parse(String(body)) as typeof SITE;
    // The server names what it knows of the pictures.
    const [first, ...others] = sent.content.sections;
    const sections = [
      { ...first, value: { ...first?.value, image: { ...PICTURE, width: 400, height: 300 } } },
      ...others,
    ];
    return Response.json({ data: { ...SITE, ...sent, content: { sections }, version: 2 } });
  });
  mounted = await mountPage({ resource: "sites", id: "sit_1", records: [SITE] });
  await settled();
  expect(opened()).toEqual(["false", "false"]);
  await act(async () => heads()[1]?.click());
  const name = document.querySelector("[data-field=name] input");
  await type({ into: name, text: "Über uns alle" });
  await press("Speichern");
  await settled();
  await settled();
  expect(opened()).toEqual(["false", "true"]);
});
