import { fits, shows } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test(
  "staff pause a method and sell out a product, and the shop says so and refuses",
  onDesktop,
  async ({ customer: { page, store }, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_leopoldstadt");
    await store.open(`${pizza}/store/leopoldstadt`);
    const first = page.getByRole("article").first().getByRole("button");
    const product = (await first.textContent()) ?? "";
    await store.add({ product });
    await store.chooseMethod("Takeaway");

    // Two taps at the desk, and the shop tells customers within half a minute, or when they come back to it.
    await desk.page.getByRole("link", { name: "Jetzt" }).click();
    await desk.page.getByRole("button", { name: "Takeaway: 30 Minuten länger" }).click();
    await expect(desk.page.getByText("Derzeit etwa 30 Minuten länger, bis")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Derzeit etwa 30 Minuten länger")).toBeVisible();
    await desk.page.getByRole("button", { name: "Takeaway pausieren" }).click();
    await expect(desk.page.getByText("Takeaway pausiert bis")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Takeaway pausiert bis")).toBeVisible();
    await fits(desk.page, "the page of what holds now");
    await shows(desk.page, "the page of what holds now");
    await desk.page.getByRole("button", { name: /beenden$/ }).click();
    await expect(desk.page.getByText("Takeaway pausiert bis")).toBeHidden();

    const { data } = (await (
      await page.request.get(`${pizza}/api/products?search=${encodeURIComponent(product)}`)
    ).json()) as {
      data: { id: string; name: string }[];
    };
    const id = data.find(({ name }) => name === product)?.id ?? "";
    const told = await desk.page.request.post(`${pizza}/api/sold-outs`, {
      data: { branch: "brn_leopoldstadt", product: id },
    });
    expect(told.status()).toBe(200);
    await page.reload();
    await expect(page.getByRole("article").filter({ hasText: product }).getByText("Heute ausverkauft")).toBeVisible();
    const cart = await store.cart();
    await expect(cart.getByText("Heute ausverkauft")).toBeVisible();
    await expect(cart.getByText("Bitte entfernen Sie, was inzwischen ausverkauft ist.")).toBeVisible();
    await fits(page, "a cart with something sold out");
    await shows(page, "a cart with something sold out");
    await desk.page.reload();
    await desk.page.getByRole("button", { name: `${product} wieder anbieten` }).click();
    await page.reload();
    await expect(page.getByText("Heute ausverkauft")).toBeHidden();
    await expect(cart.getByRole("link", { name: /Zur Kassa|Zur Anfrage/ })).toBeVisible();
  },
);
