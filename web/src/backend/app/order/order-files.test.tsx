// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "../../../shared/testing/hands";
import { OrderFiles } from "../../features/order/panel/order-files";
import { mountPart } from "../testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const file = (id: string) => ({
  ...{ id, version: 1, extension: "jpg" as const, publicHash: "hash", mimeType: "image/jpeg", name: `${id}.jpg` },
});
const item = {
  ...{ line: "1", product: "prd_cake", name: "Fototorte", amount: 1, unit: "piece" as const, unitPrice: 1, gross: 1 },
  ...{ calculationModel: "fixed" as const, taxRate: 10 },
  parts: [{ name: "Foto", type: "images", value: ["da.jpg", "weg.jpg"], uploads: [file("da"), file("weg")] }],
};

test("a file of a position that was deleted is told to be, without a link; any other fault leaves the link", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return new Response(null, { status: url.includes("weg") ? 404 : 503 });
  });
  mounted = await mountPart({ content: <OrderFiles item={item} /> });
  await settled();
  expect(asked).toEqual(["HEAD /upload/hash/da-1.jpg", "HEAD /upload/hash/weg-1.jpg"]);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/upload/hash/da-1.jpg",
  ]);
  const files = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(files).toEqual(["da.jpg", "weg.jpg (gelöscht)"]);
});
