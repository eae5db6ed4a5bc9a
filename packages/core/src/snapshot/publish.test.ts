import { expect, test } from "vitest";
import { NOW, admin, createShop } from "../../test/shop";
import { saveConfig } from "../config";
import { getSnapshotState, publishSnapshot, rebuildSnapshot } from ".";

test("a snapshot that is not ready within the request is reported as building, and then as ready", async () => {
  await createShop();
  await saveConfig({ actor: admin, now: NOW, input: { shopName: "Anders" } });
  const before = await getSnapshotState({ actor: admin });
  expect(before.isRebuilding).toBe(false);
  // Nobody builds it here: the answer comes all the same, about the one that is in place.
  expect(await publishSnapshot({ actor: admin })).toMatchObject({ version: before.version, isRebuilding: true });
  expect(await getSnapshotState({ actor: admin })).toMatchObject({ version: before.version, isRebuilding: true });
  await rebuildSnapshot({ startedAt: Date.now() + 1 });
  expect(await getSnapshotState({ actor: admin })).toMatchObject({ version: before.version + 1, isRebuilding: false });
});
