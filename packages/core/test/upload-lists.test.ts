import { expect, it, beforeAll } from "vitest";
import { NOW, admin, createShop } from "./shop";
import { placed } from "./orders";
import { UploadEntity } from "../src/media/upload";
import { listUploads } from "../src/media/upload-record";
import { OrderEntity } from "../src/order/order.entity";
import { rebuildSnapshot } from "../src/snapshot";
import { uploadLists } from "../src/migration/0008-upload-lists";

beforeAll(createShop);

it("puts files of orders of an earlier version into the lists of their branches", async () => {
  await rebuildSnapshot({ startedAt: Date.now() });
  const { uid } = await placed();
  const { data: order } = await OrderEntity.get({ uid }).go();
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error("No order");
  const createdAt = new Date(NOW).toISOString();
  const file = { version: 1, extension: "jpg" as const, publicHash: "h", mimeType: "image/jpeg", size: 3, createdAt };
  const ids = ["01KTC9XET03CTQ80T0EXNPPPH1", "01KTC9XET03CTQ80T0EXNPPPH2"].map((id) => `upl_${id}`);
  for (const id of ids) await UploadEntity.put({ ...file, id, name: "Alt.jpg", order: uid }).go();
  const uploads = ids.map((id) => ({ ...file, id, name: "Alt.jpg" }));
  const parts = [{ name: "Foto", type: "images" as const, value: ["Alt.jpg", "Alt.jpg"], uploads }];
  await OrderEntity.put({ ...order, items: [{ ...item, parts }] }).go();
  // Another order uses this one by now.
  await UploadEntity.patch({ id: ids[1] ?? "" })
    .set({ order: "other" })
    .go();

  const listed = () => listUploads({ actor: admin, query: {}, now: NOW });
  expect((await listed()).uploads).toEqual([]);
  expect(await uploadLists.run()).toBe("1 file of an order is listed now.");
  expect((await listed()).uploads).toMatchObject([
    { id: ids[0], order: uid, branch: order.branch, ticketNumber: order.ticketNumber, part: "Foto", expiresAt: null },
  ]);
  expect(await uploadLists.run()).toBe("0 files of orders are listed now.");
});
