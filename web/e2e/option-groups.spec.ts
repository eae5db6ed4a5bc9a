import { expect, onDesktop, test } from "./fixtures";

test(
  "an option of a group is left out of one product, and offered with the others",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const address = `${pizza}/api/products/prd_diavola`;
    /** What customers can choose in the third step, which has a group. */
    const offered = async (product: string): Promise<string[]> => {
      const { data } = (await (await fetch(`${pizza}/api/products/${product}`)).json()) as {
        data: { config: { parts: { options: { name: string }[] }[] } };
      };
      return data.config.parts[2]?.options.map(({ name }) => name) ?? [];
    };
    const all = await offered("prd_diavola");
    expect(all).toContain("Sardellen");
    try {
      await desk.goto(`${pizza}/backend#/products/prd_diavola`);
      await desk.getByRole("button", { name: "Schritt 3: Extra-Belag", exact: true }).click();
      await desk.getByRole("switch", { name: "Sardellen +1,90 € Allergene D" }).press("Space");
      await desk.keyboard.press("Control+s");
      await expect(desk.getByText("Gespeichert").first()).toBeVisible();
      // The edge keeps public answers for five seconds.
      await expect.poll(() => offered("prd_diavola")).toEqual(all.filter((name) => name !== "Sardellen"));
      expect(await offered("prd_salami")).toEqual(all);
      await desk.getByRole("link", { name: "Gruppe bearbeiten" }).click();
      await expect(desk.getByRole("listitem").filter({ hasText: "ohne Sardellen" })).toContainText("Diavola");
    } finally {
      const { data } = (await (await desk.request.get(address)).json()) as {
        data: { config: { parts: { without?: string[] }[] } };
      };
      const parts = data.config.parts.map(({ without: _, ...part }) => part);
      await desk.request.put(address, { data: { ...data, config: { parts } } });
    }
    await expect.poll(() => offered("prd_diavola")).toEqual(all);
  },
);
