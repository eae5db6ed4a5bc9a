// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventually, settled } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { memoryDisk } from "../queue/disk";
import { KeptNotice } from "./kept-notice";

const { disk } = vi.hoisted(() => ({ disk: { stampings: [] as object[] } }));
vi.mock("../queue/disk", async (original) => ({
  ...(await original<typeof import("../queue/disk")>()),
  openDisk: async () => ({ ...memoryDisk(), stampings: async () => disk.stampings }),
}));

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

test("a terminal that is not connected says what is still on it, without what was removed", async () => {
  disk.stampings = [{ id: "a" }, { id: "b" }, { id: "c", removedAt: 1 }];
  mounted = await mount(<KeptNotice />);
  await eventually(() => expect(mounted.element.textContent).toContain("warten noch 2 Stempelungen."));
  expect(mounted.element.textContent).toContain("sobald das Gerät wieder mit derselben Filiale verbunden ist");
});

test("it says nothing where nothing waits", async () => {
  disk.stampings = [{ id: "c", removedAt: 1 }];
  mounted = await mount(<KeptNotice />);
  await settled();
  expect(mounted.element.textContent).toBe("");
});
