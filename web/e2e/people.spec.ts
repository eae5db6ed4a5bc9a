import { orderAt } from "./api-order";
import { expect, onDesktop, onPhone, test } from "./fixtures";

test(
  "two orders of one person make one customer; once blocked, the next order says why it waits",
  onDesktop,
  async ({ openDesk, pizza }, { testId, retry }) => {
    const email = `stamm-${testId}-${retry}@example.test`;
    // Who orders elsewhere with the same number and name is the same person.
    const phone = `+43 677 ${String(Date.now()).slice(-8)}`;
    for (let time = 0; time < 2; time += 1) await orderAt({ url: pizza, email, phone });
    const { page: desk } = await openDesk(pizza);
    const found = async () => {
      const { data } = (await (
        await desk.request.get(`${pizza}/api/customers?search=${encodeURIComponent(email)}`)
      ).json()) as { data: { id: string; version: number; orderCount: number; emails: string[] }[] };
      return data.filter(({ emails }) => emails.includes(email));
    };
    // The table's stream tells of orders a moment later.
    await expect(async () => expect(await found()).toMatchObject([{ orderCount: 2 }])).toPass();
    const [customer] = await found();
    await desk.goto(`${pizza}/backend#/customers/${customer?.id}`);
    await expect(
      desk
        .getByText(email)
        .or(desk.locator(`input[value="${email}"]`))
        .first(),
    ).toBeVisible();
    const { data } = (await (await desk.request.get(`${pizza}/api/customers/${customer?.id}`)).json()) as {
      data: Record<string, unknown>;
    };
    const blocked = { ...data, isBlocked: true, blockReason: "Zweimal nicht abgeholt" };
    expect((await desk.request.put(`${pizza}/api/customers/${customer?.id}`, { data: blocked })).status()).toBe(200);
    const { uid } = await orderAt({ url: pizza, email, phone });
    await expect(async () => {
      const answer = await desk.request.get(`${pizza}/api/orders/current`);
      const { data: orders } = (await answer.json()) as {
        data: { uid: string; heldFor: string | null; status: string }[];
      };
      expect(orders.find((order) => order.uid === uid)).toMatchObject({ heldFor: "Zweimal nicht abgeholt" });
    }).toPass();
  },
);

test(
  "the demo shops bring customers with what they ordered, and a person outside the staff",
  onDesktop,
  async ({ openDesk, pizza, bike }) => {
    for (const url of [pizza, bike]) {
      const { page: desk } = await openDesk(url);
      const read = async (path: string) =>
        ((await (await desk.request.get(`${url}/api/${path}`)).json()) as { data: { orderCount?: number }[] }).data;
      const customers = await read("customers?limit=100");
      expect(customers.filter(({ orderCount = 0 }) => orderCount > 0).length).toBeGreaterThanOrEqual(40);
      expect(await read("external-users")).not.toEqual([]);
    }
  },
);

test(
  "a person outside the staff opens their page by its link, until the key is revoked",
  onPhone,
  async ({ page, openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const { data: branches } = (await (await desk.request.get(`${pizza}/api/branches`)).json()) as {
      data: { id: string }[];
    };
    const data = {
      username: `rad-${Date.now().toString(36)}@example.test`,
      firstName: "Rosa",
      lastName: "Radbote",
      branches: [{ id: branches[0]?.id }],
      permissions: ["deliveryRuns"],
    };
    const answer = await desk.request.post(`${pizza}/api/external-users`, { data });
    expect(answer.status()).toBe(201);
    const { data: user } = (await answer.json()) as { data: { id: string } };
    await desk.goto(`${pizza}/backend#/external-users/${user.id}`);
    await desk.getByRole("button", { name: "Schlüssel erstellen" }).click();
    const dialog = desk.getByRole("alertdialog", { name: /^Zugang für/ });
    const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    await page.goto(link);
    await expect(page.getByText("Rosa Radbote")).toBeVisible();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await desk.getByRole("button", { name: "Widerrufen" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Widerrufen" }).click();
    await expect(desk.getByText(/^Der Schlüssel wurde am .* widerrufen\.$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Rosa Radbote")).toBeHidden();
  },
);
