// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { META, mountPage } from "../testing/page";
import { eventually } from "../../../shared/testing/hands";

const TAG = { ...META, id: "tag_1", name: "Vegan" };
let mounted: Awaited<ReturnType<typeof mountPage>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("a duplicate begins with the cursor in its name", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: TAG }));
  mounted = await mountPage({ resource: "tags", id: "tag_1", records: [TAG] });
  await mounted.router.navigate({
    to: "/$resource/$id",
    params: { resource: "tags", id: "new" },
    search: { copy: "tag_1" },
  });
  await eventually(() => expect(document.activeElement).toHaveProperty("value", "Vegan (Kopie)"));
});
